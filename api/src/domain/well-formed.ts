/** Replaces halves of surrogate pairs, which UTF-8 and therefore PostgreSQL cannot hold, by the replacement character. */
export function wellFormed(value: string): string {
  return value.replace(/\p{Surrogate}/gu, '\ufffd');
}
