/**
 * Whether the first id comes after the second. Ids are whole numbers in text, longer than a double
 * can hold; others are only told apart.
 */
export function isLater(id: string, than: string): boolean {
  return /^\d+$/.test(id) && /^\d+$/.test(than) ? BigInt(id) > BigInt(than) : id !== than;
}

/** The later of two ids. */
export function later(one: string, other: string | undefined): string {
  return other !== undefined && isLater(other, one) ? other : one;
}
