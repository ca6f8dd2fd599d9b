import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Program } from '../../../web/test/browser.ts';

const CLI = join(import.meta.dirname, 'peers/node_modules/lighthouse/cli/index.js');
/** `npm run peers` installs it. */
export const hasLighthouse = existsSync(CLI);

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/**
 * What Lighthouse says of a page that nobody signed in to, slowed down as it does by itself.
 *
 * @returns scores from 0 to 100 by category, and the largest paint in milliseconds
 * @throws when it cannot start a browser
 */
export async function askLighthouse(
  url: string,
  { executablePath, env }: Program,
): Promise<{ scores: Record<string, number>; lcp: number }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      CLI,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility,best-practices',
      '--chrome-flags=--headless=shell --no-sandbox --no-zygote --disable-dev-shm-usage --disable-gpu',
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = Report.parse(JSON.parse(stdout));
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  };
}
