import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { visitor } from '../../../web/test/browser.ts';
import { signedIn } from '../../../web/test/signed-in.ts';
import type { Place } from './demo.ts';

/** As Lighthouse slows a machine down to a telephone of the middle class. */
const SLOWDOWN = 4;

declare global {
  interface Window {
    /**
     * Milliseconds and sums that the observers have seen since the page began, or since they were
     * set back.
     */
    seen: {
      lcp: number;
      shifts: { at: number; value: number }[];
      longest: number;
      frames: number[];
      scrolls: number;
    };
  }
}

/** One page as somebody meets it who has never been here: nothing is cached. */
export interface Visit {
  page: Page;
  processor: CDPSession;
  close: () => Promise<void>;
}

async function observe(context: BrowserContext): Promise<void> {
  // What runs these files wraps every named function in a call of this, also those that are sent to
  // the page.
  await context.addInitScript({ content: 'globalThis.__name = (it) => it;' });
  await context.addInitScript(() => {
    const seen: Window['seen'] = { lcp: 0, shifts: [], longest: 0, frames: [], scrolls: 0 };
    window.seen = seen;
    const on = (
      type: string,
      take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
    ) => {
      new PerformanceObserver((list) => {
        list.getEntries().forEach(take);
      }).observe({ type, buffered: true });
    };
    on('largest-contentful-paint', ({ startTime }) => {
      seen.lcp = startTime;
    });
    on('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
      if (hadRecentInput !== true) seen.shifts.push({ at: startTime, value });
    });
    on('longtask', ({ duration }) => {
      seen.longest = Math.max(seen.longest, duration);
    });
    addEventListener(
      'scroll',
      () => {
        seen.scrolls += 1;
      },
      { capture: true, passive: true },
    );
  });
}

/** A browser of its own; somebody's when `signed`. */
export async function visit(
  browser: Browser,
  { url, admin }: Place,
  signed: boolean,
): Promise<Visit> {
  const { context, page, complaints } = await visitor(browser);
  await observe(context);
  if (signed) await signedIn(context, url, admin);
  return {
    page,
    processor: await context.newCDPSession(page),
    close: async () => {
      await context.close();
      if (complaints.length > 0)
        throw new Error(`The page logged errors: ${complaints.join('; ')}`);
    },
  };
}

