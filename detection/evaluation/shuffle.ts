/**
 * Puts `order` into another order, the same for the same state.
 * @returns the state for the next time
 */
export function shuffle(order: Uint32Array, state: number): number {
  let next = state;
  for (let i = order.length - 1; i > 0; i -= 1) {
    next = (Math.imul(next, 1_664_525) + 1_013_904_223) >>> 0;
    const j = next % (i + 1);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return next;
}
