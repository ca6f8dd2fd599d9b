/**
 * How long a test waits for what must come: a bound for a hang, never for speed. It is shorter than
 * the time of a whole test (.config/vitest.config.ts), so that what did not come is named.
 */
export const HANG_MS = 180_000;

/**
 * For `vi.waitFor` and for what Playwright waits for, whose own patience a busy machine exceeds.
 */
export const PATIENT = { timeout: HANG_MS, interval: 30 };

/** For one try within `vi.waitFor`, which tries again. */
// eslint-disable-next-line no-restricted-syntax -- Another try follows.
export const ONE_TRY = { timeout: 2_000 };