/** Nothing is loading, and the main thread has had time for itself. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })),
  );
}

const slow = (processor: CDPSession, rate: number) =>
  processor.send('Emulation.setCPUThrottlingRate', { rate });

export interface LoadMarks {
  lcp: number;
  cls: number;
}

/** The worst second, at most five seconds long, as web.dev defines the figure. */
function shiftOf(shifts: readonly { at: number; value: number }[]): number {
  let [worst, sum, from, last] = [0, 0, -Infinity, -Infinity];
  for (const { at, value } of shifts) {
    if (at - last > 1_000 || at - from > 5_000) [sum, from] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/**
 * @returns when the largest thing of a page was painted (ms) and how much moved.
 * @throws when the page paints nothing.
 */
export async function loadMarks(
  browser: Browser,
  place: Place,
  path: string,
  ready: string,
  signed: boolean,
): Promise<LoadMarks> {
  const { page, processor, close } = await visit(browser, place, signed);
  try {
    await slow(processor, SLOWDOWN);
    // Looking for something in a page puts a script of the driver into it, which at this speed
    // takes 140 ms: not before all is there.
    await page.goto(`${place.url}${path}`, { waitUntil: 'networkidle' });
    await page.locator(ready).first().waitFor();
    await quiet(page);
    const { lcp, shifts } = await page.evaluate(() => window.seen);
    if (lcp === 0) throw new Error(`${path} has no largest contentful paint.`);
    return { lcp, cls: shiftOf(shifts) };
  } finally {
    await close();
  }
}

/**
 * Goes through all tabs of a page, there and back.
 * @returns the longest task of each change (ms), by the tab that was chosen; 0 means none above 50.
 */
export async function tabMarks(
  browser: Browser,
  place: Place,
  path: string,
  ready: string,
): Promise<Map<string, number>> {
  const { page, processor, close } = await visit(browser, place, true);
  try {
    await page.goto(`${place.url}${path}`);
    await page.locator(ready).first().waitFor();
    await quiet(page);
    await slow(processor, SLOWDOWN);
    const tabs = page.getByRole('tab');
    const count = await tabs.count();
    if (count < 2) throw new Error(`${path} has no tabs to switch between.`);
    const longest = new Map<string, number>();
    for (const index of [...Array.from({ length: count - 1 }, (_, i) => i + 1), 0]) {
      await page.evaluate(() => {
        window.seen.longest = 0;
      });
      await tabs.nth(index).click();
      await page.locator(`[role=tab][aria-selected=true] >> nth=0`).waitFor();
      await quiet(page);
      const name = (await tabs.nth(index).innerText()).replace(/\s+[\d.,+]+\s*$/, '').trim();
      longest.set(name, await page.evaluate(() => window.seen.longest));
    }
    return longest;
  } finally {
    await close();
  }
}

export interface ScrollMarks {
  p95: number;
  frames: number;
  rows: number;
}

/**
 * Scrolls through pages of a list by wheel, turning them.
 * @returns the frames' 95th percentile (ms) and the most rows that stood in the document.
 */
export async function scrollMarks(
  browser: Browser,
  place: Place,
  path: string,
  pages: number,
): Promise<ScrollMarks> {
  const { page, close } = await visit(browser, place, true);
  try {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto(`${place.url}${path}`);
    await page.locator('tbody tr [data-row-link]').first().waitFor();
    await quiet(page);
    await page.evaluate(() => {
      let last = performance.now();
      const frame = (now: number) => {
        window.seen.frames.push(now - last);
        last = now;
        requestAnimationFrame(frame);
      };
      window.seen.scrolls = 0;
      requestAnimationFrame(frame);
    });
    let rows = 0;
    await page.mouse.move(720, 500);
    for (let turned = 1; turned <= pages; turned += 1) {
      for (const by of [...Array<number>(20).fill(120), ...Array<number>(20).fill(-120)])
        await page.mouse.wheel(0, by);
      rows = Math.max(rows, await page.locator('tbody tr').count());
      await page.getByRole('button', { name: 'Next page' }).click();
      await page.locator(`.pagination-page[aria-current=page] >> text="${turned + 1}"`).waitFor();
    }
    const { frames, scrolls } = await page.evaluate(() => window.seen);
    if (scrolls === 0) throw new Error(`${path} didn't scroll.`);
    const sorted = frames.sort((a, b) => a - b);
    return {
      p95: sorted[Math.floor(sorted.length * 0.95)] ?? Infinity,
      frames: frames.length,
      rows,
    };
  } finally {
    await close();
  }
}

/** What a hurried hand types into the search box, some of it taken back. */
const TYPED = 'invoice of the month of november';

/**
 * Types into the search box above a long list as fast as keys can go, while the list is searched.
 * @returns how many letters the box lost, at any time after a key and in the end; and how often the
 * list was asked for.
 */
export async function typeMarks(
  browser: Browser,
  place: Place,
  path: string,
): Promise<{ lost: number; asked: number }> {
  const { page, close } = await visit(browser, place, true);
  try {
    await page.goto(`${place.url}${path}`);
    await page.locator('tbody tr [data-row-link]').first().waitFor();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked += 1;
    });
    const box = page.getByRole('textbox', { name: /^Search/ });
    await box.click();
    let lost = 0;
    for (let at = 1; at <= TYPED.length; at += 1) {
      await page.keyboard.press(TYPED[at - 1] === ' ' ? 'Space' : (TYPED[at - 1] ?? ''));
      lost += (await box.inputValue()) === TYPED.slice(0, at) ? 0 : 1;
    }
    await page.waitForURL((url) => url.searchParams.get('q') === TYPED);
    return { lost: lost + ((await box.inputValue()) === TYPED ? 0 : 1), asked };
  } finally {
    await close();
  }
}
