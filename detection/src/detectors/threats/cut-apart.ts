/** Longer than any word of a lexicon. */
const LONGEST = 18;
/** Nobody writes more into one. */
const MOST = 48;

/**
 * Cuts letters that were written into one into words, as few as possible.
 * @returns the words in order, or null where they are not words from end to end.
 */
export function cutApart(letters: string, isWord: (part: string) => boolean): string[] | null {
  if (letters.length > MOST || !/^[a-z]+$/.test(letters)) return null;
  // For each place the fewest words up to it, and where the last of them begins.
  const fewest = [0];
  const begins = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    fewest[end] = Infinity;
    for (let from = Math.max(0, end - LONGEST); from < end; from += 1) {
      const count = (fewest[from] ?? Infinity) + 1;
      if (count >= (fewest[end] ?? Infinity) || !isWord(letters.slice(from, end))) continue;
      fewest[end] = count;
      begins[end] = from;
    }
  }
  if (fewest[letters.length] === Infinity) return null;
  const parts: string[] = [];
  for (let end = letters.length; end > 0; end = begins[end] ?? 0)
    parts.unshift(letters.slice(begins[end], end));
  return parts;
}
