import { invalidField } from '../../errors/problems.ts';
import { fullName, type ColleagueRow } from '../../stores/people.ts';

/**
 * Whoever is to get an alert must be able to look after it; null, nobody, always may.
 * One message for unknown, another company's and inactive: the caller learns nothing about other companies.
 * @throws HttpProblem 422 at `assigned_to`.
 */
export function requirePresent(people: readonly ColleagueRow[], id: number | null): void {
  if (id === null || people.some((person) => person.id === id && person.present)) return;
  throw invalidField('assigned_to', 'Choose an active colleague, or null for nobody.', 'not_a_colleague');
}

/** The full name of one of the people; null for nobody and for somebody who is not among them. */
export function nameIn(people: readonly ColleagueRow[], id: number | null): string | null {
  const person = people.find((candidate) => candidate.id === id);
  return person === undefined ? null : fullName(person);
}
