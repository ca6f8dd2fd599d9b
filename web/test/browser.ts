import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** Where Debian, Ubuntu, Fedora and macOS put a Chromium. */
const SYSTEM = [
  '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const QUIET = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--lang=en-GB',
];

/**
 * Starts a Chromium: `CHROME_PATH`, then the system's, then the one inside the npm package @sparticuz/chromium.
 * @throws when CHROME_PATH names no file.
 */
export async function startBrowser(): Promise<Browser> {
  const named = process.env['CHROME_PATH'];
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, and there is no such file: correct it or unset it.`);
  const system = named ?? SYSTEM.find((path) => existsSync(path));
  if (system !== undefined) return chromium.launch({ executablePath: system, args: QUIET });
  // Makes the package unpack the system libraries that a bare machine lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  // Not its own list of arguments: that is for one page in one process, and two people at once stop each other there.
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...QUIET, '--no-zygote', '--disable-dev-shm-usage', '--headless=shell'] });
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What the page complained about; a test ends by expecting none. */
  complaints: string[];
}

/** One person at a browser of their own, whose every console error and failed page is kept. */
export async function visitor(browser: Browser, options: { theme?: 'light' | 'dark'; width?: number; height?: number } = {}): Promise<Visitor> {
  const context = await browser.newContext({
    colorScheme: options.theme ?? 'light', viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    locale: 'en-GB', timezoneId: 'Europe/Rome', reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return { context, page, complaints };
}

/** Serious and critical findings of axe on what the page shows now, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Legacy mode: without a second tab for the frames of other origins, of which there are none; it takes half the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze();
  return violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.html.slice(0, 160)} (${node.failureSummary?.split('\n')[1]?.trim() ?? ''})`));
}

/** Waits until nothing moves or fades any more: colours in between belong to neither theme. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

/** The same in both themes, whatever the page shows. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    found.push(...(await axeFindings(page)).map((line) => `${colorScheme} ${line}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  return found;
}
