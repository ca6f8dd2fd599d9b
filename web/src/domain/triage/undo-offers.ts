/** By the id of an alert: how to end the offer to take its last change back. */
const offers = new Map<string, () => void>();

/** Keeps an offer until it ends, or another act on the same alert ends it. */
export function keepOffer(alertId: string, end: () => void): void {
  offers.set(alertId, end);
}

/**
 * Another act of this tab makes a version that the token is not for: what it would take back is no
 * longer what one sees.
 */
export function endOffer(alertId: string): void {
  const end = offers.get(alertId);
  offers.delete(alertId);
  end?.();
}
