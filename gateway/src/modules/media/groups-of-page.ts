import type { MediaGroup } from '../../generated/resolvers-types.ts';
import type { Context } from '../../server/context.ts';
import { toId } from '../common/ids.ts';
import { mapMediaGroup } from './mappers.ts';

/** As many as one call tells, which is as many as a page can have rows. */
const MOST = 200;

/**
 * The groups of the items on a page, so that a client need not ask for them once it knows the rows (docs/decisions/129).
 *
 * @param mediaIds may name an item more than once
 * @returns null when they cannot be told: the rows are worth more, and they stand without
 */
export async function groupsOfPage(mediaIds: readonly string[], { rest }: Context): Promise<MediaGroup[] | null> {
  const media_ids = [...new Set(mediaIds)].slice(0, MOST).map((id) => toId(id, 'mediaIds'));
  if (media_ids.length === 0) return [];
  try {
    return (await rest.call('listMediaGroups', { body: { media_ids } })).results.map(mapMediaGroup);
  } catch {
    // The call is in the log with why.
    return null;
  }
}
