import type { TrialPerson } from '@vedetta/machines';

/**
 * What was typed into the forms of a trial, for this tab: a page that is loaded anew finds it. No
 * password is ever among it.
 */
export type Draft = Partial<Record<'firstName' | 'lastName' | 'email' | 'company', string>>;

const KEY = 'free-trial';
const NAMES = ['firstName', 'lastName', 'email', 'company'] as const;

export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      NAMES.flatMap((name) => {
        const value: unknown = Reflect.get(kept, name);
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
  } catch {
    // Without storage, or with what is none of ours, the forms begin empty.
    return {};
  }
}

/** Keeps what stands in a form now. */
export function keepDraft(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => NAMES.some((one) => one === name) && typeof value === 'string',
  );
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readDraft(), ...Object.fromEntries(typed) }));
  } catch {
    // Without storage it is typed again.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}

/** Whoever filled in the whole first form. */
export function draftedPerson(): TrialPerson | null {
  const { firstName = '', lastName = '', email = '' } = readDraft();
  const person = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
  return Object.values(person).every((value) => value !== '') ? person : null;
}
