/**
 * Characters to change, add or leave out, of those that should have been read; blanks of any kind
 * are one blank. 0 for right, 1 and more for wrong all over.
 */
export function misread(seen: string, wanted: string): number {
  const [a, b] = [charactersOf(seen), charactersOf(wanted)];
  if (b.length === 0) return 0;
  let last = b.length;
  for (const row of rowsOf(a, b, false)) last = row.at(-1) ?? last;
  return last / b.length;
}

/**
 * The same where `wanted` stands best in what was seen: whatever else a picture shows costs
 * nothing. 0 to 1.
 */
export function misreadAnywhere(seen: string, wanted: string): number {
  const [a, b] = [charactersOf(seen), charactersOf(wanted)];
  if (b.length === 0) return 0;
  let least = b.length;
  for (const row of rowsOf(a, b, true)) least = Math.min(least, row.at(-1) ?? least);
  return least / b.length;
}

const charactersOf = (text: string) => [...text.replace(/\s+/g, ' ').trim()];

/**
 * The rows of Levenshtein's table, one for each character seen: how many changes the first
 * characters of `b` need. Where `b` may begin anywhere, what was seen before it costs nothing.
 */
function* rowsOf(
  a: readonly string[],
  b: readonly string[],
  isAnywhere: boolean,
): Generator<readonly number[]> {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, character] of a.entries()) {
    const next = [isAnywhere ? 0 : i + 1];
    for (const [j, other] of b.entries())
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + (character === other ? 0 : 1),
        ),
      );
    yield (row = next);
  }
}
