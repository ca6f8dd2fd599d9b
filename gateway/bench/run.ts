/** npm run bench -w gateway [-- queries | subscriptions] */
import { queries } from './queries.ts';

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const all: Record<string, () => Promise<void>> = { queries };
for (const name of named.length > 0 ? named : Object.keys(all)) await all[name]?.();
process.exit(0);
