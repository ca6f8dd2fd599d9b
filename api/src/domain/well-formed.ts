/** Replaces halves of surrogate pairs, which UTF-8 and therefore PostgreSQL cannot hold, by the replacement character. */
export function wellFormed(value: string): string {
  return value.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** A text as PostgreSQL keeps it: NUL and halves of surrogate pairs become the replacement character. For whatever comes from outside and is stored. */
export function storable(value: string): string {
  return wellFormed(value.replaceAll('\0', '\ufffd'));
}
