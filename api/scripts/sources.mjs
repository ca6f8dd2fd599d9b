// What all floors know of each source, from the folders in api/src/collectors: facts in source.ts, words in messages/.
// Writes the lists of the API, api/sources.json for the gateway and the web, and the enum's block of schema.graphql.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const HEAD =
  '// Written by api/scripts/sources.mjs from the folders in api/src/collectors. Do not edit.\n';
const BLOCK = /( {2}# Sources: written by `npm run generate`\.\n)[^]*?( {2}# End of sources\.\n)/;
const camelOf = (slug) => slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** Its value in the schema. */
const valueOf = (slug) => slug.toUpperCase().replaceAll('-', '_');

/** @returns the facts of all sources, by id. @throws Error for facts that cannot be. */
async function readSources(collectors, scratch) {
  const slugs = readdirSync(collectors).filter((name) =>
    existsSync(join(collectors, name, 'source.ts')),
  );
  await build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: scratch,
    logLevel: 'warning',
    stdin: {
      resolveDir: collectors,
      contents: slugs
        .map((slug, at) => `export { source as s${at} } from './${slug}/source.ts';`)
        .join('\n'),
    },
  });
  const sources = Object.values(await import(`${pathToFileURL(scratch).href}?${Date.now()}`));
  for (const { id, slug } of sources) {
    if (!slugs.includes(slug))
      throw new Error(`The slug ${slug} of a source differs from the name of its folder.`);
    const others = sources.filter((one) => one.id === id);
    if (others.length > 1)
      throw new Error(`${others.map((one) => one.slug).join(' and ')} have the same id, ${id}.`);
  }
  return sources.sort((a, b) => a.id - b.id);
}

/** Writes everything that is made of the folders, below `root`. */
export async function generateSources(root) {
  const at = (path) => join(root, path);
  const collectors = at('api/src/collectors');
  mkdirSync(at('node_modules/.cache/vedetta'), { recursive: true });
  const sources = await readSources(
    collectors,
    at(`node_modules/.cache/vedetta/sources-${process.pid}.mjs`),
  );
  const words = (slug, language) =>
    JSON.parse(readFileSync(join(collectors, slug, 'messages', `${language}.json`), 'utf8'));
  const write = (path, text) => {
    mkdirSync(join(at(path), '..'), { recursive: true });
    writeFileSync(at(path), text);
  };
  const lines = (all, line) => all.map(line).join('');
  const connectors = sources.filter(({ slug }) => existsSync(join(collectors, slug, `${slug}.ts`)));

  write(
    'api/src/generated/sources.ts',
    HEAD +
      lines(
        sources,
        ({ slug }) =>
          `import { source as ${camelOf(slug)} } from '../collectors/${slug}/source.ts';\n`,
      ) +
      '\n/** Every source, by id. */\nexport const SOURCES = [\n' +
      `${lines(sources, ({ slug }) => `  ${camelOf(slug)},\n`)}] as const;\n`,
  );
  write(
    'api/src/generated/collectors.ts',
    HEAD +
      lines(
        connectors,
        ({ slug }) => `import { ${camelOf(slug)} } from '../collectors/${slug}/${slug}.ts';\n`,
      ) +
      "import type { Collector } from '../collectors/ready-collector.ts';\n\n" +
      '/** Every connector, by id. */\nexport const COLLECTORS: readonly Collector[] = [\n' +
      `${lines(connectors, ({ slug }) => `  ${camelOf(slug)},\n`)}];\n`,
  );
  write(
    'api/sources.json',
    `${JSON.stringify(
      sources.map(({ id, slug, name, group, hasCredential, rule }) => ({
        id,
        slug,
        value: valueOf(slug),
        name,
        group,
        hasCredential,
        isWatched: rule !== null,
        words: { en: words(slug, 'en'), it: words(slug, 'it') },
      })),
      null,
      2,
    )}\n`,
  );
  const sdl = readFileSync(at('schema.graphql'), 'utf8');
  if (!BLOCK.test(sdl))
    throw new Error(
      'The two marks around the sources in enum Source of schema.graphql are missing.',
    );
  const values = lines(
    sources,
    ({ slug, description }) => `  ${JSON.stringify(description)}\n  ${valueOf(slug)}\n`,
  );
  write(
    'schema.graphql',
    sdl.replace(BLOCK, (_, first, last) => first + values + last),
  );
}
