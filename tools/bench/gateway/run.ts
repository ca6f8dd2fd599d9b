/** npm run bench -w gateway [-- queries | subscriptions | misbehaving] */
import { misbehaving } from './misbehaving.ts';
import { queries } from './queries.ts';
import { subscriptions } from './subscriptions.ts';

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const all: Record<string, () => Promise<void>> = { queries, subscriptions, misbehaving };
for (const name of named.length > 0 ? named : Object.keys(all)) await all[name]?.();
process.exit(0);
