/**
 * Parses JSON so that whole numbers beyond 2^53 become strings instead of wrong numbers: vendors
 * send ids that way.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  return JSON.parse(/\d{16}/.test(text) ? quoteLongNumbers(text) : text);
}

/** Strings are matched first and left alone. */
const quoteLongNumbers = (text: string) =>
  text.replace(/"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g, (part) =>
    part.startsWith('"') || Number.isSafeInteger(Number(part)) ? part : `"${part}"`,
  );
