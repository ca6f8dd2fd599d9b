// Fails on a breaking change of schema.graphql that the changelog does not announce:
//   node gateway/scripts/schema-diff.mjs             compares with gateway/schema.released.graphql
//   node gateway/scripts/schema-diff.mjs --release   makes the present schema the released one
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
    'gateway/schema.released.graphql is the present schema now; give the changes of CHANGELOG.md their version',
  );
} else {
  const [released, current, changelog] = (given.length === 3 ? given : files).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const [before, after] = [buildSchema(released), buildSchema(current)];
  // What stands between the heading of the next version and the one after it.
  const next = changelog.split(/^## /m).find((section) => section.startsWith('Unreleased')) ?? '';
  const breaking = findBreakingChanges(before, after).map(({ description }) => description);
  const unannounced = breaking.filter((description) => !next.includes(description));
  for (const { description } of findDangerousChanges(before, after))
    console.log(`mind: ${description}`);
  for (const description of breaking)
    console.log(
      `${unannounced.includes(description) ? 'BREAKING, not announced' : 'breaking, announced'}: ${description}`,
    );
  if (unannounced.length > 0) {
    console.log(
      'Keep what integrators use (add a field beside it and deprecate the old one), or announce ' +
        'each line above, word for word, under "## Unreleased" of gateway/CHANGELOG.md.',
    );
    process.exit(1);
  }
  console.log('the schema breaks nothing that is not announced');
}
