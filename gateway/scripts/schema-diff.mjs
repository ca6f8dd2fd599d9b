// Fails if schema.graphql has a breaking change that gateway/CHANGELOG.md doesn't announce:
//   node gateway/scripts/schema-diff.mjs             compares with gateway/schema.released.graphql
//   node gateway/scripts/schema-diff.mjs --release   makes the current schema the released one
//   node gateway/scripts/schema-diff.mjs RELEASED CURRENT CHANGELOG   compares other files
import { copyFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql';

const gateway = join(dirname(fileURLToPath(import.meta.url)), '..');
const given = process.argv.slice(2);
const files = [
  join(gateway, 'schema.released.graphql'),
  join(gateway, '..', 'schema.graphql'),
  join(gateway, 'CHANGELOG.md'),
];

if (given[0] === '--release') {
  copyFileSync(files[1], files[0]);
  console.log(
    'gateway/schema.released.graphql is now the current schema. Replace "## Unreleased" in ' +
      'gateway/CHANGELOG.md with the version.',
  );
} else {
  const [released, current, changelog] = (given.length === 3 ? given : files).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const [before, after] = [buildSchema(released), buildSchema(current)];
  // The section of the next version.
  const next = changelog.split(/^## /m).find((section) => section.startsWith('Unreleased')) ?? '';
  const breaking = findBreakingChanges(before, after).map(({ description }) => description);
  const unannounced = breaking.filter((description) => !next.includes(description));
  for (const { description } of findDangerousChanges(before, after))
    console.log(`warning: ${description}`);
  for (const description of breaking)
    console.log(
      `${unannounced.includes(description) ? 'BREAKING, not announced' : 'breaking, announced'}: ${description}`,
    );
  if (unannounced.length > 0) {
    console.log(
      'Keep the fields that integrators use (add new ones and deprecate the old ones), or copy each ' +
        'unannounced line above, word for word, to "## Unreleased" in gateway/CHANGELOG.md.',
    );
    process.exit(1);
  }
  console.log('schema.graphql has no unannounced breaking changes.');
}
