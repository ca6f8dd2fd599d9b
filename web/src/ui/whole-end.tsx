import './whole-end.css';

/**
 * So many characters stay at the end: an ending, and enough before it to tell names of one kind
 * apart.
 */
const KEPT = 14;

/**
 * A name on one line that is cut in its middle where there is no room, never at its end: of a file
 * the ending is what matters.
 */
export function WholeEnd({ text }: { text: string }) {
  const letters = [...text];
  if (letters.length <= 2 * KEPT) return text;
  return (
    <span className="whole-end" title={text}>
      <span className="whole-end-start">{letters.slice(0, -KEPT).join('')}</span>
      <span className="whole-end-rest">{letters.slice(-KEPT).join('')}</span>
    </span>
  );
}
