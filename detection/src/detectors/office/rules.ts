/** The rules of this family: score on the scale of `severityOfScore`, and why it stands there. */
export const OFFICE_RULES = {
  /**
   * High: what runs without a click and starts programs or fetches code has no honest use in a
   * document that somebody sends.
   */
  autoRunExecutes: { rule: 'office/macro-runs-programs', score: 750 },
  /** High: a link to another program that starts a command. */
  ddeRuns: { rule: 'office/dde-command', score: 750 },
  /** High: a program carried as an icon waits for a double click. */
  packagedProgram: { rule: 'office/embedded-program', score: 750 },
  /** High: addresses of these kinds open holes of the programs that show the document. */
  exploitLink: { rule: 'office/exploit-link', score: 750 },
  /** High: nothing but exploits uses the old equation editor in a text of this kind. */
  equation: { rule: 'office/equation-object', score: 700 },
  /** Medium: runs without a click and writes files. */
  autoRunWrites: { rule: 'office/macro-writes-files', score: 450 },
  /**
   * Medium: opening the document fetches a template, a frame or an object from the web, macros and
   * all.
   */
  remoteContent: { rule: 'office/remote-content', score: 450 },
  /** Medium: can start programs when somebody clicks. */
  executes: { rule: 'office/macro-can-run-programs', score: 350 },
  /**
   * Medium: macros that are there and have no source: the code that runs is not the code that is
   * shown.
   */
  hiddenCode: { rule: 'office/macro-without-source', score: 350 },
  /**
   * Medium: Excel 4 macros that run when the book is opened; Excel itself turned them off in 2022
   * ("Excel 4.0 (XLM) macros now restricted by default").
   */
  excel4Opens: { rule: 'office/excel4-opens', score: 400 },
  /** Low: macros are everyday work in spreadsheets. */
  macro: { rule: 'office/macro', score: 200 },
  /** Low: Excel 4 macros are out of use, and honest old books have them. */
  excel4: { rule: 'office/excel4-macro', score: 200 },
  /** Low: feeds of prices and measurements are built so. */
  dde: { rule: 'office/dde', score: 200 },
  /** Low: a file carried along as an icon. */
  packaged: { rule: 'office/embedded-file', score: 200 },
  /** Low: an object of the document lies in another file. */
  linkedObject: { rule: 'office/linked-object', score: 150 },
  /** Low: passwords on documents are everyday work, and nobody has looked inside. */
  encrypted: { rule: 'office/encrypted', score: 200 },
} as const;
