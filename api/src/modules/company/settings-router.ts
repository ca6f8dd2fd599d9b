import type { z } from 'zod';
import { changeSettings } from './commands/change-settings.ts';
import {
  changeMutedRule,
  endMutedRule,
  muteAlertsLike,
  tryMute,
  type MuteWish,
} from './commands/mute-alerts.ts';
import { pageAnswer } from '../../platform/http/page-answer.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { listMutedRules } from './store/muted-rules.ts';
import { pageOfTerms } from './store/settings.ts';
import { presentMutedRule, presentMuteTrial, presentSettings } from './settings-presenter.ts';
import { settingsOperations as operations, type MutedRuleRequest } from './settings-schema.ts';

/** `/api/settings/v1/`: the settings of the company and what it mutes. */
export function settingsRoutes(services: Services): Route[] {
  const { db, now } = services;
  return [
    route(operations.read, async ({ caller }) => presentSettings(db, caller.companyId)),
    route(operations.patch, async ({ caller, body, address }) => {
      await changeSettings(services, { ...caller, address }, body);
      return presentSettings(db, caller.companyId);
    }),
    route(operations.watchTerms, async ({ caller, query }) => {
      const { count, values, severities } = await pageOfTerms(
        db,
        caller.companyId,
        'watch_term',
        query.search_query,
        { page: query.page, pageSize: query.page_size },
      );
      return { ...pageAnswer(operations.watchTerms.path, query, count, values), severities };
    }),
    route(operations.mutedRules, async ({ caller, query }) => {
      const { count, rows } = await listMutedRules(db, caller.companyId, {
        page: query.page,
        pageSize: query.page_size,
      });
      return pageAnswer(
        operations.mutedRules.path,
        query,
        count,
        rows.map((row) => presentMutedRule(row, now())),
      );
    }),
    route(operations.createMutedRule, async ({ caller, body, address }) =>
      presentMutedRule(await muteAlertsLike(services, { ...caller, address }, wishOf(body)), now()),
    ),
    route(operations.tryMutedRule, async ({ caller, body }) =>
      presentMuteTrial(await tryMute(services, caller, wishOf(body))),
    ),
    route(operations.updateMutedRule, async ({ caller, params, body, address }) => {
      const changes = {
        reason: body.reason,
        expiresAt: body.expires_at == null ? body.expires_at : new Date(body.expires_at),
      };
      return presentMutedRule(
        await changeMutedRule(services, { ...caller, address }, params.id, changes),
        now(),
      );
    }),
    route(operations.deleteMutedRule, async ({ caller, params, address }) => {
      await endMutedRule(services, { ...caller, address }, params.id);
      return undefined;
    }),
  ];
}

const wishOf = (body: z.output<typeof MutedRuleRequest>): MuteWish => ({
  alertId: body.alert_id,
  like: body.like,
  sameSource: body.same_source,
  sameTarget: body.same_target,
  reason: body.reason ?? null,
  expiresAt: body.expires_at == null ? null : new Date(body.expires_at),
});
