/** The rules of this family: score on the scale of `severityOfScore`, and why it stands there. */
export const PDF_RULES = {
  /** High: starts a program or opens a file of another kind. */
  launch: { rule: 'pdf/launch', score: 750 },
  /** High: a program carried along. */
  attachedProgram: { rule: 'pdf/attached-program', score: 750 },
  /** High: writes a file that it carries to the disk and opens it. */
  exports: { rule: 'pdf/script-opens-attachment', score: 750 },
  /**
   * Medium: a script that runs when the document is opened; forms need scripts, but seldom then.
   */
  scriptOnOpen: { rule: 'pdf/script-on-open', score: 350 },
  /** Medium: sends the name of who reads it to a server of its choice, on opening. */
  remoteFile: { rule: 'pdf/remote-file', score: 350 },
  /** Low: forms check and format what is typed by scripts. */
  script: { rule: 'pdf/script', score: 200 },
  /** Low: a file carried along. */
  attached: { rule: 'pdf/attached-file', score: 150 },
  /** Low: sends what is typed to a server. */
  submits: { rule: 'pdf/sends-form', score: 100 },
  /** Low: players of films and 3D in documents had holes and are gone from readers. */
  richMedia: { rule: 'pdf/rich-media', score: 150 },
  /** Low: passwords on documents are everyday work, and nobody has looked inside. */
  encrypted: { rule: 'pdf/encrypted', score: 200 },
} as const;
