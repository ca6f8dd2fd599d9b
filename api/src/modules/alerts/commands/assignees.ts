import { say } from '@vedetta/messages/say.ts';
import { invalidField } from '../../../platform/errors/problems.ts';
import { fullName, type ColleagueRow } from '../../../platform/database/people.ts';

/**
 * Who is to get an alert or an item must be able to act on it; null, no one, always may. One
 * message for unknown, another company's and inactive: the caller learns nothing about other
 * companies.
 * @throws HttpProblem 422 at `assigned_to`.
 */
export function requireAssignable(people: readonly ColleagueRow[], id: number | null): void {
  if (id === null) return;
  const person = people.find((candidate) => candidate.id === id && candidate.present);
  if (person === undefined)
    throw invalidField('assigned_to', say('chooseColleague'), 'not_a_colleague');
  if (!person.mayTriage)
    throw invalidField(
      'assigned_to',
      say('mayNotTriage', { name: fullName(person) }),
      'may_not_triage',
    );
}

/** The full name of one of the people; null for no one and for a person who is not among them. */
export function nameIn(people: readonly ColleagueRow[], id: number | null): string | null {
  const person = people.find((candidate) => candidate.id === id);
  return person === undefined ? null : fullName(person);
}
