import type { Services } from './platform/services.ts';
import { MAIL_PURPOSE } from './platform/mail/queue.ts';
import {
  replaceInstallationSecrets,
  replaceSealed,
  SEALED_COLUMNS,
  type SealedColumn,
} from './platform/secrets/sealed-values.ts';
import { CREDENTIAL_PURPOSE } from './modules/credentials/commands/credential-context.ts';
import { MFA_PURPOSE } from './modules/session/commands/start-enrolment.ts';
import { WEBHOOK_PURPOSE } from './modules/webhooks/commands/manage-webhooks.ts';

const PURPOSES: Readonly<Record<SealedColumn, string>> = {
  'source credentials': CREDENTIAL_PURPOSE,
  'second factors': MFA_PURPOSE,
  'secrets of webhooks': WEBHOOK_PURPOSE,
  letters: MAIL_PURPOSE,
};

/**
 * Seals with the present key whatever a former one sealed, so that the former can be taken away
 * (docs/decisions/147-keys-are-changed.md). Any number of processes may do so at once. What no key
 * opens stays as it is.
 * @returns how many values were sealed anew, and how many no key opens.
 */
export async function sealAnew({
  db,
  secrets,
  log,
}: Pick<Services, 'db' | 'secrets' | 'log'>): Promise<{ anew: number; shut: number }> {
  const told = { anew: 0, shut: 0 };
  const seal = (sealed: Uint8Array, purpose: string): Uint8Array | null => {
    try {
      const next = secrets.reseal(sealed, purpose);
      if (next !== null) told.anew += 1;
      return next;
    } catch {
      told.shut += 1;
      return null;
    }
  };
  for (const name of SEALED_COLUMNS)
    await replaceSealed(db, name, (sealed) => seal(sealed, PURPOSES[name]));
  await replaceInstallationSecrets(db, seal);
  if (told.shut > 0)
    log.warn(
      told,
      'Some secrets are encrypted with a key that is missing, so what uses them fails. Add that key ' +
        'after the current one in SECRET_KEY or secret.key, separated by a comma, then start again.',
    );
  else
    log.info(
      told,
      'All secrets are encrypted with the current key. The earlier keys can be removed.',
    );
  return told;
}
