import { say } from '@vedetta/messages/say.ts';
import { badInput } from '../../errors/known-error.ts';

/**
 * A GraphQL id as the REST API's number.
 * @param path name of the input member, for the error.
 * @throws KnownError BAD_USER_INPUT when it is not a positive whole number.
 */
export function toId(id: string, path = 'id'): number {
  const number = /^[1-9][0-9]{0,15}$/.test(id) ? Number(id) : NaN;
  if (!Number.isSafeInteger(number)) throw badInput(path, say('idIsNumber'));
  return number;
}

/** The same for a path: checked, so that an id can never name another call. */
export const toPathId = (id: string, path = 'id'): string => String(toId(id, path));

export const toIds = (
  ids: readonly string[] | null | undefined,
  path: string,
): number[] | undefined => ids?.map((id, index) => toId(id, `${path}.${String(index)}`));

export const fromId = (id: number): string => String(id);
export const fromIdOrNull = (id: number | null): string | null => (id === null ? null : String(id));
