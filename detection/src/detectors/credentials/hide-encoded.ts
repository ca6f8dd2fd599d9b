/**
 * References of pages and escapes of data: they stand for any character, the `@` of an address
 * among them.
 */
const ESCAPED =
  /&#x?[0-9a-f]{1,6};|&(?:commat|colon|period|semi);|\\(?:u\{?[0-9a-f]{2}|x[0-9a-f]{2})/i;
const QUOTED_PRINTABLE = /=(?:[0-9A-F]{2}|\r?$)/;
/** Quoted-printable breaks a line there. */
const GOES_ON = /=\r?$/;
const IN_AN_ADDRESS = /%[0-9a-f]{2}/i;
const MAY_BE_BASE64 = /[\w+/-]{24,}={0,2}/g;
/** The last line of a part in base64. */
const REST_OF_BASE64 = /^[\w+/-]+={0,2}\r?$/;

/**
 * Hides what a source says in another way than people read it: a password in it is recognised by no
 * one there, and read by anyone who decodes it.
 * @returns a text of the same length, so that places stay
 */
export function hideEncoded(text: string, sign = '•'): string {
  const hide = (shown: string) => shown.replace(/\S/g, sign);
  const hideWord = (word: string) => (IN_AN_ADDRESS.test(word) ? hide(word) : word);
  const hideRun = (run: string) => (/[a-z]/.test(run) && /[A-Z]/.test(run) ? hide(run) : run);
  const isQuoted = /quoted-printable/i.test(text);
  let isContinued = false;
  let wasBase64 = false;
  return text
    .split('\n')
    .map((line) => {
      const isWhole =
        ESCAPED.test(line) ||
        (isQuoted && (isContinued || QUOTED_PRINTABLE.test(line))) ||
        (wasBase64 && REST_OF_BASE64.test(line));
      isContinued = GOES_ON.test(line);
      const shown = isWhole
        ? hide(line)
        : line.replace(/\S+/g, hideWord).replace(MAY_BE_BASE64, hideRun);
      wasBase64 = REST_OF_BASE64.test(line) && shown !== line;
      return shown;
    })
    .join('\n');
}
