import { PASSWORD_MIN_LENGTH, passwordChecks, type PasswordChecks } from '@vedetta/machines';

interface Rule {
  label: string;
  holds: (checks: PasswordChecks) => boolean;
}

/** The parts of the rule that can be seen while typing (specification, section 5), as lines to be ticked off. */
const RULES: readonly Rule[] = [
  { label: `At least ${PASSWORD_MIN_LENGTH} characters`, holds: ({ length }) => length },
  { label: 'An uppercase and a lowercase letter', holds: ({ upper, lower }) => upper && lower },
  { label: 'A number', holds: ({ digit }) => digit },
  { label: 'A special character', holds: ({ special }) => special },
];

/** Each line of the rule with whether a password keeps it. */
export function rulesKept(password: string): { label: string; kept: boolean }[] {
  const checks = passwordChecks(password);
  return RULES.map(({ label, holds }) => ({ label, kept: holds(checks) }));
}
