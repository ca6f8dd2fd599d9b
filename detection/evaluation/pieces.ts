const PIECE_WORDS = [2, 3, 4, 5, 7, 10] as const;

/** A text in pieces of two to ten words, one behind the other: lines as short as those of chats. */
export function inPieces(text: string): string[] {
  const words = [...text.matchAll(/\S+/g)];
  const pieces: string[] = [];
  for (let at = 0, turn = text.length; at < words.length; turn += 1) {
    const count = PIECE_WORDS[turn % PIECE_WORDS.length] ?? 2;
    const [first, last] = [words[at], words[at + count - 1]];
    if (first !== undefined && last !== undefined)
      pieces.push(text.slice(first.index, last.index + last[0].length));
    at += count;
  }
  return pieces;
}
