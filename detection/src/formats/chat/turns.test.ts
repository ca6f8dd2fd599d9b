import { describe, expect, test } from 'vitest';
import { sized } from '../../../test/campaign.ts';
import { TextEncoder } from 'node:util';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { turnAt, turnsOf } from './turns.ts';
import { inWords } from '../../../test/in-words.ts';

const THREAT = 'I will burn your house down';
const LINES: Readonly<Record<string, string>> = {
  'WhatsApp on Android':
    `12/03/2024, 18:20 - Messages and calls are end-to-end encrypted.\n12/03/2024, 18:20 - ` +
    `Giulia: ciao\n12/03/2024, 18:22 - Marco Rossi: ${THREAT}\n12/03/2024, 18:23 - Giulia: ` +
    `what?\n`,
  'WhatsApp on Android, American':
    `3/12/24, 6:20\u202fPM - Giulia: ciao\n` + `3/12/24, 6:22\u202fPM - Marco Rossi: ${THREAT}\n`,
  'WhatsApp on iOS':
    `\u200e[12/03/24, 18:20:11] Giulia: \u200eMessages and calls are end-to-end ` +
    `encrypted.\n[12/03/24, 18:22:47] ~ Marco Rossi: hello\n${THREAT}\n[12/03/24, 18:23:00] ` +
    `Giulia: what?\n`,
  'a single message': `[12/03/24, 18:22:47] Marco Rossi: ${THREAT}`,
  IRC: `18:20 <@giulia> ciao\n18:22 <Marco_Rossi> ${THREAT}\n18:23 <@giulia> what?\n`,
  'Telegram, copied': `Giulia, [12/03/2024 18:20]\nciao\n\nMarco Rossi, [12/03/2024 18:22]\n${THREAT}\n`,
  Zoom: `18:20:01 From Giulia to Everyone : ciao\n18:22:47 From Marco Rossi to Everyone:\n\t${THREAT}\n`,
  Signal:
    `[2024-03-12 18:20] Giulia: ciao\n[2024-03-12 18:22] Marco Rossi: ${THREAT}\n[2024-03-12 ` +
    `18:23] Giulia: what?\n[2024-03-12 18:24] Marco Rossi: you heard me\n`,
  Discord:
    `[12-Mar-24 06:20 PM] giulia\nciao\n\n[12-Mar-24 06:22 PM] Marco ` +
    `Rossi\n${THREAT}\n\n[12-Mar-24 06:23 PM] giulia\nwhat?\n[12-Mar-24 06:24 PM] ` +
    `giulia\nhello?\n`,
};
const message = (who: object, when: object, what: object) => ({ ...who, ...when, ...what });
const DATA: Readonly<Record<string, unknown>> = {
  Telegram: {
    name: 'Group',
    messages: [
      message(
        { from: 'Marco Rossi', from_id: 'user1' },
        { date: '2024-03-12T18:22:47' },
        { text: THREAT },
      ),
    ],
  },
  'Telegram, a text in pieces': {
    messages: [
      message(
        { from: 'Marco Rossi' },
        { date: '2024-03-12T18:22:47' },
        { text: ['I ', { type: 'bold', text: 'will' }, ' burn your house down'] },
      ),
    ],
  },
  'Telegram, passed on': {
    messages: [
      message(
        { from: 'Giulia', forwarded_from: 'Marco Rossi' },
        { date: '2024-03-12T18:22:47' },
        { text: THREAT },
      ),
    ],
  },
  'in a block of Slack': [
    message(
      { user: 'U1', user_profile: { real_name: 'Marco Rossi' } },
      { ts: '1710267767.000100' },
      {
        text: 'see below',
        blocks: [
          {
            type: 'rich_text',
            elements: [{ type: 'rich_text_section', elements: [{ type: 'text', text: THREAT }] }],
          },
        ],
      },
    ),
  ],
  Slack: [
    message(
      { user: 'U1', user_profile: { display_name: '', real_name: 'Marco Rossi' } },
      { ts: '1710267767.000100' },
      { text: THREAT },
    ),
  ],
  Discord: {
    messages: [
      message(
        { author: { id: '2', name: 'marco', nickname: 'Marco Rossi' } },
        { timestamp: '2024-03-12T18:22:47.123+00:00' },
        { content: THREAT },
      ),
    ],
  },
  Facebook: {
    messages: [
      message({ sender_name: 'Marco Rossi' }, { timestamp_ms: 1710267767000 }, { content: THREAT }),
    ],
  },
  X: [
    {
      dmConversation: {
        messages: [
          {
            messageCreate: message(
              { senderId: 'Marco Rossi' },
              { createdAt: '2024-03-12T18:22:47.000Z' },
              { text: THREAT },
            ),
          },
        ],
      },
    },
  ],
};
const telegramPage = (messages: string) =>
  `<!DOCTYPE html><html><body><div class="page_wrap"><div class="history">${messages}</div></div></body></html>`;
