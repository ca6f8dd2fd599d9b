import type {
  QueryMediaConnectionArgs,
  QueryMediaListArgs,
} from '../../generated/resolvers-types.ts';
import { toSourceIds } from '../common/sources.ts';
import { toIds } from '../common/ids.ts';

type Given = Pick<QueryMediaListArgs, 'sourceIds'> &
  Pick<QueryMediaConnectionArgs, 'search' | 'sources' | 'targetIds' | 'timeFrom' | 'timeTo'>;

/** What narrows a list of media, as the api takes it. */
export const toRestMediaFilter = ({
  search,
  sourceIds,
  sources,
  targetIds,
  timeFrom,
  timeTo,
}: Given) => ({
  source_ids: toSourceIds(sourceIds, sources),
  target_ids: toIds(targetIds, 'targetIds'),
  search_query: search ?? undefined,
  time_from: timeFrom ?? undefined,
  time_to: timeTo ?? undefined,
});
