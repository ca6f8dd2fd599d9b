import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { severityOfScore } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { watchedOf } from '../watch-list/watched.ts';
import { listsIn } from '../../worker/list-folder.ts';
import { scoreOfHost, suspicionOf } from './host-model.ts';
import { UrlFeed } from './url-feed.ts';
import { inWords } from '../../../test/in-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'vedetta-lists-'));
mkdirSync(join(folder, 'phishing'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const engine = createEngine({ lists: listsIn(folder) });

async function look(text: string, domains: string[] = []): Promise<FoundThing[]> {
  const { rows } = await engine.scan(
    { bytes: new TextEncoder().encode(text), filename: 'note.txt', mime: null, path: ['note.txt'] },
    () => undefined,
    watchedOf({ names: [], domains, terms: [] }),
  );
  const outcome = rows.find(({ detector }) => detector === 'phishing')?.outcome;
  return outcome?.kind === 'found' ? outcome.things : [];
}
const rulesOf = async (text: string, domains?: string[]) =>
  (await look(text, domains)).map(({ rule, score }) => [rule, severityOfScore(score)]);

it('a list holds hosts with what is below them, and addresses with or without their query', () => {
  const feed = new UrlFeed(
    'x',
    '# comment\nevil.com\n0.0.0.0 ads.bad.org\n"12","http://shop.net/kit/login.php","2026"\n' +
      'https://b.it/p?id=1\nco.uk\nvercel.app\n203.0.113.7\nnonsense\n',
  );
  expect(feed.size).toBe(6);
  for (const hit of [
    'http://evil.com',
    'https://www.evil.com/a?b',
    'http://a.b.evil.com/',
    'http://ads.bad.org/x',
    'http://shop.net/kit/login.php?x=1',
    'https://b.it/p?id=1',
    'http://203.0.113.7/x',
  ])
    expect(feed.has(hit), hit).toBe(true);
  for (const miss of [
    'http://notevil.com',
    'http://bad.org',
    'http://shop.net/',
    'https://b.it/p?id=2',
    'http://a.co.uk/',
    'http://mine.vercel.app',
    'http://203.0.113.8/',
  ])
    expect(feed.has(miss), miss).toBe(false);
});

it(
  'what an operator puts into the folder counts from the next scan on, in bare and defanged ' +
    'hosts as well',
  async () => {
    expect(await rulesOf('see drop[.]example.org today')).toEqual([]);
    writeFileSync(join(folder, 'phishing', 'urgent.txt'), 'example.org\n');
    const [thing] = await look('see drop[.]example.org today');
    expect(inWords(thing)).toMatchObject({
      rule: 'phishing/listed',
      why: 'The URL is on the phishing list “urgent”.',
      excerpt: 'hxxp://drop[.]example[.]org',
      path: ['note.txt', 'URL'],
    });
    expect(severityOfScore(thing?.score ?? 0)).toBe(5);
    rmSync(join(folder, 'phishing', 'urgent.txt'));
    expect(await rulesOf('see drop[.]example.org today')).toEqual([]);
  },
);

describe('the name of a host', () => {
  it.each(['claim-airdrop-wallet.xyz', 'walletconnect-validate.app', 'dlscord-nitro-gift.ru'])(
    '%s is like those of frauds',
    (host) => {
      expect(suspicionOf(scoreOfHost(host))).toBe('likely');
    },
  );
  it.each([
    'comune.milano.it',
    'wikipedia.org',
    'bbc.co.uk',
    'nodejs.org',
    'repubblica.it',
    'mit.edu',
    'github.com',
  ])('%s is not', (host) => {
    expect(suspicionOf(scoreOfHost(host))).toBeNull();
  });
});

it.each([
  ['https://bank.example.com:x@drop.net/', [['phishing/user-name', 3]]],
  ['http://user@drop.net/', []],
  ['http://203.0.113.7/secure/login', [['phishing/bare-address', 3]]],
  ['http://203.0.113.7/status', []],
  ['https://pаypal.net/', [['phishing/mixed-letters', 3]]],
  ['https://клуб.net/', []],
  ['https://drop.net/www.acme.it/accesso', [['phishing/host-in-path', 2]]],
  ['https://web.archive.org/www.acme.it/menu', []],
  ['claim-airdrop-wallet.xyz is only named', []],
  ['go to https://claim-airdrop-wallet.xyz/', [['phishing/host-likely', 3]]],
])('%s', async (text, expected) => {
  expect(await rulesOf(text)).toEqual(expected);
});

it('leaves the addresses of the company alone', async () => {
  expect(
    await rulesOf('https://login.claim-airdrop-wallet.xyz/', ['claim-airdrop-wallet.xyz']),
  ).toEqual([]);
});

describe('what the words of a link promise', () => {
  const page = (href: string, words: string) =>
    `<!doctype html><html><body><p>Please see <a class="b" href="${href}">${words}</a> today.</p></body></html>`;
  const OURS = ['acme.com'];

  it.each([
    ['https://evil.net/login', 'https://www.acme.com/login', 4],
    ['https://evil.net/?u=acme.com', '<b>acme</b>.com', 4],
    ['http://203.0.113.9/x', 'www.bank.com', 3],
    ['https://secure-login-wallet-verify.top/x', 'https://bank.com/', 3],
  ])('%s, where %s is written', async (href, words, severity) => {
    const things = await look(page(href, words), OURS);
    expect(
      inWords(things.find(({ title }) => title.code === 'titleLinkMisleadingText')),
    ).toMatchObject({
      why: expect.stringContaining('but the link leads to'),
    });
    expect(Math.max(...things.map(({ score }) => severityOfScore(score)))).toBe(severity);
  });

  it.each([
    ['https://click.mails.net/?id=7', 'www.bank.com'],
    ['https://login.acme.com/', 'acme.com'],
    ['https://acme.com/x', 'www.bank.com'],
    ['https://evil.net/', 'see our offer'],
    ['https://evil.net/', 'Node.js'],
    ['mailto:a@acme.com', 'acme.com'],
    ['https://203.0.113.9/?url=https%3A%2F%2Fbank.com%2F', 'bank.com'],
    ['/login', 'acme.com'],
    ['https://bücher.com/', 'xn--bcher-kva.com'],
  ])('is kept, or none: %s, where %s is written', async (href, words) => {
    expect(
      (await look(page(href, words), OURS)).filter(
        ({ title }) => title.code === 'titleLinkMisleadingText',
      ),
    ).toEqual([]);
  });

  it('is read in mails and in the texts of feeds too, and marked where its words stand', async () => {
    const feed =
      '<rss><item><description>&lt;a href="https://evil.net"&gt;acme.com&lt;/a&gt;</description></item></rss>';
    const mail = `From: a@b.example\nTo: c@d.example\nSubject: x\n\n${page('https://evil.net', 'acme.com')}`;
    for (const source of [feed, mail])
      expect((await look(source, OURS))[0]).toMatchObject({
        rule: 'phishing/other-than-promised-ours',
        place: { kind: 'text', offset: source.indexOf('acme.com'), length: 8 },
      });
  });
});

it('the more hosts stand in a text, the less one that looks like a fraud by chance is told', async () => {
  const possible = 'login-poste-sicurezza.top';
  expect(suspicionOf(scoreOfHost(possible))).not.toBeNull();
  const score = scoreOfHost(possible) ?? 0;
  expect([1, 4, 40_000].map((hosts) => suspicionOf(score, hosts))).toEqual([
    suspicionOf(score),
    suspicionOf(score),
    null,
  ]);
  const links = Array.from({ length: 300 }, (_, at) => `https://www.page${at}.example.com/x`).join(
    '\n',
  );
  const [alone, among] = [
    await rulesOf(`https://${possible}/verify`),
    await rulesOf(`https://${possible}/verify\n${links}`),
  ];
  expect(alone.length).toBeGreaterThanOrEqual(among.length);
});

it('those whom frauds imitate are none, and names that only contain theirs are no better for it', async () => {
  for (const link of [
    'https://discord.com/invite/x',
    'https://discord.gg/x',
    'https://www.poste.it/',
    'https://login.microsoftonline.com/',
  ])
    expect(await rulesOf(link), link).toEqual([]);
  expect(await rulesOf('https://discord.com.gifts-nitro.top/claim')).toHaveLength(1);
});
