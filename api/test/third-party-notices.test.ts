import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../.ci/notices/allowed.mjs', import.meta.url));
/** What the script that writes THIRD-PARTY-NOTICES says of a package under this licence. */
const problemOf = (name: string, licence: string): string | null =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { problemOf } from ${JSON.stringify(script)};
        console.log(JSON.stringify(problemOf(process.argv[1], '1.0.0', process.argv[2])));`,
        name,
        licence,
      ],
      { encoding: 'utf8' },
    ),
  ) as string | null;

it.each([
  ['express', 'MIT'],
  ['type-fest', '(MIT OR CC0-1.0)'],
  ['ibantools', 'MIT or MPL-2.0'],
  ['either', 'GPL-2.0-only OR (MIT AND BSD-3-Clause)'],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later'],
])('%s may come with the product under %s', (name, licence) => {
  expect(problemOf(name, licence)).toBeNull();
});

it.each([
  ['readline', 'GPL-3.0-or-later', 'GPL-3.0-or-later'],
  ['some-lgpl', 'LGPL-3.0-or-later', 'LGPL-3.0-or-later'],
  ['both', 'MIT AND AGPL-3.0-only', 'AGPL-3.0-only'],
  ['within', '(MIT AND (ISC AND SSPL-1.0)) AND MIT', 'SSPL-1.0'],
  ['not-make-plural', 'Unicode-DFS-2016', 'Unicode-DFS-2016'],
  ['untold', '', 'no licence'],
])('reports %s with the licence %s', (name, licence, named) => {
  expect(problemOf(name, licence)).toBe(
    `The licence of ${name} 1.0.0 isn't allowed: ${named}. Replace the package, ` +
      'or have the licence approved and add it to .ci/notices/allowed.mjs.',
  );
});
