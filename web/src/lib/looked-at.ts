let rows: readonly string[] = [];

/**
 * Remembers which rows a list may stand at when somebody comes back to it.
 * @param best the best first; empty for nobody
 */
export function rememberLookedAt(best: readonly string[]): void {
  rows = best;
}

/**
 * The rows a list may stand at when somebody comes back to it, the best first; empty when nobody
 * does.
 */
export const rowsToComeBackTo = (): readonly string[] => rows;

/** Who has come back, or gone elsewhere, comes back no more. */
export const forgetLookedAt = (): void => rememberLookedAt([]);
