import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { severity } from '../../../common/enums.ts';
import { mapSettings } from '../../mappers.ts';

export const updateSettings: MutationResolvers['updateSettings'] = async (_parent, { input }, { rest }) =>
  mapSettings(
    await rest.call('updateSettings', {
      body: {
        protected_names: input.protectedNames ?? undefined,
        protected_domains: input.protectedDomains ?? undefined,
        watch_terms: input.watchTerms == null ? undefined : {
          replace: input.watchTerms.replace ?? undefined,
          add: input.watchTerms.add ?? undefined,
          remove: input.watchTerms.remove ?? undefined,
        },
        min_notify_severity: input.minNotifySeverity ? severity.toRest[input.minNotifySeverity] : undefined,
        // null keeps everything.
        retention_days: input.retentionDays,
        mail_enabled: input.mailEnabled ?? undefined,
      },
    }),
  );
