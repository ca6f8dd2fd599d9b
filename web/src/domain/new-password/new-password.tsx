import { PASSWORD_RULE, PASSWORDS_DIFFER } from '@vedetta/machines';
import { useState } from 'react';
import * as m from '../../generated/messages/account/index.ts';
import { said } from '../../lib/problem.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { rulesKept } from './rule.ts';
import './new-password.css';

/** What machines name. */
const WORDS: Readonly<Record<string, string>> = {
  get [PASSWORD_RULE]() {
    return m.passwordRule;
  },
  get [PASSWORDS_DIFFER]() {
    return m.passwordsDoNotMatch;
  },
};

interface NewPasswordProps {
  /** What the first field is called. */
  label?: string;
  password: string;
  repeat: string;
  onPassword: (value: string) => void;
  onRepeat: (value: string) => void;
  /** After an attempt to submit: every fault is said. */
  strict: boolean;
  /** What was said about the password: the rule, and after it what breaks it. */
  refusals: readonly string[];
}

/** A new password and its repetition; the rule is ticked off while one types. */
export function NewPassword({
  label = m.password,
  password,
  repeat,
  onPassword,
  onRepeat,
  strict,
  refusals,
}: NewPasswordProps) {
  const [left, setLeft] = useState(false);
  const reasons = refusals.map((one) => said(one, WORDS));
  const rules = rulesKept(password);
  const broken = rules.some(({ kept }) => !kept);
  // What is refused although all of these are kept is guessed easily, which the server alone can
  // tell.
  const isGuessed = !broken && reasons.includes(m.passwordRule);
  const mismatch =
    repeat !== '' ? repeat !== password && (strict || left) : strict && password !== '';
  return (
    <>
      <div className="col">
        <PasswordField
          label={label}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={({ currentTarget }) => {
            onPassword(currentTarget.value);
          }}
          error={reasons.at(-1) ?? (strict && broken ? m.passwordRule : undefined)}
        />
        <ul className="rules" aria-label={m.passwordRequirements}>
          {rules.map(({ label, kept }) => (
            <li key={label} className={classes(kept && 'rule-kept')}>
              <Icon name={kept ? 'check-circle' : 'circle'} />
              {label}
              <span className="sr-only">{kept ? m.requirementMet : m.requirementNotMet}</span>
            </li>
          ))}
          <li className={classes(isGuessed && 'rule-broken')}>
            <Icon name={isGuessed ? 'warning' : 'info'} />
            {m.hardToGuess}
            {isGuessed && <span className="sr-only">{m.requirementNotMet}</span>}
          </li>
        </ul>
      </div>
      <PasswordField
        label={m.repeatPassword}
        name="repeat"
        autoComplete="new-password"
        value={repeat}
        onChange={({ currentTarget }) => {
          onRepeat(currentTarget.value);
        }}
        onBlur={() => {
          setLeft(true);
        }}
        // Holds the line of the refusal: a button below would move away from under the pointer that
        // leaves the field for it.
        hint={m.repeatPasswordHint}
        error={mismatch ? m.passwordsDoNotMatch : undefined}
      />
    </>
  );
}
