import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { mapWebhook } from '../../mappers.ts';

export const webhooks: QueryResolvers['webhooks'] = async (_parent, args, { rest }) =>
  mapPage(await rest.call('listWebhooks', { query: pageArgs(args) }), mapWebhook);
