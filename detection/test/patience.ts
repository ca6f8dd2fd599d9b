/**
 * How long a test waits for what must come: a bound for a hang, never for speed. It is shorter than
 * the time of a whole test (.config/vitest.config.ts), so that what did not come is named.
 */
export const HANG_MS = 180_000;

/** For `vi.waitFor`, whose own patience of one second a busy machine exceeds. */
export const PATIENT = { timeout: HANG_MS, interval: 30 };
