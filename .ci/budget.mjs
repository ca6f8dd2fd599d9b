// Checks the size of the JavaScript that a browser loads (KiB after gzip), by Vite's manifest.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'web', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const size = (file) =>
  file.endsWith('.js') ? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024 : 0;

/** The chunk and everything it imports statically. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
}
const keys = Object.keys(manifest);
const entry = keys.find((k) => manifest[k].isEntry);
const page = (part) => {
  const found = keys.filter((k) => k.includes(part));
  if (found.length === 0)
    throw new Error(
      `Vite's manifest has no chunk for ${part}. If the page has moved, correct its path in .ci/budget.mjs.`,
    );
  return found;
};
const load = (...roots) =>
  [...new Set(roots.flatMap((k) => [...closure(k)]))].reduce(
    (sum, k) => sum + size(manifest[k].file),
    0,
  );

const rows = [
  ['login page, first load', load(entry, ...page('features/sign-in/page.tsx')), 115],
  [
    'threat manager, first load',
    load(entry, ...page('app/signed-in.tsx'), ...page('features/threat-manager/')),
    300,
  ],
  ...keys
    .filter((k) => manifest[k].isDynamicEntry)
    .map((k) => [`chunk ${manifest[k].name ?? k}`, size(manifest[k].file), 100])
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5),
];
let over = 0;
for (const [name, kib, limit] of rows) {
  const tooMuch = kib > limit;
  if (tooMuch) over += 1;
  console.log(
    `${tooMuch ? 'OVER ' : '     '}${name.padEnd(44)} ${kib.toFixed(1).padStart(7)} KiB of ${limit}`,
  );
}
process.exit(over === 0 ? 0 : 1);
