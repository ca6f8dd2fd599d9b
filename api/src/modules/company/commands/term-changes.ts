import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { TermKind, ListChange } from '../../../platform/database/schema/stored-values.ts';
import type { z } from 'zod';
import { cleanTerms } from '../company-settings.ts';

import type { FieldError } from '../../../platform/errors/http-problem.ts';
import { invalid } from '../../../platform/errors/problems.ts';
import type { SettingsPatch } from '../settings-schema.ts';

type Patch = z.output<typeof SettingsPatch>;

/** A change of a list, and the member of the patch that asks for it: for errors and the audit. */
export interface TermChange extends ListChange {
  path: 'protected_names' | 'protected_domains' | `watch_terms.${'replace' | 'remove' | 'add'}`;
}
const MAX_ERRORS = 100;
const WRONG: Readonly<Record<TermKind, Message>> = {
  name: say('protectedNameInvalid'),
  domain: say('protectedDomainInvalid'),
  watch_term: say('watchTermInvalid'),
};

/**
 * What a patch changes of the lists, cleaned.
 * @throws HttpProblem 422 with one entry per term that cannot be one, the first hundred.
 */
export function termChanges(
  patch: Pick<Patch, 'protected_names' | 'protected_domains' | 'watch_terms'>,
): TermChange[] {
  const { watch_terms: watch } = patch;
  const given = [
    { kind: 'name', path: 'protected_names', act: 'replace', typed: patch.protected_names },
    { kind: 'domain', path: 'protected_domains', act: 'replace', typed: patch.protected_domains },
    { kind: 'watch_term', path: 'watch_terms.replace', act: 'replace', typed: watch?.replace },
    { kind: 'watch_term', path: 'watch_terms.remove', act: 'remove', typed: watch?.remove },
    { kind: 'watch_term', path: 'watch_terms.add', act: 'add', typed: watch?.add },
  ] as const;
  const errors: FieldError[] = [];
  const changes = given.flatMap(({ kind, path, act, typed }): TermChange[] => {
    if (typed === undefined) return [];
    const { terms, bad } = cleanTerms(kind, typed);
    for (const index of bad.slice(0, MAX_ERRORS))
      errors.push({ path: `${path}.${index}`, message: WRONG[kind], code: 'custom' });
    const severity = kind === 'watch_term' && act !== 'remove' ? watch?.severity : undefined;
    return [{ kind, path, act, terms, ...(severity === undefined ? {} : { severity }) }];
  });
  if (errors.length > 0) throw invalid(...errors.slice(0, MAX_ERRORS));
  return changes;
}
