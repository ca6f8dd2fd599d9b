import { expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { severityOfScore } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { RecentLists } from './recent.ts';
import { watchedOf, type WatchLists } from './watched.ts';
import { inWords } from '../../../test/in-words.ts';

const engine = createEngine();
const none: WatchLists = { names: [], domains: [], terms: [] };

async function look(
  text: string,
  lists: Partial<WatchLists>,
  filename = 'note.txt',
  detector = 'watch-list',
): Promise<FoundThing[]> {
  const { rows } = await engine.scan(
    { bytes: new TextEncoder().encode(text), filename, mime: null, path: [filename] },
    () => undefined,
    watchedOf({ ...none, ...lists }),
  );
  const outcome = rows.find((row) => row.detector === detector)?.outcome;
  return outcome?.kind === 'found' ? outcome.things : [];
}

it('names each term once, where it stands in the original, with its severity', async () => {
  const text =
    'Minutes.\nPROJECT CAFFE\u0300 was told to Ànna Bianchi, see https://login.acme.example/x ' +
    'and project caffè again.\n';
  const things = await look(text, {
    names: ['Anna Bianchi'],
    domains: ['acme.example'],
    terms: ['Project Caffè', 'never there'],
  });
  expect(
    things.map(({ title, why, score, place, summary, marks }) => [
      inWords(title),
      inWords(why),
      severityOfScore(score),
      place.kind === 'text' ? text.slice(place.offset, place.offset + place.length) : place,
      marks.map(({ start, end }) => summary.slice(start, end)),
    ]),
  ).toEqual([
    [
      'Watch term found',
      'The text contains the watch term “Project Caffè”.',
      2,
      'PROJECT CAFFE',
      ['PROJECT CAFFE'],
    ],
    [
      'Protected name mentioned',
      'The text contains the protected name “Anna Bianchi”.',
      1,
      'Ànna Bianchi',
      ['Ànna Bianchi'],
    ],
    [
      'Protected domain mentioned',
      'The text contains the protected domain acme.example.',
      1,
      'acme.example',
      ['acme.example'],
    ],
  ]);
});

it('reads the name of an item as well, and domains in both their forms, but no other domains', async () => {
  expect(
    (await look('nothing', { terms: ['invoice'] }, 'invoice 7731.txt')).map(({ place }) => place),
  ).toEqual([{ kind: 'whole' }]);
  expect(
    inWords(await look('at bücher.example', { domains: ['xn--bcher-kva.example'] })),
  ).toMatchObject([{ why: 'The text contains the protected domain xn--bcher-kva.example.' }]);
  expect(
    await look('not-acme.example, notacme.example, acme.examples', { domains: ['acme.example'] }),
  ).toEqual([]);
});

it('finds terms in a long text wherever it is cut into pieces', async () => {
  const text = `${'lorem ipsum '.repeat(20_000)}project caffè${' dolor sit'.repeat(5_000)}`;
  const [thing] = await look(text, { terms: ['project caffè'] });
  expect(thing?.place).toEqual({ kind: 'text', offset: 240_000, length: 13 });
});

it('gives a watch term the severity that its admin chose, whatever its letters, and Low to the others', async () => {
  const found = await look('Constructor and RANSOM, then proto.', {
    terms: ['ransom', 'constructor', 'proto'],
    termSeverities: { ransom: 5, proto: 1 },
  });
  expect(
    Object.fromEntries(
      found.map(({ fingerprint, score }) => [fingerprint, severityOfScore(score)]),
    ),
  ).toEqual({ 'watch_term:ransom': 5, 'watch_term:constructor': 2, 'watch_term:proto': 1 });
});

it(
  'tells what lies within a longer term only where that is less severe, or where it stands for ' +
    'itself too',
  async () => {
    const told = async (text: string, lists: Partial<WatchLists>) =>
      (await look(text, lists)).map(({ fingerprint }) => fingerprint).sort();
    const names = ['Meridiana', 'Meridiana Foods', 'Foods Ltd'];
    expect(await told('We buy from Meridiana Foods.', { names })).toEqual(['name:meridiana foods']);
    expect(await told('Meridiana Foods is not Meridiana.', { names })).toEqual([
      'name:meridiana',
      'name:meridiana foods',
    ]);
    expect(await told('Meridiana Foods Ltd.', { names }), 'two that overlap').toEqual([
      'name:foods ltd',
      'name:meridiana foods',
    ]);
    expect(
      await told('see meridiana-foods.eu', { names, domains: ['meridiana-foods.eu'] }),
    ).toEqual(['domain:meridiana-foods.eu']);
    expect(
      await told('see meridiana-foods.eu', { domains: ['meridiana-foods.eu'], terms: ['foods'] }),
      'the term is Low, the domain Informative',
    ).toEqual(['domain:meridiana-foods.eu', 'watch_term:foods']);
    expect(
      await told('ransom note', {
        terms: ['ransom', 'ransom note'],
        termSeverities: { ransom: 4 },
      }),
    ).toEqual(['watch_term:ransom', 'watch_term:ransom note']);
    expect(
      await told('Acme', { names: ['Acme'], terms: ['acme'] }),
      'the same words twice',
    ).toEqual(['name:acme', 'watch_term:acme']);
  },
);

it('lifts a threat that names somebody the company protects', async () => {
  const severities = async (text: string, lists: Partial<WatchLists>) =>
    (await look(text, lists, 'note.txt', 'threats')).map(({ score }) => severityOfScore(score));
  const threat = 'I will kill you. Anna Bianchi should listen.';
  expect(await severities(threat, {})).toEqual([3]);
  expect(await severities(threat, { terms: ['Anna Bianchi'] })).toEqual([3]);
  expect(await severities(threat, { names: ['Anna Bianchi'] })).toEqual([4]);
  expect(
    await severities('Anna Bianchi is at work. It is late. I will kill you.', {
      names: ['Anna Bianchi'],
    }),
  ).toEqual([3]);
  expect(
    await severities('Anna Bianchi, I will kill you tomorrow with a knife.', {
      names: ['Anna Bianchi'],
    }),
  ).toEqual([5]);
});

it('keeps the newest lists of the companies used last, within its memory', () => {
  const recent = new RecentLists(1_000_000);
  const large = (n: number): WatchLists => ({
    ...none,
    terms: Array.from({ length: 300 }, (_, i) => `term ${i} of company ${n}`),
  });
  expect(recent.get({ companyId: 1, version: 'a' })).toBeUndefined();
  expect(recent.put({ companyId: 1, version: 'a' }, none)).toBeNull();
  expect(recent.get({ companyId: 1, version: 'a' })).toBeNull();
  const newer = recent.put({ companyId: 1, version: 'b' }, { ...none, terms: ['x'] });
  expect(recent.get({ companyId: 1, version: 'b' })).toBe(newer);
  expect(recent.get({ companyId: 1, version: 'a' })).toBeUndefined();
  for (let company = 2; company < 10; company += 1)
    recent.put({ companyId: company, version: 'a' }, large(company));
  expect(recent.bytes).toBeLessThanOrEqual(1_000_000);
  expect(recent.get({ companyId: 9, version: 'a' })).toBeDefined();
  expect(recent.get({ companyId: 2, version: 'a' })).toBeUndefined();
});
