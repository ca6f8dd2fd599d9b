import { describe, expect, it } from 'vitest';
import { createTestEngine } from '../../../test/engine.ts';
import { severityOfScore } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { AccountNames } from '../impersonation/account-names.ts';
import { guess } from '../indicators/canonical.ts';
import { pack } from '../indicators/pack.ts';
import { watchedOf, type WatchLists } from './watched.ts';

const engine = createTestEngine();
async function look(text: string, lists: Partial<WatchLists>): Promise<FoundThing[]> {
  const { rows } = await engine.scan(
    { bytes: new TextEncoder().encode(text), filename: 'note.txt', mime: null, path: ['note.txt'] },
    () => undefined,
    watchedOf({ names: [], domains: [], terms: [], ...lists }),
  );
  return rows.flatMap(({ outcome }) => (outcome.kind === 'found' ? outcome.things : []));
}

const APOSTROPHES = ["'", '’', '‘', '`', '´', 'ʼ', '＇', '′'];
const DASHES = ['-', '‐', '‑', '–', '—', '−', '－'];
const BLANKS = [' ', '\u00a0', '\u2009', '\u202f', '\u3000', '\t', '\n', '  '];
const pairs = (signs: readonly string[]) =>
  signs.flatMap((one) => signs.map((other) => [one, other] as const));

describe.each([
  ['D', 'Amico Alimentari', APOSTROPHES],
  ['Rossi', 'Bianchi', DASHES],
  ['Acme', 'Foods', BLANKS],
] as const)('%s and %s', (before, after, signs) => {
  it(
    'are found as a name and as a term, whichever signs the company and the text have between ' +
      'them, at their place',
    async () => {
      const text = signs.map((sign) => `We pay ${before}${sign}${after} now`).join('.\n\n');
      for (const sign of signs.filter((one) => one !== '\n')) {
        for (const lists of [
          { names: [`${before}${sign}${after}`] },
          { terms: [`${before}${sign}${after}`] },
        ]) {
          const hits = watchedOf({ names: [], domains: [], terms: [], ...lists })?.find(text) ?? [];
          expect(
            hits.map(({ start, end }) => text.slice(start, end)),
            `written with ${JSON.stringify(sign)}`,
          ).toEqual(signs.map((one) => `${before}${one}${after}`));
        }
      }
    },
  );
});

it.each(pairs(["'", '’', '`', 'ʼ']))(
  'a threat against a name written with %s is as severe where the text has %s',
  async (kept, written) => {
    const things = await look(`Uccideremo il capo della D${written}Amico Alimentari stanotte`, {
      names: [`D${kept}Amico Alimentari`],
    });
    expect(
      Math.max(
        ...things
          .filter(({ rule }) => rule.startsWith('threats'))
          .map(({ score }) => severityOfScore(score)),
      ),
    ).toBe(5);
  },
);

it.each([
  ['Acme Foods S.p.A.', 'Acme Foods SpA is closed', 'Acme Foods'],
  ['Acme Foods S.p.A.', 'Acme Foods is closed', 'Acme Foods'],
  ['Nordlicht GmbH & Co. KG', 'die Nordlicht GmbH', 'Nordlicht'],
  ['Meridiana', 'Mer\u00adidi\u200bana', 'Mer\u00adidi\u200bana'],
])('the protected name %s is found in "%s"', (name, text, seen) => {
  const hits = watchedOf({ names: [name], domains: [], terms: [] })?.find(text) ?? [];
  expect(hits.map(({ term, start, end }) => [term, text.slice(start, end)])).toEqual([
    [name, seen],
  ]);
});

it('the legal form and the apostrophe of an account say nothing', () => {
  const known = new AccountNames({ names: ["D'Amico Alimentari S.p.A."], domains: [] });
  for (const own of ['D’Amico Alimentari', 'Dʼamico Alimentari SPA', 'damico_alimentari'])
    expect(known.find(own), own).toBeNull();
  expect(known.find('D’Amic0 Alimentari')).toMatchObject({
    trick: 'letters',
    protects: "D'Amico Alimentari S.p.A.",
  });
});

it.each(pairs(["'", '’', 'ʼ']))(
  'a mail address of a list written with %s is found with %s',
  async (kept, written) => {
    const one = guess(`o${kept}brien@mail.hidden-host.com`);
    expect(one?.kind).toBe('email');
    const indicators = [
      {
        id: 1,
        name: 'Ours',
        role: 'threat' as const,
        severity: 5,
        content: pack(one === null ? [] : [{ ...one, called: '' }]),
      },
    ];
    expect(
      (await look(`Write to O${written}Brien@mail.hidden-host.com.`, { indicators })).map(
        ({ rule }) => rule,
      ),
    ).toContain('indicators/list-1');
  },
);

it.each([
  'hidden\u2011trial\u2011host.com',
  'hidden-tri\u00adal-host.com',
  'HIDDEN-trial-host.com',
  'ｈｉｄｄｅｎ-trial-host.com',
])('a host of a list is found as %s, and a list may write it so', async (written) => {
  for (const [listed, text] of [
    ['hidden-trial-host.com', written],
    [written, 'hidden-trial-host.com'],
  ] as const) {
    const one = guess(listed);
    const indicators = [
      {
        id: 1,
        name: 'Ours',
        role: 'threat' as const,
        severity: 5,
        content: pack(one === null ? [] : [{ ...one, called: '' }]),
      },
    ];
    expect(
      (await look(`See https://${text}/a today`, { indicators })).map(({ rule }) => rule),
      text,
    ).toContain('indicators/list-1');
  }
});
