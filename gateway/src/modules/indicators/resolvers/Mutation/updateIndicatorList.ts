import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { severity } from '../../../common/enums.ts';
import { toPathId } from '../../../common/ids.ts';
import { indicatorRole, mapIndicatorList } from '../../mappers.ts';

export const updateIndicatorList: MutationResolvers['updateIndicatorList'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapIndicatorList(
    await rest.call('updateIndicatorList', {
      path: { id: toPathId(input.id) },
      body: {
        name: input.name ?? undefined,
        role: input.role == null ? undefined : indicatorRole.toRest[input.role],
        severity: input.severity == null ? undefined : severity.toRest[input.severity],
        refresh_hours: input.refreshHours,
      },
    }),
  );
