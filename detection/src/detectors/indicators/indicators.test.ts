import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { watchedOf } from '../watch-list/watched.ts';
import { guess } from './canonical.ts';
import type { Indicator, ListRole } from './indicator.ts';
import { indicatorTable, type PackedList } from './indicator-table.ts';
import { pack } from './pack.ts';
import { inWords } from '../../../test/in-words.ts';

const list = (
  id: number,
  written: readonly string[],
  {
    role = 'threat',
    severity = 5,
    name = `List ${id}`,
  }: { role?: ListRole; severity?: number; name?: string } = {},
): PackedList => ({
  id,
  name,
  role,
  severity,
  content: pack(
    written.map((one): Indicator => ({
      ...(guess(one) ?? { kind: 'url', value: one }),
      called: `called ${one}`,
    })),
  ),
});
const engine = createEngine();
async function scan(
  text: string,
  lists: readonly PackedList[],
  domains: readonly string[] = [],
): Promise<FoundThing[]> {
  const { rows } = await engine.scan(
    { bytes: new TextEncoder().encode(text), filename: 'note.txt', mime: null, path: ['note.txt'] },
    () => undefined,
    watchedOf({ names: [], domains, terms: [], indicators: lists }),
  );
  return rows.flatMap(({ detector, outcome }) =>
    outcome.kind === 'found' &&
    ['indicators', 'malware', 'phishing', 'look-alike'].includes(detector)
      ? outcome.things
      : [],
  );
}

describe('what a list of the company names', () => {
  it('is found in texts, however it is written, and the finding names the list and the indicator', async () => {
    const lists = [
      list(
        7,
        [
          'http://evil.example.com/login',
          'drop.example.net',
          '198.51.100.0/24',
          '2001:db8::7',
          'boss@mail.example.org',
        ],
        { name: 'Our feed', severity: 4 },
      ),
    ];
    for (const [text, value] of [
      ['See https://www.evil.example.com/login?x=1 now.', 'evil[.]example[.]com/login'],
      ['hxxp://a[.]drop[.]example[.]net/any', 'drop[.]example[.]net'],
      ['It calls 198.51.100.77 at night', '198[.]51[.]100[.]0/24'],
      ['from 198[.]51[.]100[.]1:', '198[.]51'],
      ['or [2001:DB8:0::7]', '2001:db8::7'],
      ['Write to Boss[at]mail.example.org!', 'boss@mail'],
      ['http://198.51.100.3/x', '198[.]51'],
    ] as const) {
      const [thing, ...others] = (await scan(text, lists)).filter(({ rule }) =>
        rule.startsWith('indicators/'),
      );
      expect(inWords(thing), text).toMatchObject({
        rule: 'indicators/list-7',
        score: 800,
        why: expect.stringMatching(/^The list “Our feed” contains .* \(called /),
      });
      expect(inWords(thing?.why)).toContain(value);
      expect(others.filter(({ fingerprint }) => fingerprint !== thing?.fingerprint)).toEqual([]);
    }
    for (const text of [
      'evil.example.com/',
      'notdrop.example.net',
      '198.51.101.1',
      'version 198.51.100.7.2',
      'other@mail.example.org',
    ])
      expect(await scan(text, lists), text).toEqual([]);
  });

  it('is found as the hash of a file', async () => {
    for (const kind of ['md5', 'sha1', 'sha256']) {
      const hash = createHash(kind).update('payload').digest('hex');
      expect(inWords(await scan('payload', [list(3, [hash])]))).toMatchObject([
        { rule: 'malware/list-3', score: 1000, why: expect.stringContaining(hash) },
      ]);
    }
  });

  it('is never what the company protects', async () => {
    expect(
      await scan('https://shop.acme.example/', [list(1, ['acme.example'])], ['acme.example']),
    ).toEqual([]);
  });

  it('of two lists has the word of the more severe', async () => {
    expect(
      await scan('see drop.example.net', [
        list(1, ['drop.example.net'], { severity: 2 }),
        list(2, ['drop.example.net'], { severity: 4 }),
      ]),
    ).toMatchObject([{ rule: 'indicators/list-2', score: 800 }]);
  });
});

describe('a warning list', () => {
  const warning = list(9, ['example.net', '198.51.100.0/24'], {
    role: 'warning',
    name: 'Ordinary',
  });
  it('lowers what other lists say, and says so', async () => {
    const [thing] = await scan('http://drop.example.net/', [
      list(1, ['drop.example.net']),
      warning,
    ]);
    expect(inWords(thing)).toMatchObject({
      score: 600,
      why: expect.stringMatching(/warning list “Ordinary” marks example\[\.\]net as benign/),
    });
    expect(
      await scan('at 198.51.100.9', [list(1, ['198.51.100.9'], { severity: 2 }), warning]),
    ).toEqual([]);
  });

  it('takes the word from what only looks bad', async () => {
    const text = 'https://secure-login-verify-account-update.example.net/signin/confirm.php?user=a';
    const without = await scan(text, []);
    expect(without.map(({ rule }) => rule.split('/')[0])).toContain('phishing');
    expect(await scan(text, [warning])).toEqual([]);
  });
});

it('100,000 indicators are ready soon, and a look-up costs what it does among a thousand', () => {
  const indicators = (count: number) =>
    Array.from({ length: count }, (_, n): Indicator => ({
      kind: n % 2 === 0 ? 'domain' : 'url',
      value: n % 2 === 0 ? `host${n}.example.com` : `host${n}.example.com/path`,
      called: 'Feed',
    }));
  const tableOf = (content: ReturnType<typeof pack>) =>
    indicatorTable([{ id: 1, name: 'Large', role: 'threat', severity: 5, content }]);
  /** Processor time in milliseconds; what else the machine does counts little. */
  const cost = (work: () => void) => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const lookUps = (table: ReturnType<typeof tableOf>) => () => {
    for (let n = 0; n < 5_000; n += 1)
      if (
        (table.ofAddress('threat', `http://x.host${n % 1_000}.example.com/path`) === null) !==
        (n % 2 === 1)
      )
        throw new Error(`host${n}`);
  };
  const large = pack(indicators(100_000));
  const [few, many] = [tableOf(pack(indicators(1_000))), tableOf(large)];
  expect(many.bytes).toBeLessThan(2_000_000);
  // The best of three: a collection of the heap falls into one of them at most.
  const best = (work: () => void) => Math.min(...[1, 2, 3].map(() => cost(work)));
  expect(best(() => tableOf(large))).toBeLessThan(2_000);
  expect(best(lookUps(many)) / best(lookUps(few))).toBeLessThan(5);
});
