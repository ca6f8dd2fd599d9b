import { z } from 'zod';
import type { RawRunContext } from '../../../collectors/ready-collector.ts';
import type { Services } from '../../../platform/services.ts';
import { findSourceCredential, updateSourceCredential } from '../store/source-credentials.ts';

/** What the encryption of credentials is bound to. */
export const CREDENTIAL_PURPOSE = 'source-credential';

type Needs = Pick<Services, 'db' | 'secrets' | 'now' | 'outbound'>;

/** Encrypts a credential as it is stored. */
export function sealCredential(
  { secrets }: Pick<Services, 'secrets'>,
  credential: unknown,
): Uint8Array {
  return secrets.seal(JSON.stringify(z.json().parse(credential)), CREDENTIAL_PURPOSE);
}

/**
 * What every call of a connector is given, with the company's credential opened. A credential that
 * cannot be opened counts as none.
 */
export async function contextOf(
  services: Needs,
  of: { companyId: number; sourceId: number },
  signal: AbortSignal,
): Promise<RawRunContext> {
  const row = await findSourceCredential(services.db, of);
  return {
    credential: row === null ? null : openCredential(services, row.sealed),
    http: services.outbound.http(signal),
    now: services.now,
    signal,
    keepCredential: (renewed) =>
      updateSourceCredential(services.db, of, { sealed: sealCredential(services, renewed) }),
  };
}

/** null when it was sealed with another key, after a lost DATA_DIR say. */
export function openCredential(
  { secrets }: Pick<Services, 'secrets'>,
  sealed: Uint8Array,
): unknown {
  try {
    return JSON.parse(secrets.openText(sealed, CREDENTIAL_PURPOSE));
  } catch {
    return null;
  }
}
