import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { forbidden, unauthenticated } from '../../platform/errors/problems.ts';
import { authenticateKey, isAccessKey } from '../../platform/access/authenticate-key.ts';
import { KeyUses } from '../../platform/access/key-uses.ts';
import { groupsOfKey, SCOPES } from '../../platform/access/access-key.ts';
import { GROUPS } from '../../platform/access/capabilities.ts';
import { mayUse, SOCKET_ACCESS } from '../../platform/access/socket-access.ts';
import type { Services } from '../../platform/services.ts';
import { liveKeys } from '../../platform/access/store/access-keys.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { groupsOfLiveSessions } from '../../platform/access/store/live-sessions.ts';
import type { Listener } from './hearing.ts';
import type { UpgradeRequest } from './upgrade.ts';

type Needs = Pick<Services, 'db' | 'accessTokens' | 'now'>;

/**
 * Finds out who wants to listen, by access token or access key. The use of a key is counted and
 * audited as at any other call: `socket:events` is its subject.
 * @returns a function of the request and the client's network address; it throws HttpProblem 401,
 * 403, 429.
 */
export function socketAdmission({
  db,
  accessTokens,
  now,
}: Needs): (request: UpgradeRequest, address: string) => Promise<Listener> {
  const keyUses = new KeyUses();

  const person = async (token: string): Promise<Listener> => {
    const { userId, companyId, sessionId, expiresAt } = await accessTokens.verify(token);
    const group = (await groupsOfLiveSessions(db, [sessionId], now())).get(sessionId);
    if (group === undefined) throw unauthenticated(say('liveSessionEnded'));
    return { userId, companyId, groups: [group], by: { sessionId }, expiresAt };
  };

  const key = async ({ channel, token }: UpgradeRequest, address: string): Promise<Listener> => {
    const {
      userId,
      companyId,
      groups,
      key: { id, scopes },
      expiresAt,
    } = await authenticateKey({ db, now }, token);
    const entry = {
      companyId,
      actorId: userId,
      subject: `socket:${channel}`,
      address,
      detail: { access_key: id },
      now: now(),
    };
    if (!mayUse({ groups, scopes }, SOCKET_ACCESS[channel])) {
      await recordAudit(db, { ...entry, action: 'access_key.denied' });
      throw channel === 'notifications'
        ? forbidden(say('socketForPeople'))
        : forbidden(say('accessKeyReadScopeMissing'));
    }
    if (keyUses.isNew(id, address, entry.subject, entry.now))
      await recordAudit(db, { ...entry, action: 'access_key.used' });
    return { userId, companyId, groups, scopes, by: { keyId: id }, expiresAt };
  };

  return async (request, address) => {
    if (isAccessKey(request.token)) return key(request, address);
    const listener = await person(request.token);
    if (!mayUse(listener, SOCKET_ACCESS[request.channel])) throw forbidden();
    return listener;
  };
}

/**
 * Looks at every listener's session or key, with two queries in all.
 * @returns why a listener may stay no longer, or null.
 */
export async function whyEnded(
  { db, now }: Needs,
  listeners: readonly Listener[],
): Promise<(listener: Listener) => Message | null> {
  const sessions = new Set(
    listeners.flatMap(({ by }) => ('sessionId' in by ? [by.sessionId] : [])),
  );
  const keys = new Set(listeners.flatMap(({ by }) => ('keyId' in by ? [by.keyId] : [])));
  const groups = await groupsOfLiveSessions(db, [...sessions], now());
  const live = await liveKeys(db, [...keys], now());
  return ({ by, groups: before, scopes = [] }) => {
    if ('sessionId' in by) {
      const group = groups.get(by.sessionId);
      if (group === undefined) return say('liveSessionEnded');
      return before.includes(group) ? null : say('groupChanged');
    }
    const key = live.get(by.keyId);
    if (key === undefined) return say('accessKeyInvalid');
    const scopesNow = SCOPES.filter((scope) => key.scopes.includes(scope));
    const [groupNow] = groupsOfKey(
      GROUPS.filter((name) => name === key.group),
      scopesNow,
    );
    const same =
      groupNow !== undefined && before.includes(groupNow) && scopesNow.join() === scopes.join();
    return same ? null : say('accessKeyScopesChanged');
  };
}
