import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { titlesIn } from '../titles.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/**
 * Requirements of the REST API and its sockets; each has at least one test whose title begins with
 * it.
 */
const REQUIREMENTS = [
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'A7',
  'A8',
  'S1',
  'S2',
  'S3',
  'S4',
  'S5',
  'S6',
  'S7',
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
  'C7',
  'C8',
  'K1',
  'K2',
  'I1',
  'I3',
  'I4',
  'F1',
  'F3',
  'F4',
];

it('every requirement is named by a test', () => {
  const titles = ['api/src', 'api/test', 'server/src', 'server/test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => titlesIn(join(root, folder, file), { groups: true })),
  );
  const named = new Set(
    titles.flatMap((title) =>
      [...(/^((?:[A-Z]\d(?:, )?)+):/.exec(title)?.[1] ?? '').matchAll(/[A-Z]\d/g)].map(
        ([id]) => id,
      ),
    ),
  );
  expect(
    REQUIREMENTS.filter((id) => !named.has(id)),
    'write a test whose title begins with the id and a colon',
  ).toEqual([]);
});
