import type { z } from 'zod';
import { fullName, type PersonRow } from '../database/people.ts';
import type { Person } from './fields.ts';

/** A colleague, as everybody in the company may see them. */
export function presentPerson(person: PersonRow): z.input<typeof Person> {
  return {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    full_name: fullName(person),
    email: person.email,
  };
}

/**
 * Somebody whose account is gone; the name stays
 * (docs/decisions/041-what-stays-of-a-deleted-person.md). The id is one that no person has, and
 * differs from row to row.
 * @param rowId of the note or activity.
 */
export function presentGonePerson(rowId: number, name: string): z.input<typeof Person> {
  return {
    id: Number.MAX_SAFE_INTEGER - rowId,
    first_name: name,
    last_name: '',
    full_name: name,
    email: '',
  };
}
