import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../../../platform/services.ts';

const PURPOSE = 'source-hook';
const LENGTH = 32;

/**
 * Where a vendor calls us for one credential: nobody guesses it, and it changes with none of the
 * credential's values.
 */
export function hookPath(
  { secrets }: Pick<Services, 'secrets'>,
  slug: string,
  credentialId: number,
): string {
  return `/hooks/${slug}/${credentialId}/${secrets.fingerprint(String(credentialId), PURPOSE).slice(0, LENGTH)}`;
}

/**
 * Whether the last part of such an address is right; vendors still have the one of before a key was
 * changed.
 */
export function isHookPart(
  { secrets }: Pick<Services, 'secrets'>,
  credentialId: number,
  given: string,
): boolean {
  const said = Buffer.from(given);
  return secrets.fingerprints(String(credentialId), PURPOSE).some((one) => {
    const right = Buffer.from(one.slice(0, LENGTH));
    return said.length === right.length && timingSafeEqual(said, right);
  });
}
