import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateSources as generateForTheGateway } from '../../gateway/scripts/sources.mjs';
import { generateSources as generateForTheScreens } from '../../web/scripts/sources.mjs';
import { generateSources } from '../scripts/sources.mjs';
import { COLLECTORS } from '../src/collectors/registry.ts';
import { SOURCES } from '../src/collectors/sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string, at = root) => readFileSync(join(at, path), 'utf8');

interface Place {
  what: string;
  path: string;
  /** Whether the file there has the source. */
  has: (text: string, source: { id: number; slug: string; value: string }) => boolean;
}
/** Everywhere that a source must be known; each is made of its folder by `npm run generate`. */
const PLACES: readonly Place[] = [
  {
    what: "the API's list of sources",
    path: 'api/src/generated/sources.ts',
    has: (text, { slug }) => text.includes(`'../collectors/${slug}/source.ts'`),
  },
  {
    what: 'the list for the other floors',
    path: 'api/sources.json',
    has: (text, { value }) => text.includes(`"value": "${value}"`),
  },
  {
    what: 'enum Source of the schema',
    path: 'schema.graphql',
    has: (text, { value }) => new RegExp(`enum Source \\{[^}]*^  ${value}$`, 'm').test(text),
  },
  {
    what: "the gateway's list",
    path: 'gateway/src/generated/sources.ts',
    has: (text, { value }) => text.includes(`"value": "${value}"`),
  },
  {
    what: "the screens' list",
    path: 'web/src/generated/sources/list.ts',
    has: (text, { value }) => text.includes(`value: '${value}'`),
  },
];
const valueOf = (slug: string) => slug.toUpperCase().replaceAll('-', '_');
const missing = (at: string, source: { id: number; slug: string }) =>
  PLACES.filter(
    ({ path, has }) => !has(read(path, at), { ...source, value: valueOf(source.slug) }),
  ).map(({ what, path }) => `${what} (${path}) lacks ${source.slug}`);

/** Every path of words with both languages side by side. */
const shapeOf = (words: unknown, prefix = ''): string[] =>
  typeof words === 'object' && words !== null
    ? Object.entries(words).flatMap(([name, inner]) => shapeOf(inner, `${prefix}/${name}`))
    : [prefix];

describe('every source', () => {
  it.each(SOURCES.map(({ slug, id }) => ({ slug, id })))(
    '$slug is known in every place',
    (source) => {
      expect(missing(root, source), 'Run `npm run generate`.').toEqual([]);
    },
  );

  it.each(SOURCES.map(({ slug }) => slug))('%s says everything in both languages', (slug) => {
    const [english, italian] = ['en', 'it'].map((language) =>
      shapeOf(JSON.parse(read(`api/src/collectors/${slug}/messages/${language}.json`))).sort(),
    );
    expect(italian).toEqual(english);
  });

  it('has facts that agree with its connector, and tests against an emulator', () => {
    for (const source of SOURCES) {
      const connector = COLLECTORS.find(({ sourceId }) => sourceId === source.id);
      expect(connector !== undefined, source.slug).toBe(source.rule !== null);
      if (connector === undefined) continue;
      expect(connector.credential !== null, source.slug).toBe(source.hasCredential);
      const test = `api/test/collectors/${source.slug}-conforms.test.ts`;
      expect(
        existsSync(join(root, test)),
        `Write ${test}, with an emulator: docs/connectors.md, "Its test".`,
      ).toBe(true);
    }
  });
});

describe('a source that is one folder', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'vedetta-toy-'));
    for (const path of ['api/src/collectors', ...PLACES.map((place) => place.path)])
      cpSync(join(root, path), join(copy, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const toy = join(root, 'api/test/collectors/toy');
    for (const name of readdirSync(toy, { recursive: true, encoding: 'utf8' })) {
      if (!/\.\w+$/.test(name)) continue;
      const target = join(copy, 'api/src/collectors/toy', name);
      mkdirSync(dirname(target), { recursive: true });
      // There it stands where a connector stands.
      writeFileSync(
        target,
        read(join('api/test/collectors/toy', name)).replaceAll('../../../src/collectors/', '../'),
      );
    }
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is known in every place once `npm run generate` ran, without a file outside its folder', async () => {
    const source = { id: 99, slug: 'toy' };
    expect(missing(copy, source).length).toBeGreaterThan(0);
    await generateSources(copy);
    generateForTheGateway(copy);
    generateForTheScreens(copy);
    expect(missing(copy, source)).toEqual([]);
    expect(read('web/src/generated/sources/kinds.ts', copy)).toContain("'99 account'");
    expect(read('api/src/generated/source-reasons.json', copy)).toContain('"toyFromOne"');
  });
});
