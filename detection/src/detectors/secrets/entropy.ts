/** Shannon entropy of the characters of a text, in bits per character; 0 for none. */
export function entropyOf(text: string): number {
  const times = new Map<string, number>();
  for (const character of text) times.set(character, (times.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of times.values())
    bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

const HEX = /^[0-9a-f]+$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Could a machine have drawn these characters? Words and names of programs have no digits among
 * their letters, or few different characters, or change between small and capital letters only
 * where a word begins.
 */
export function looksRandom(value: string, shortest = 16): boolean {
  if (value.length < shortest) return false;
  if (UUID.test(value)) return true;
  const digits = value.replace(/[^0-9]/g, '').length;
  const letters = value.replace(/[^a-z]/gi, '').length;
  if (letters === 0) return digits >= 16 && entropyOf(value) >= 2;
  if (HEX.test(value)) return digits >= 2 && entropyOf(value) >= 2.6;
  if (isReadable(value)) return false;
  const least = value.length >= 24 ? 3.4 : 3;
  if (digits >= 2) return entropyOf(value) >= least;
  return value.length >= 20 && entropyOf(value) >= 3.8 && changes(value) >= value.length / 4;
}

/** How often small and capital letters follow one another. */
const changes = (value: string) => (value.match(/[a-z][A-Z]|[A-Z]{2}[a-z]/g) ?? []).length;

/**
 * Names of things: words of letters joined by signs, with at most a short number at their ends
 * (`my-bucket-2`, `com.acme.Thing`, `v1.2.3`).
 */
function isReadable(value: string): boolean {
  const parts = value.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
  return parts.every(
    (part) =>
      /^[A-Za-z][a-z]{0,14}\d{0,2}$|^[A-Z]{1,12}\d{0,2}$|^\d{1,4}$|^v\d+$|^(?:[A-Z]?[a-z]{2,14}){1,6}\d{0,3}$/.test(
        part,
      ) && !/[bcdfghjklmnpqrstvwxz]{6}/i.test(part),
  );
}
