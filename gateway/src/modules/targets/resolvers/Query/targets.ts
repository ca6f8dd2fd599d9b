import type { QueryResolvers, Source, TargetSort } from '../../../../generated/resolvers-types.ts';
import type { CallArgs } from '../../../../upstream/rest-types.ts';
import { direction } from '../../../common/enums.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { mapTarget } from '../../mappers.ts';

const SORTS = {
  LAST_SCAN: 'last_scan',
  SOURCE_NAME: 'source_name',
  TYPE: 'type',
  ACCOUNT_USERNAME: 'account_username',
  SEARCH_STRING: 'search_string',
  IS_ACTIVE: 'is_active',
  CREATED_AT: 'created_at',
} as const satisfies Record<TargetSort, string>;
type RestName = Extract<NonNullable<CallArgs<'listTargets'>['body']>['source_name'], string>;
/** The list takes names, as in the specification, section 7. */
const NAMES: Record<Source, RestName> = {
  INSTAGRAM: 'Instagram',
  FACEBOOK: 'Facebook',
  LINKEDIN: 'Linkedin',
  WHATSAPP: 'WhatsApp',
  X: 'X',
  FILE_UPLOAD: 'File upload',
  LOCAL_NETWORK: 'Local network',
  WEB_FEED: 'Web feed',
  MASTODON: 'Mastodon',
  BLUESKY: 'Bluesky',
  TELEGRAM: 'Telegram',
};

export const targets: QueryResolvers['targets'] = async (
  _parent,
  { filter, sort, direction: order, ...page },
  { rest },
) => {
  const answer = await rest.call('listTargets', {
    body: {
      ...pageArgs(page),
      is_active: filter?.isActive ?? undefined,
      source_name: filter?.sources?.map((name) => NAMES[name]),
      search_query: filter?.search ?? undefined,
      sort: sort ? SORTS[sort] : undefined,
      sortDirection: order ? direction[order] : undefined,
    },
  });
  return mapPage(answer, mapTarget);
};
