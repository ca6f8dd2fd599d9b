import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readText } from '../text/read-text.ts';
import { readWritten } from './read-written.ts';

const SAID = 'Stasera bruciamo il magazzino, perché è così: 🔥 我们 vi ammazziamo tutti';
const read = (bytes: Uint8Array) =>
  readWritten(readText(bytes, 'text/calendar') ?? '', 'text/calendar')?.text ?? '';

/** A calendar whose value is folded at these places, counted in bytes. */
function folded(places: readonly number[], lineEnd: string, blank: string): Uint8Array {
  const value = Buffer.from(SAID);
  const cuts = [...new Set(places.map((place) => place % value.length))].sort((a, b) => a - b);
  const pieces = [...cuts, value.length].map((end, at) =>
    Buffer.concat([
      Buffer.from(at === 0 ? '' : `${lineEnd}${blank}`),
      value.subarray(at === 0 ? 0 : cuts[at - 1], end),
    ]),
  );
  return Buffer.concat([
    Buffer.from(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'DESCRIPTION:'].join(lineEnd)),
    ...pieces,
    Buffer.from(['', 'END:VEVENT', 'END:VCALENDAR', ''].join(lineEnd)),
  ]);
}

it('reads folded lines as one, wherever a letter is cut and however lines end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(200), { minLength: 1, maxLength: 12 }),
      fc.constantFrom('\r\n', '\n', '\r'),
      fc.constantFrom(' ', '\t'),
      (places, lineEnd, blank) => {
        const file = folded(places, lineEnd, blank);
        expect(read(file)).toContain(SAID);
        const text = readText(file, 'text/calendar') ?? '';
        expect(text).not.toContain('\ufffd');
        expect(Buffer.byteLength(text)).toBe(file.length);
      },
    ),
    { numRuns: 300, seed: 251 },
  );
});

const card = (property: string) =>
  Buffer.from(`BEGIN:VCARD\r\nVERSION:2.1\r\n${property}\r\nEND:VCARD\r\n`);
const quoted = (text: string, encoding: 'utf8' | 'latin1', every: number) =>
  [...Buffer.from(text, encoding)]
    .map(
      (byte, at) =>
        `${at > 0 && at % every === 0 ? '=\r\n' : ''}=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');

it.each([1, 2, 3, 20])(
  'reads quoted-printable cards whose lines end after %i bytes, in the charset that they name',
  (every) => {
    expect(
      read(card(`NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${quoted(SAID, 'utf8', every)}`)),
    ).toContain(SAID);
    expect(read(card(`NOTE;QUOTED-PRINTABLE:${quoted('perché così', 'utf8', every)}`))).toContain(
      'perché così',
    );
    expect(
      read(
        card(
          `NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:${quoted('perché così', 'latin1', every)}`,
        ),
      ),
    ).toContain('perché così');
  },
);

it('leaves every other text as it is', () => {
  const text = Buffer.from('DESCRIPTION:a\u00c3\r\n \u00a8b', 'latin1');
  expect(readText(text, 'text/plain')).toContain('\n ');
});
