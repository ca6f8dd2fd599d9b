import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { severity } from '../../../common/enums.ts';
import { listsBody } from '../../lists-body.ts';
import { mapSettings } from '../../mappers.ts';

export const updateSettings: MutationResolvers['updateSettings'] = async (
  _parent,
  { input },
  { rest },
) =>
  mapSettings(
    await rest.call('updateSettings', {
      body: {
        ...listsBody(input),
        min_notify_severity: input.minNotifySeverity
          ? severity.toRest[input.minNotifySeverity]
          : undefined,
        // null keeps everything.
        retention_days: input.retentionDays,
        mail_enabled: input.mailEnabled ?? undefined,
      },
    }),
  );
