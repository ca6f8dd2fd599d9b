/**
 * Replaces halves of surrogate pairs, which UTF-8 and therefore PostgreSQL cannot hold, by the
 * replacement character.
 */
export function wellFormed(value: string): string {
  return value.replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * A text as PostgreSQL keeps it: NUL and halves of surrogate pairs become the replacement
 * character. For whatever comes from outside and is stored.
 */
export function storable(value: string): string {
  return wellFormed(value.replaceAll('\0', '\ufffd'));
}

/**
 * The JSON of a value as PostgreSQL can keep it, names of members included.
 * @throws where there is no JSON of it, as `JSON.stringify`
 */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => {
    if (typeof member === 'string') return storable(member);
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    const isKept = Object.keys(member).every((name) => name === storable(name));
    return isKept
      ? member
      : Object.fromEntries(Object.entries(member).map(([name, inner]) => [storable(name), inner]));
  });
}

/** Deeper than any vendor's answer, and far below what the database takes. */
const DEEPEST = 100;

/** Whether a value is nested so deep that it is not kept as JSON. */
export function isTooDeep(value: unknown, most = DEEPEST): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    (most === 0 || Object.values(value).some((inner) => isTooDeep(inner, most - 1)))
  );
}
