import type { CDPSession, Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the browser noted since the page began, in milliseconds, scores for shifts. */
    noted: { lcp: number; cls: number; longest: number };
  }
}

/** To be called before the first page: notes the largest paint, what shifted without having been asked to, and long tasks. */
export async function note(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.noted = { lcp: 0, cls: 0, longest: 0 };
    const watch = (type: string, take: (entry: PerformanceEntry) => void) => new PerformanceObserver((list) => { list.getEntries().forEach(take); }).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => { window.noted.lcp = entry.startTime; });
    watch('layout-shift', (entry) => { if (Reflect.get(entry, 'hadRecentInput') !== true) window.noted.cls += Number(Reflect.get(entry, 'value')); });
    watch('longtask', (entry) => { window.noted.longest = Math.max(window.noted.longest, entry.duration); });
  });
}

/** Slows the page's processor down so many times; 1 is as it is. */
export async function slowedDown(session: CDPSession, times: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

export const percentile = (values: readonly number[], share: number): number => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Scrolls the page down and up again by wheel. @returns the time between each two frames, in milliseconds */
export async function framesWhileScrolling(page: Page, turns: number): Promise<number[]> {
  await page.mouse.move(800, 600);
  await page.evaluate(() => {
    const frames: number[] = [];
    Reflect.set(window, 'frames_', frames);
    let last = performance.now();
    const next = (now: number) => { frames.push(now - last); last = now; if (Reflect.get(window, 'frames_') === frames) requestAnimationFrame(next); };
    requestAnimationFrame(next);
  });
  for (let turn = 0; turn < turns; turn += 1) await page.mouse.wheel(0, turn < turns / 2 ? 120 : -120);
  return page.evaluate(() => {
    const frames: unknown = Reflect.get(window, 'frames_');
    Reflect.set(window, 'frames_', null);
    return Array.isArray(frames) ? frames.slice(1).map(Number) : [];
  });
}
