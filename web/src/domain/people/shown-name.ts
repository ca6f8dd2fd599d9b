/** Those that turn around the reading direction, with which a name hides its ending. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
/** What else is not seen and steers something. */
const STEERING =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028\u2029\u2060-\u2065\ufeff\ufff9-\ufffb]/g;

/**
 * The name of a file on this device as it may be shown: `invoice[U+202E]gpj.exe`. The server writes
 * names in the same way.
 * @param name as the browser gives it; anything
 */
export function shownName(name: string): string {
  return name
    .replace(TURNING, (turn) => `[U+${turn.charCodeAt(0).toString(16).toUpperCase()}]`)
    .replace(STEERING, '')
    .normalize('NFC')
    .trim();
}
