import { decodeAs } from '../charset/decode.ts';
import { foldsBehindLetters } from '../written/folds.ts';
import { likelyCharset } from './encoding.ts';

/**
 * The content of a file as text, whatever it is written in. What controls a machine is read as
 * blanks, as many as it has characters, so that places stay.
 * @returns null for what is no text.
 */
export function readText(written: Uint8Array, mime: string | null): string | null {
  const bytes = foldsBehindLetters(written);
  const charset = likelyCharset(bytes, mime);
  return charset === null ? null : withoutControls(decodeAs(bytes, charset));
}

/**
 * Sequences of terminals (ECMA-48), colours of chats (mIRC), and each control character by itself.
 */
const CONTROLS = new RegExp(
  [
    String.raw`\x1b\[[0-?]{0,40}[ -/]{0,4}[@-~]`,
    String.raw`\x1b\][^\x07\x1b\n]{0,300}(?:\x07|\x1b\\)`,
    String.raw`\x1b[()*+#][0-9A-Za-z]`,
    String.raw`\x1b[=>A-Z\\78]?`,
    String.raw`\x03\d{1,2}(?:,\d{1,2})?(?!\d)`,
    String.raw`[\0-\x08\x0b\x0e-\x1f\x7f]`,
  ].join('|'),
  'g',
);
const ANY_CONTROL = /[\0-\x08\x0b\x0e-\x1f\x7f]/;

/** @returns as many UTF-16 units as the text has */
export function withoutControls(text: string): string {
  return ANY_CONTROL.test(text)
    ? text.replace(CONTROLS, (control) => ' '.repeat(control.length))
    : text;
}
