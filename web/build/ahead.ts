import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { PAGE_ADDRESSES, type DailyPage } from '../src/app/page-addresses.ts';

/** What every page behind the log-in stands on, in the order in which `app/ahead.ts` fetches it. */
const BEHIND_THE_LOG_IN = ['src/app/data-services.ts', 'src/app/signed-in.tsx'];

interface Files {
  scripts: Set<string>;
  styles: Set<string>;
}

/**
 * Adds scripts and style sheets of a chunk and of all that it imports, in Vite's order: styles of
 * what is imported come first.
 */
function collect(manifest: Manifest, key: string, found: Files): void {
  const chunk = manifest[key];
  if (chunk === undefined)
    throw new Error(
      `${key} has no chunk of its own: has it moved? Mend web/build/ahead.ts or page-addresses.ts.`,
    );
  if (found.scripts.has(chunk.file)) return;
  found.scripts.add(chunk.file);
  for (const next of chunk.imports ?? []) collect(manifest, next, found);
  for (const style of chunk.css ?? []) found.styles.add(style);
}

function headOf(manifest: Manifest, page: DailyPage): string {
  const already: Files = { scripts: new Set(), styles: new Set() };
  collect(manifest, 'index.html', already);
  const found: Files = { scripts: new Set(already.scripts), styles: new Set(already.styles) };
  for (const key of [...BEHIND_THE_LOG_IN, `src/features/${page}/page.tsx`])
    collect(manifest, key, found);
  return [
    ...[...found.scripts]
      .filter((file) => !already.scripts.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...found.styles]
      .filter((file) => !already.styles.has(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('');
}

/**
 * Writes `.vite/ahead.json`: for the address of each page that a day is spent on, the tags with
 * which a server that knows the address lets the browser fetch the page's files while it still
 * reads `index.html`. Without them they are found out one after the other, by running what came
 * before (docs/decisions/223).
 *
 * `[{ address, head }]`: a regular expression for the path, and HTML for the end of the head.
 *
 * @throws when a page has no chunk of its own
 */
export function pagesAhead(): Plugin {
  return {
    name: 'pages-ahead',
    apply: 'build',
    writeBundle({ dir }) {
      const folder = join(dir ?? '', '.vite');
      const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
      const pages = (Object.keys(PAGE_ADDRESSES) as DailyPage[]).map((page) => ({
        address: PAGE_ADDRESSES[page].source,
        head: headOf(manifest, page),
      }));
      writeFileSync(join(folder, 'ahead.json'), JSON.stringify(pages));
    },
  };
}