const telegramMessage = (head: string, text: string) =>
  '<div class="message default clearfix"><div class="body"><div class="pull_right date ' +
  `details" title="12.03.2024 18:22:47 UTC+01:00">18:22</div>${head}<div ` +
  `class="text">${text}</div></div></div>`;

const writerOf = (content: string, mime: string | null = 'text/plain', what = 'burn') =>
  turnAt(turnsOf(content, mime), content.indexOf(what));

describe('who wrote it in a chat', () => {
  test.each(Object.entries(LINES))('is read from lines: %s', (_, content) => {
    expect(writerOf(content)).toMatchObject({
      who: expect.stringMatching(/^Marco.Rossi$/),
      when: expect.stringMatching(/22/),
    });
  });

  test.each(Object.entries(DATA))('is read from data: %s', (_, data) => {
    for (const indent of [undefined, 2])
      expect(writerOf(JSON.stringify(data, null, indent))).toMatchObject({
        who: 'Marco Rossi',
        when: expect.stringMatching(/^2024-03-12 18:22(?: UTC)?$/),
      });
  });

  test('is read from one object a line, and from data in JavaScript', () => {
    const lines = [
      { user: 'giulia', time: '18:20', text: 'ciao' },
      { user: 'marco', time: '18:22', text: THREAT },
    ]
      .map((one) => JSON.stringify(one))
      .join('\n');
    expect(writerOf(lines)).toMatchObject({ who: 'marco', when: '18:22' });
    expect(
      writerOf(`window.YTD.direct_messages.part0 = ${JSON.stringify(DATA['X'])}`),
    ).toMatchObject({ who: 'Marco Rossi' });
  });

  test('is read from the page that Telegram writes, also where a message has no name of its own', () => {
    const page = telegramPage(
      [
        telegramMessage('<div class="from_name">Giulia</div>', 'ciao'),
        telegramMessage('<div class="from_name"> Marco Rossi\n</div>', 'hello'),
        telegramMessage('', `I <strong>will</strong> burn your house`),
        telegramMessage('<div class="from_name">Giulia</div>', 'look'),
        telegramMessage('', '').replace(
          '<div class="text"></div>',
          '<div class="forwarded body"><div class="from_name">Anna <span class="date details" ' +
            'title="1.1.2024 10:00:00">1.1.2024</span></div><div class="text">peek</div></div>',
        ),
        telegramMessage('', 'gaze'),
      ].join('\n'),
    );
    expect(writerOf(page, 'text/html')).toMatchObject({
      who: 'Marco Rossi',
      when: '12.03.2024 18:22:47 UTC+01:00',
    });
    expect(['look', 'peek', 'gaze'].map((what) => writerOf(page, 'text/html', what)?.who)).toEqual([
      'Giulia',
      'Anna',
      'Giulia',
    ]);
    expect(
      turnsOf('<html><body><div class="message">I will burn it</div></body></html>', 'text/html'),
    ).toEqual([]);
  });

  test('names are mended and cannot hide or reorder what stands beside them', () => {
    expect(
      writerOf(
        JSON.stringify({
          messages: [
            { sender_name: 'Nicol\u00c3\u00b2', timestamp_ms: 1710267767000, content: THREAT },
          ],
        }),
      ),
    ).toMatchObject({ who: 'Nicolò' });
    expect(
      writerOf(
        JSON.stringify([
          { from: `\u202eocraM${'x'.repeat(200)}`, date: '2024-03-12', text: THREAT },
        ]),
      )?.who,
    ).toMatch(/^ocraMx{54}…$/);
  });

  test.each(
    Object.entries({
      'log of a program': Array.from(
        { length: 9 },
        (_, at) =>
          `[2024-03-12 18:2${at}] ${at % 2 === 0 ? 'production.ERROR' : 'local.INFO'}: burn ${at}`,
      ).join('\n'),
      'steps of a build': Array.from(
        { length: 9 },
        (_, at) => `[18:22:4${at}] Starting 'burn${at}'...`,
      ).join('\n'),
      prose: `On 12/03/2024, at 18:22, Marco wrote: ${THREAT}\nAt 18:23 - Giulia: what?\n`,
      'settings with names, times and texts of nobody': JSON.stringify({
        time: '18:22',
        text: THREAT,
        from: '',
      }),
      'hostile data': '[{"text":'.repeat(100_000) + `"${THREAT}"`,
      'times alone': '18:22\n'.repeat(1_000) + THREAT,
    }),
  )('is nobody in %s', (_, content) => {
    expect(writerOf(content)).toBeUndefined();
  });

  test('is read of a chat of years', () => {
    const count = sized(60_000, 15_000);
    const content = Array.from(
      { length: count },
      (_, at) =>
        `12/03/2024, 18:22 - ${at % 2 === 0 ? 'Giulia' : 'Marco'}: message ${at}, and some more words`,
    ).join('\n');
    const turns = turnsOf(content, 'text/plain');
    expect([turns.length, turnAt(turns, content.indexOf(`message ${count - 1}`))?.who]).toEqual([
      count,
      'Marco',
    ]);
    expect(
      turnsOf(
        JSON.stringify(
          turns.map(({ who, when }) => ({
            from: who,
            date: when,
            text: 'a message and some more words',
          })),
        ),
        'text/plain',
      ),
    ).toHaveLength(count);
  });

  test('ends where a chat does that stands in the middle of a report', () => {
    const report =
      `Report of the night shift.\n\nNothing else happened.\n\nThe chat:\n\n12/03/2024, 18:20 - ` +
      `Giulia: ciao\n12/03/2024, 18:22 - Marco: ${THREAT}\n\nWe burnt the copies.`;
    expect(writerOf(report)).toMatchObject({ who: 'Marco' });
    expect(writerOf(report, 'text/plain', 'burnt')).toBeUndefined();
  });

  const found = async (content: string, filename = 'chat.txt') =>
    (
      await createEngine().scan(
        { bytes: new TextEncoder().encode(content), filename, mime: null, path: [filename] },
        () => undefined,
      )
    ).rows.flatMap(({ outcome }) =>
      outcome.kind === 'found'
        ? outcome.things.map(({ rule, excerpt, why, place }) => ({
            rule,
            excerpt,
            by: /was written by (\w+)/.exec(inWords(why))?.[1],
            at:
              place.kind === 'text'
                ? content.slice(place.offset, place.offset + place.length)
                : place,
          }))
        : [],
    );
  type Said = readonly (readonly [who: string, what: string])[];
  const ways: Readonly<Record<string, (said: Said) => readonly [content: string, name: string]>> = {
    lines: (said) => [
      said.map(([who, what]) => `12/03/2024, 18:20 - ${who}: ${what}`).join('\n'),
      'chat.txt',
    ],
    data: (said) => [
      JSON.stringify(
        {
          messages: said.map(([from, text], id) => ({
            id,
            date: '2024-03-12T18:22:47',
            from,
            text,
            text_entities: [{ type: 'plain', text }],
          })),
        },
        null,
        1,
      ),
      'result.json',
    ],
    'a page': (said) => [
      telegramPage(
        said
          .map(([who, what]) => telegramMessage(`<div class="from_name">${who}</div>`, what))
          .join('\n'),
      ),
      'messages.html',
    ],
  };
  const DEPOT: Said = [
    ['Davide', 'Who moved the pallets from gate 4?'],
    ['Teresa', 'night shift, ask them'],
    ['Sergio', 'ask Marta. she signed me out of a job'],
    ['Davide', 'Stop it, Sergio.'],
    ['Teresa', 'I am sending this to security'],
  ];

  test.each(Object.entries(ways))(
    'is asked for each of several people, and what others wrote is no part of it: in %s',
    async (_, written) => {
      expect(await found(...written(DEPOT))).toEqual([]);
      expect(
        await found(
          ...written([
            ['Giulia', 'I will'],
            ['Marco', 'see you tomorrow'],
          ]),
        ),
      ).toEqual([]);
      expect(
        await found(
          ...written([
            ['Marco', 'ok'],
            ['Marco', 'è “I will kill you” or what?'],
            ['Giulia', 'what?'],
            ['Marco', 'I will kill you'],
          ]),
        ),
      ).toEqual([
        {
          rule: 'threats/frame-en-intent',
          excerpt: 'I will kill you',
          by: 'Marco',
          at: 'I will kill you',
        },
      ]);
    },
  );

  test('keeps what its links promise, and what its members are called', async () => {
    const [page, name] = ways['a page']?.([
      [
        'Marco',
        'see <a href="https://paypal.com.verify-account.top/x">https://www.paypal.com/account</a>',
      ],
    ]) ?? ['', ''];
    expect((await found(page, name)).map(({ rule }) => rule)).toContain(
      'phishing/other-than-promised',
    );
    const [data] = ways['data']?.([['Marco', 'hello']]) ?? [''];
    const config = JSON.stringify({
      ...(JSON.parse(data) as object),
      api_key: 'AKIAQ3EGRV7XK2LMN4PZ',
      aws_secret_access_key: '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',
    });
    expect((await found(config, 'result.json')).map(({ rule }) => rule)).toContainEqual(
      expect.stringMatching(/^secrets\//),
    );
  });

  test(
    'is said by each finding in it, which quotes nothing of other messages; a number that is a ' +
      'name is not shown',
    async () => {
      const content =
        `12/03/2024, 18:20 - Giulia: ciao a tutti\n12/03/2024, 18:22 - +39 333 1234567: ` +
        `${THREAT}\n12/03/2024, 18:23 - Giulia: what?\n`;
      const { rows, fileKind } = await createEngine().scan(
        {
          bytes: new TextEncoder().encode(content),
          filename: 'WhatsApp Chat with Marco.txt',
          mime: null,
          path: ['chat.txt'],
        },
        () => undefined,
      );
      const things = rows.flatMap(({ outcome }) =>
        outcome.kind === 'found' ? outcome.things : [],
      );
      expect(fileKind).toBe('fileKindChat');
      expect(inWords(things.map(({ rule, excerpt, why }) => ({ rule, excerpt, why })))).toEqual([
        {
          rule: 'threats/frame-en-attack',
          excerpt: THREAT,
          why:
            'The sentence says what the author will do, or would like to do, to someone. ' +
            'The sentence mentions a time or place. The message was written by +39 333 1234567 (12/03/2024, 18:22).',
        },
        {
          rule: 'personal-data/phone',
          excerpt: '+39 ••• 567',
          why: 'The text contains a phone number. The number matches its country’s numbering plan.',
        },
      ]);
    },
  );
});
