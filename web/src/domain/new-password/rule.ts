import { PASSWORD_MIN_LENGTH, passwordChecks, type PasswordChecks } from '@vedetta/machines';
import * as m from '../../generated/messages/account/index.ts';

interface Rule {
  label: string;
  holds: (checks: PasswordChecks) => boolean;
}

/** The parts of the rule that can be seen while typing, as lines to be ticked off. */
const RULES: readonly Rule[] = [
  {
    get label() {
      return m.atLeastCharacters({ length: PASSWORD_MIN_LENGTH });
    },
    holds: ({ length }) => length,
  },
  {
    get label() {
      return m.upperAndLowercase;
    },
    holds: ({ upper, lower }) => upper && lower,
  },
  {
    get label() {
      return m.oneNumber;
    },
    holds: ({ digit }) => digit,
  },
  {
    get label() {
      return m.specialCharacter;
    },
    holds: ({ special }) => special,
  },
];

/** Each line of the rule with whether a password keeps it. */
export function rulesKept(password: string): { label: string; kept: boolean }[] {
  const checks = passwordChecks(password);
  return RULES.map(({ label, holds }) => ({ label, kept: holds(checks) }));
}
