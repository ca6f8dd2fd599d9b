import { passesChecks, type Problem } from '@vedetta/machines';
import { useEffect, useState, type RefObject } from 'react';
import * as m from '../../generated/messages/account/index.ts';
import { fieldMessage } from '../problem.ts';

/** What set-up and registration both ask for. */
export interface AccountDraft {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  repeatPassword: string;
}

const EMPTY: AccountDraft = { firstName: '', lastName: '', email: '', password: '', repeatPassword: '' };

const MISSING: Partial<Record<string, string>> = {
  get code() { return m.enterSetUpCode; },
  get company() { return m.enterNameOfYourCompany; },
  get firstName() { return m.enterYourFirstName; },
  get lastName() { return m.enterYourLastName; },
  get email() { return m.enterYourEMailAddress; },
};

/** Names under which the server may report a field: GraphQL's and the REST API's. */
const ALIASES: Partial<Record<string, string[]>> = {
  firstName: ['firstName', 'first_name'],
  lastName: ['lastName', 'last_name'],
  repeatPassword: ['repeatPassword', 're_new_password'],
};

export interface DraftForm<Draft> {
  draft: Draft;
  set: (name: keyof Draft & string) => (value: string) => void;
  /** What is wrong with a field: seen here, or said by the server. */
  errorOf: (name: keyof Draft & string) => string | undefined;
  /** Whether submitting has been tried, so that every gap is shown. */
  strict: boolean;
  /** Marks the attempt; true when the draft may be sent. */
  attempt: () => boolean;
}

/** The state of a form that creates an account; `extra` are further required fields. */
export function useAccountForm<Extra extends Record<string, string>>(extra: Extra, problem: Problem | null): DraftForm<AccountDraft & Extra> {
  type Draft = AccountDraft & Extra;
  const [draft, setDraft] = useState<Draft>({ ...EMPTY, ...extra });
  const [strict, setStrict] = useState(false);
  // What the server said about a field counts until that field is changed.
  const [changed, setChanged] = useState<{ since: Problem | null; names: string[] }>({ since: problem, names: [] });
  const touched = changed.since === problem ? changed.names : [];
  const gap = (name: string): string | undefined => {
    const sentence = MISSING[name];
    const value: unknown = Reflect.get(draft, name);
    return sentence !== undefined && typeof value === 'string' && value.trim() === '' ? sentence : undefined;
  };
  return {
    draft,
    strict,
    set: (name) => (value) => {
      setDraft({ ...draft, [name]: value });
      setChanged({ since: problem, names: [...touched, name] });
    },
    errorOf: (name) =>
      (strict ? gap(name) : undefined) ?? (touched.includes(name) ? undefined : fieldMessage(problem, ...(ALIASES[name] ?? [name]))),
    attempt: () => {
      setStrict(true);
      return Object.keys(draft).every((name) => gap(name) === undefined) && passesChecks(draft.password) && draft.password === draft.repeatPassword;
    },
  };
}

/** When the server has refused a form, its first field with a fault takes the focus. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, problem: Problem | null): void {
  useEffect(() => {
    if (problem !== null && form.current !== null) focusFirstFault(form.current);
  }, [form, problem]);
}

/** After a refused attempt the first field with a fault takes the focus. */
export function focusFirstFault(form: HTMLFormElement): void {
  // The messages are drawn by the render that follows.
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
