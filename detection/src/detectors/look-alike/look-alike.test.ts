import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { severityOfScore } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { watchedOf } from '../watch-list/watched.ts';
import { difference } from './describe-pair.ts';
import { editDistance } from './edit-distance.ts';
import { LookAlikes } from './look-alikes.ts';
import { NearNames } from './near-names.ts';
import { inWords } from '../../../test/in-words.ts';

const ascii = (host: string) => new URL(`http://${host}`).hostname;
const known = new LookAlikes(['meridiana.com', 'acme-bank.it', 'pearl.org']);
const trickOf = (host: string) => known.find(ascii(host))?.trick ?? null;

describe('a host that looks like a protected domain', () => {
  it.each([
    ['rneridiana.com', 'letters'],
    ['мeridiana.com', 'letters'],
    ['mérìdiana.com', 'letters'],
    ['meridiаna.com', 'letters'],
    ['rneridlana.net', 'letters'],
    ['merdiana.com', 'typo'],
    ['meridianna.com', 'typo'],
    ['meridiaan.com', 'typo'],
    ['neridiana.com', 'typo'],
    ['pearls.org', 'typo'],
    ['meri-diana.com', 'divided'],
    ['meri.diana.com', 'divided'],
    ['meridianacom.com', 'words'],
    ['acmebank.it', 'divided'],
    ['secure-meridiana.net', 'words'],
    ['meridianalogin.info', 'words'],
    ['meridiana-offerte.shop', 'words'],
    ['accedi-merdiana.xyz', 'words'],
    ['meridiana.com.evil.net', 'inside'],
    ['meridiana-com.evil.net', 'inside'],
  ])('%s by its %s', (host, trick) => {
    expect(trickOf(host)).toBe(trick);
  });

  it.each([
    'meridiana.com',
    'www.meridiana.com',
    'login.acme-bank.it',
    'meridian.org.uk',
    'example.com',
    'earl.com',
    'peart.com',
    'pearson.org',
    'diana.com',
    'meridiana.it',
    'com',
    '203.0.113.7',
    'the-web.com',
    'mail.com',
    'login.support',
    'bankofacme.com',
  ])('%s does not', (host) => {
    expect(trickOf(host)).toBeNull();
  });
});

it('finds exactly the names that a comparison with every name finds', () => {
  const letters = 'abcde';
  let seed = 7;
  const next = (below: number) => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) % below;
  const name = () => Array.from({ length: 4 + next(8) }, () => letters[next(5)]).join('');
  const names = [...new Set(Array.from({ length: 200 }, name))];
  const near = new NearNames(names);
  let hits = 0;
  for (let i = 0; i < 500; i += 1) {
    const asked = name();
    const found = near
      .find(asked)
      .map(({ index }) => index)
      .sort((a, b) => a - b);
    const wanted = names.flatMap((one, index) => {
      const most = one.length < 5 ? 0 : one.length < 9 ? 1 : 2;
      return editDistance(asked, one, most) <= most ? [index] : [];
    });
    expect(found).toEqual(wanted);
    hits += wanted.length;
  }
  expect(hits).toBeGreaterThan(20);
});

it('tells where two names differ', () => {
  expect(difference('acrne.example', 'acme.example')).toEqual({ start: 2, seen: 'rn', known: 'm' });
  expect(difference('acmee.example', 'acme.example')).toEqual({ start: 4, seen: 'e', known: '' });
});

describe('in an item', () => {
  const engine = createEngine();
  async function look(text: string, domains: string[]): Promise<FoundThing[]> {
    const { rows } = await engine.scan(
      {
        bytes: new TextEncoder().encode(text),
        filename: 'note.txt',
        mime: null,
        path: ['note.txt'],
      },
      () => undefined,
      watchedOf({ names: [], domains, terms: [] }),
    );
    const outcome = rows.find(({ detector }) => detector === 'look-alike')?.outcome;
    return outcome?.kind === 'found' ? outcome.things : [];
  }

  it('the pair is shown with what differs marked, and a word that lures makes it High', async () => {
    const text =
      'Ciao, entra su hxxps://rneridiana[.]com/verifica oggi. Write to help@meridiana.com.';
    const [thing, ...others] = await look(text, ['meridiana.com']);
    expect(others).toEqual([]);
    expect(inWords(thing)).toMatchObject({
      title: 'Lookalike of a protected domain',
      rule: 'look-alike/letters',
      summary: 'rneridiana[.]com looks like meridiana[.]com',
      marks: [{ start: 0, end: 2 }],
      why:
        'The host rneridiana[.]com looks like the protected domain meridiana[.]com: “rn” imitates “m”. The host ' +
        'name or the path contains suspicious words: verifica.',
      path: ['note.txt', 'URL'],
      fingerprint: 'look-alike:rneridiana.com',
    });
    expect(severityOfScore(thing?.score ?? 0)).toBe(4);
    expect(
      thing?.place.kind === 'text'
        ? text.slice(thing.place.offset, thing.place.offset + thing.place.length)
        : '',
    ).toBe('hxxps://rneridiana[.]com/verifica');
  });

  it('other letters are shown with their ASCII form, in mail addresses as well', async () => {
    const [thing] = await look('capo@меridiana.com', ['meridiana.com']);
    expect(inWords(thing)).toMatchObject({
      title: 'Email address at a lookalike domain',
      excerpt: 'seen: меridiana[.]com (xn--ridiana-6gg6d[.]com); protected: meridiana[.]com',
    });
    expect(severityOfScore(thing?.score ?? 0)).toBe(3);
  });
});
