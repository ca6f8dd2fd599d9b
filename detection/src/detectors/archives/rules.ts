/** The rules of this family: score on the scale of `severityOfScore`, and why it stands there. */
export const ARCHIVE_RULES = {
  /**
   * Medium: nobody packs 200:1, shares bytes among files or nests six archives in good faith; what
   * it holds is not known.
   */
  bomb: { rule: 'archives/bomb', score: 500 },
  overlapping: { rule: 'archives/overlapping', score: 500 },
  tooDeep: { rule: 'archives/too-deep', score: 400 },
  /**
   * Medium: names that leave the folder into which somebody unpacks them exist to overwrite other
   * files.
   */
  outside: { rule: 'archives/path-outside', score: 400 },
  /** Medium: a program that scanners are kept from seeing is the usual way of malware by mail. */
  encryptedProgram: { rule: 'archives/encrypted-program', score: 400 },
  /** Low: passwords on archives are everyday work, and nobody has looked inside. */
  encrypted: { rule: 'archives/encrypted', score: 200 },
  /** Low: large archives are everyday work; that the rest was not looked at must be seen. */
  tooLarge: { rule: 'archives/not-all-opened', score: 150 },
} as const;

export type ArchiveRule = (typeof ARCHIVE_RULES)[keyof typeof ARCHIVE_RULES];
