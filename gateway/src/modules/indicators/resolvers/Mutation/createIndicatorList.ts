import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { severity } from '../../../common/enums.ts';
import { indicatorRole, mapIndicatorList } from '../../mappers.ts';

export const createIndicatorList: MutationResolvers['createIndicatorList'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapIndicatorList(
    await rest.call('createIndicatorList', {
      body: {
        name: input.name,
        role: input.role == null ? undefined : indicatorRole.toRest[input.role],
        severity: input.severity == null ? undefined : severity.toRest[input.severity],
        url: input.url ?? null,
        refresh_hours: input.refreshHours,
      },
    }),
  );
