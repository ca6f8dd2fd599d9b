/**
 * Names of the field of a password, as columns, keys and labels have them in the languages of
 * leaks.
 */
const NOUN =
  String.raw`(?:pass(?:word|wd|wort|phrase|code)?s?|pwd|passw|psw|pw|parola[ _-]?d['’ _]?ordine` +
  '|parola[ _-]?chiave|kennwort|contrase(?:ñ|n)a|mot[ _-]?de[ _-]?passe|mdp|senha' +
  '|wachtwoord|haslo|hasło|пароль)';
const DIGEST =
  '(?:hash(?:ed)?|crypt|md5|sha1|sha256|sha512|bcrypt|ntlm|nthash|nt_hash|digest' +
  '|enc(?:rypted)?)';
/** What asks about a password and holds none. */
const ABOUT =
  /^(?:has|is|must|no|need|needs|require|requires|change|reset|forgot|expired?|last|old_?date)[ _-]/i;
const PASSWORD_FIELD = new RegExp(
  `^(?:[\\p{L}\\p{N}]{1,20}[ _.-]){0,3}(?:${NOUN}(?:[ _-]?${DIGEST})?|${DIGEST}[ ` +
    `_-]?${NOUN}|${DIGEST})(?:[ _-]?(?:plain(?:text)?|clear|value|text|1))?$`,
  'iu',
);

/** Is a column or key of this name one of passwords or of their digests? */
export const isPasswordField = (name: string): boolean =>
  !ABOUT.test(name) && PASSWORD_FIELD.test(name.replace(/([a-z])([A-Z])/g, '$1_$2'));

/**
 * A label in running text or data: `"password": "`, `Pass: `, `<pwd>`, `'password' => '`. The name
 * is the group of the same name.
 */
export const LABEL = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<name>(?:[\p{L}\p{N}]{1,20}[_.-]){0,2}(?:[a-z]{2,16}(?=P))?` +
    String.raw`(?:${NOUN}(?:[ _-]?${DIGEST})?|${DIGEST}[ _-]?${NOUN}))["'\x60*_]{0,3}[ \t]{0,8}` +
    String.raw`(?:=>|[:=>])[ \t]{0,8}\*{0,2}(?<mark>["'\x60]?)`,
  'giu',
);
