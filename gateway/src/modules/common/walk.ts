import { say } from '@vedetta/messages/say.ts';
import { badInput } from '../../errors/known-error.ts';
import type { PageInfo } from '../../generated/resolvers-types.ts';
import { fromId } from './ids.ts';

interface Step<T> {
  edges: { cursor: string; node: T }[];
  nodes: T[];
  pageInfo: PageInfo;
}

const MAX_STEP = 200;
const toCursor = (id: number): string => Buffer.from(`after:${String(id)}`).toString('base64url');

/**
 * Arguments of a connection as the REST walks take them.
 * @throws KnownError BAD_USER_INPUT for a size out of range and a cursor that no answer held.
 */
export function walkArgs({
  first,
  after,
}: {
  first?: number | null | undefined;
  after?: string | null | undefined;
}): { after: number; limit: number } {
  const limit = first ?? 50;
  if (limit < 1 || limit > MAX_STEP)
    throw badInput('first', say('pageSizeOutOfRange', { most: MAX_STEP }));
  if (after == null) return { after: 0, limit };
  const [, digits] =
    /^after:(\d{1,16})$/.exec(Buffer.from(after, 'base64url').toString('latin1')) ?? [];
  if (digits === undefined || !Number.isSafeInteger(Number(digits)))
    throw badInput('after', say('cursorInvalid'));
  return { after: Number(digits), limit };
}

/** One step of a walk in the order of ids; `next` of the answer says where it goes on. */
export function mapStep<R extends { id: number }, T>(
  answer: { results: R[]; next: number | null },
  after: string | null | undefined,
  mapItem: (row: R) => T,
): Step<T> {
  const edges = answer.results.map((row) => ({ cursor: toCursor(row.id), node: mapItem(row) }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: answer.next !== null,
      hasPreviousPage: after != null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? after ?? null,
    },
  };
}

/** For a list of ids that one call may answer out of order. */
export const byId = <R extends { id: number }>(rows: R[]): Map<string, R> =>
  new Map(rows.map((row) => [fromId(row.id), row]));
