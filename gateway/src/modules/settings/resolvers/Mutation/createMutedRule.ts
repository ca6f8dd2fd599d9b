import type { MuteKind, MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toId } from '../../../common/ids.ts';
import { mapMutedRule } from '../../mappers.ts';

const KINDS = { THING: 'thing', RULE: 'rule' } as const satisfies Record<MuteKind, string>;

export const createMutedRule: MutationResolvers['createMutedRule'] = async (_parent, { input }, { rest }) =>
  mapMutedRule(
    await rest.call('createMutedRule', {
      body: {
        alert_id: toId(input.alertId, 'alertId'),
        like: input.like ? KINDS[input.like] : undefined,
        same_source: input.sameSource ?? undefined,
        same_target: input.sameTarget ?? undefined,
        reason: input.reason ?? undefined,
        expires_at: input.expiresAt,
      },
    }),
  );
