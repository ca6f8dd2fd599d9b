/** Names of what is said where a password does not pass. */
export const PASSWORD_RULE = 'passwordRule';
export const PASSWORDS_DIFFER = 'passwordsDiffer';
export const PASSWORD_MIN_LENGTH = 12;

export interface PasswordChecks {
  length: boolean;
  upper: boolean;
  lower: boolean;
  digit: boolean;
  special: boolean;
}

/**
 * What can be said about a password while it is typed; the server asks the same. How easily it is
 * guessed is the server's to judge: it knows the dictionaries and the person.
 *
 * @param password as typed; its length counts characters, not UTF-16 units
 */
export function passwordChecks(password: string): PasswordChecks {
  return {
    length: [...password].length >= PASSWORD_MIN_LENGTH,
    upper: /\p{Lu}/u.test(password),
    lower: /\p{Ll}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{N}]/u.test(password),
  };
}

/** Whether every check passes. */
export function passesChecks(password: string): boolean {
  return Object.values(passwordChecks(password)).every(Boolean);
}
