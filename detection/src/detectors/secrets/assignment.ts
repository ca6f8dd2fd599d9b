/**
 * A credential told by the words around it: `db_password = "…"`, `<Pass>…</Pass>`,
 * `the password is '…'`, `acme SECRET 8f3a…`.
 */
export interface Assignment {
  noun: 'password' | 'key';
  /** Half-open range of the name, from its first letter. */
  start: number;
  valueStart: number;
  valueEnd: number;
}
