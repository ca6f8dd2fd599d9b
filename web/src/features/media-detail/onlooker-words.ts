/** Says who else looks; null when nobody does. */
export function onlookerWords(names: readonly string[]): string | null {
  const [first, second] = names;
  if (first === undefined) return null;
  if (second === undefined) return `${first} is looking at this too`;
  if (names.length === 2) return `${first} and ${second} are looking at this too`;
  const others = names.length - 1;
  return `${first} and ${others} others are looking at this too`;
}
