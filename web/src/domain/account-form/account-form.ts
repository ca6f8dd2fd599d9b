import { passesChecks, type Problem } from '@vedetta/machines';
import { useEffect, useState, type RefObject } from 'react';
import * as m from '../../generated/messages/account/index.ts';
import { fieldMessages } from '../../lib/problem.ts';

/** What set-up and registration both ask for. */
export interface AccountDraft {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  repeatPassword: string;
}

const EMPTY: AccountDraft = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  repeatPassword: '',
};

const MISSING: Partial<Record<string, string>> = {
  get code() {
    return m.setUpCodeMissing;
  },
  get company() {
    return m.companyMissing;
  },
  get firstName() {
    return m.firstNameMissing;
  },
  get lastName() {
    return m.lastNameMissing;
  },
  get email() {
    return m.emailMissing;
  },
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
  /** What the server said about a field that was not changed since. */
  refusalsOf: (name: keyof Draft & string) => string[];
  /** Whether submitting has been tried, so that every gap is shown. */
  strict: boolean;
  /** Marks the attempt. @returns what may be sent; null where something is missing or wrong */
  attempt: () => Draft | null;
}

/**
 * The state of a form that creates an account; `extra` are further required fields.
 * @param form its element: some password managers set values and tell no one, so that they are read
 * from the fields
 */
export function useAccountForm<Extra extends Record<string, string>>(
  extra: Extra,
  problem: Problem | null,
  form: RefObject<HTMLFormElement | null>,
): DraftForm<AccountDraft & Extra> {
  type Draft = AccountDraft & Extra;
  const [draft, setDraft] = useState<Draft>({ ...EMPTY, ...extra });
  const [strict, setStrict] = useState(false);
  // What the server said about a field counts until that field is changed.
  const [changed, setChanged] = useState<{ since: Problem | null; names: string[] }>({
    since: problem,
    names: [],
  });
  const touched = changed.since === problem ? changed.names : [];
  const inFields = (): Draft => {
    const values =
      form.current === null
        ? []
        : [...new FormData(form.current)]
            .map(([name, value]) => [name === 'repeat' ? 'repeatPassword' : name, value] as const)
            .filter(([name, value]) => name in draft && typeof value === 'string' && value !== '');
    return { ...draft, ...Object.fromEntries(values) };
  };
  const gap = (name: string, of: Draft = draft): string | undefined => {
    const sentence = MISSING[name];
    const value: unknown = Reflect.get(of, name);
    return sentence !== undefined && typeof value === 'string' && value.trim() === ''
      ? sentence
      : undefined;
  };
  const refusalsOf = (name: string) =>
    touched.includes(name) ? [] : fieldMessages(problem, ...(ALIASES[name] ?? [name]));
  return {
    draft,
    strict,
    set: (name) => (value) => {
      setDraft({ ...inFields(), [name]: value });
      setChanged({ since: problem, names: [...touched, name] });
    },
    errorOf: (name) => (strict ? gap(name) : undefined) ?? refusalsOf(name)[0],
    refusalsOf,
    attempt: () => {
      setStrict(true);
      const whole = inFields();
      setDraft(whole);
      return Object.keys(whole).every((name) => gap(name, whole) === undefined) &&
        passesChecks(whole.password) &&
        whole.password === whole.repeatPassword
        ? whole
        : null;
    },
  };
}

/** When the server has refused a form, its first field with a fault takes the focus. */
export function useFocusOnRefusal(
  form: RefObject<HTMLFormElement | null>,
  problem: Problem | null,
): void {
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
