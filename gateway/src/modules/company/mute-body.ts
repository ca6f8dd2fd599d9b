import type { CreateMutedRuleInput, MuteKind } from '../../generated/resolvers-types.ts';
import { toId } from '../common/ids.ts';

const KINDS = { THING: 'thing', RULE: 'rule' } as const satisfies Record<MuteKind, string>;

/** A wish to mute as the REST API takes it. */
export function muteBody(input: CreateMutedRuleInput) {
  return {
    alert_id: toId(input.alertId, 'alertId'),
    like: input.like ? KINDS[input.like] : undefined,
    same_source: input.sameSource ?? undefined,
    same_target: input.sameTarget ?? undefined,
    reason: input.reason ?? undefined,
    expires_at: input.expiresAt,
  };
}
