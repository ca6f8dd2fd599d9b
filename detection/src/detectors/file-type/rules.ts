/**
 * The rules of this family: score on the scale of `severityOfScore`, and why it stands there. Never
 * tuned to single files.
 */
export const FILE_TYPE_RULES = {
  /**
   * High: content that runs under a name that promises it does not; there is no honest reason for
   * the pair.
   */
  disguised: { rule: 'file-type/executable-disguised', score: 800 },
  /** High: `invoice.pdf.exe` and reversed or padded names exist to hide the last part of a name. */
  doubleName: { rule: 'file-type/double-name', score: 750 },
  /**
   * High: one file that opens as a picture or document and runs as a Java program or server script.
   */
  polyglotProgram: { rule: 'file-type/polyglot-program', score: 750 },
  /**
   * Medium: valid as two kinds at once; made on purpose, but what the second one does is not
   * proven.
   */
  polyglot: { rule: 'file-type/polyglot', score: 400 },
  /** Low: a program or installer that says what it is: worth knowing, everyday work for many. */
  program: { rule: 'file-type/executable', score: 150 },
  /**
   * Low: the name promises another kind of content; opening it by its name fails or goes to the
   * wrong program.
   */
  mismatch: { rule: 'file-type/mismatch', score: 200 },
  /**
   * Low, and the lowest of it: one picture format under another's name, which converters and web
   * sites often cause.
   */
  pictureMismatch: { rule: 'file-type/picture-mismatch', score: 110 },
} as const;
