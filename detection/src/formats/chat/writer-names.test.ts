import { describe, expect, it } from 'vitest';
import { turnAt, turnsOf } from './turns.ts';

/** How a message begins, by what writes it, without its name. */
const STAMPS: Readonly<Record<string, (minute: number) => string>> = {
  'Android, Italian': (minute) => `12/03/24, 18:${minute} - `,
  'Android, American': (minute) => `1/4/23, 7:${minute}\u202fPM - `,
  'Android, Colombian': (minute) => `28/3/2025, 9:${minute}\u00a0p.\u00a0m. - `,
  'Android, Canadian': (minute) => `2023-12-20, 5:${minute} p.m. - `,
  'Android, Dutch': (minute) => `12-03-2024 18:${minute} - `,
  'Android, German': (minute) => `03.08.21, 12:${minute} - `,
  'Android, Finnish': (minute) => `12.3.2024 klo 18.${minute} - `,
  'Android, French': (minute) => `12/03/2024 à 18:${minute} - `,
  'Android, Danish': (minute) => `12.03.2024 kl. 18.${minute} - `,
  'Android, Spanish': (minute) => `12/3/24 a las 18:${minute} - `,
  'Android, Arabic digits': (minute) =>
    `١٢/٣/٢٠٢٤، ١٨:${String(minute).replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))} - `,
  'iOS, Italian': (minute) => `[12/03/24, 18:22:${minute}] `,
  'iOS, with marks of direction': (minute) => `\u200e[12/03/24, 18:22:${minute}] \u200e`,
  'iOS, American': (minute) => `[14/10/2021, 3:34:${minute}\u202fPM] `,
  'iOS, Canadian': (minute) => `[2023-12-20, 5:46:${minute}\u202fp.m.] `,
  'iOS, German': (minute) => `[07.03.26, 21:22:${minute}] `,
  'iOS, without a comma': (minute) => `[31/10/2024 15:50:${minute}] `,
  'iOS, Chinese': (minute) => `[2024/10/31 下午3:50:${minute}] `,
};
const NAMES = [
  'Marco',
  'Marco [officina]',
  'Marco <3',
  '<Marco>x',
  '~ Marco',
  '+39 333 123 4567',
  '\u202a+39 333 123 4567\u202c',
  '🔥Marco🔥',
  'Marco (cugino)',
  'O’Brien, Marco',
  'Marco - lavoro',
  'Marco: officina',
  '[Marco]',
  'مَرْكو',
  'Marco Antonio Giovanni Battista della Rovere di Montefeltro ed Urbino (cugino)',
  'Marco 12:30',
  'Marco, [12]',
];
const shown = (name: string) => name.replaceAll(/[\u202a-\u202e\u200e]/g, '').replace(/^~ /, '');
const THREAT = 'vi ammazziamo tutti';

describe('a message of a chat', () => {
  it.each(Object.entries(STAMPS))(
    'is by the name before it, whatever signs that has: %s',
    (_what, stamp) => {
      const others = NAMES.flatMap((name) => {
        const chat = [
          `${stamp(20)}${name}: ciao a tutti`,
          `${stamp(21)}Anna: buongiorno`,
          `${stamp(22)}${name}: ${THREAT}`,
          `${stamp(23)}Anna: che cosa?`,
        ].join('\n');
        const who = turnAt(turnsOf(chat, 'text/plain'), chat.indexOf(THREAT))?.who;
        const isRight =
          who !== undefined &&
          (who === shown(name) || (who.endsWith('…') && shown(name).startsWith(who.slice(0, -1))));
        return isRight ? [] : [[name, who]];
      });
      expect(others).toEqual([]);
    },
  );

  it('is never part of the one before, whatever begins the line', () => {
    let seed = 7;
    const any = <Item>(items: readonly Item[]): Item => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return items[(seed >>> 8) % items.length] as Item;
    };
    const stamps = Object.values(STAMPS);
    const rests = [
      '%n: %t',
      '%n: %t',
      '%n: %t',
      '%t',
      '%n %t',
      'Messages are encrypted. %t',
      '%n:%t',
      '<%n> %t',
      '%n: a: %t',
      '\u200e%t',
    ];
    for (let round = 0; round < 400; round += 1) {
      const form = any(stamps);
      const lines = Array.from(
        { length: 12 },
        (_, at) =>
          `${(round % 3 === 0 ? any(stamps) : form)(10 + at)}` +
          `${any(rests).replace('%n', any(NAMES)).replace('%t', `text ${at}`)}` +
          `${any(['', '', '\nsecond line', '\r'])}`,
      );
      const chat = lines.join('\n');
      const turns = turnsOf(chat, 'text/plain');
      if (turns.length === 0) continue;
      for (
        let at = 0, start = 0;
        at < lines.length;
        start += (lines[at]?.length ?? 0) + 1, at += 1
      ) {
        const turn = turnAt(turns, chat.indexOf(`text ${at}`, start));
        expect(
          turn === undefined || turn.start >= start,
          `${chat}\n\nline ${at}: ${JSON.stringify(turn)}`,
        ).toBe(true);
      }
    }
  });

  it('copied from Telegram is by the name before it', () => {
    for (const name of NAMES) {
      const chat =
        `${name}, [12/03/2024 18:20]\nciao\n\nAnna, [12/03/2024 18:21]\nbuongiorno\n\n${name}, ` +
        `[12/03/2024 18:22]\n${THREAT}\n`;
      expect(turnAt(turnsOf(chat, 'text/plain'), chat.indexOf(THREAT))?.who.slice(0, 50)).toBe(
        shown(name).slice(0, 50),
      );
    }
  });
});
