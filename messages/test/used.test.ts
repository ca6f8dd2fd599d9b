import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PARTS_OF_THE_SERVER, readCatalogue } from '../scripts/catalogues.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** Who says messages of the server, or shows them. */
const SAID_IN = ['api', 'detection', 'gateway', 'machines', 'messages', 'server', 'web'];

/** Every word of the sources, without tests and what is generated. */
const words = new Set(
  SAID_IN.flatMap((folder) => {
    const src = join(ROOT, folder, 'src');
    return readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|generated/.test(path))
      .flatMap((path) => readFileSync(join(src, path), 'utf8').match(/\w+/g) ?? []);
  }),
);

it('every code of the server stands in a source', () => {
  const catalogue = readCatalogue('en');
  const unused = PARTS_OF_THE_SERVER.flatMap((part) =>
    Object.keys(catalogue[part] ?? {}).filter((code) => !words.has(code)),
  );
  expect(unused).toEqual([]);
});
