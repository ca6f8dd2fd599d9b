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
  /**
   * Medium: files of a disk image lose the mark of the web, so that Windows runs them unasked (MITRE
   * ATT&CK T1553.005); Gmail refuses them.
   */
  diskImageSent: { rule: 'archives/disk-image-sent', score: 350 },
  /** Low: systems and programs are given away as disk images. */
  diskImage: { rule: 'archives/disk-image', score: 150 },
  /** Low: cabinets install programs, and nobody packs documents so; Gmail refuses them. */
  cabinet: { rule: 'archives/cabinet', score: 120 },
  /** Low: passwords on archives are everyday work, and nobody has looked inside. */
  encrypted: { rule: 'archives/encrypted', score: 200 },
  /** Low: large archives are everyday work; that the rest was not looked at must be seen. */
  tooLarge: { rule: 'archives/not-all-opened', score: 150 },
} as const;

export type ArchiveRule = (typeof ARCHIVE_RULES)[keyof typeof ARCHIVE_RULES];
