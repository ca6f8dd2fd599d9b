import * as m from '../../generated/messages/source-credentials/index.ts';
import type { SourceCredentialRowFragment } from '../../generated/source-credentials/graphql.ts';
import type { PillTone } from '../../ui/status-pill.tsx';

const DAY = 86_400_000;

/** Whole days until a credential runs out, rounded down; negative once it has. */
export const daysLeft = (expiresAt: string, now: number = Date.now()): number =>
  Math.floor((Date.parse(expiresAt) - now) / DAY);

type Standing = Pick<
  SourceCredentialRowFragment,
  'isConnected' | 'isRequired' | 'problem' | 'expiresAt' | 'expiresSoon' | 'testedAt'
>;

/** How the company is connected to a source, in a word. */
export function standingOf(
  { isConnected, isRequired, problem, expiresAt, expiresSoon, testedAt }: Standing,
  now: number = Date.now(),
): { label: string; tone: PillTone } {
  if (!isConnected)
    return isRequired
      ? { label: m.notConnected, tone: 'neutral' }
      : { label: m.notNeeded, tone: 'neutral' };
  if (expiresAt !== null && Date.parse(expiresAt) <= now)
    return { label: m.expired, tone: 'progress' };
  if (problem !== null) return { label: m.notWorking, tone: 'bad' };
  if (expiresAt !== null && expiresSoon)
    return { label: m.expiresIn({ days: daysLeft(expiresAt, now) }), tone: 'progress' };
  return testedAt === null
    ? { label: m.notTested, tone: 'review' }
    : { label: m.connected, tone: 'ok' };
}

/**
 * The address that a vendor calls, whole.
 * @param origin of this installation, as the reader reached it.
 */
export const hookAddress = (hookUrl: string, origin: string = window.location.origin): string =>
  new URL(hookUrl, origin).href;
