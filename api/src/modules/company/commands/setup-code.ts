import { newTypedCode } from '../../../platform/access/opaque-tokens.ts';
import type { Services } from '../../../platform/services.ts';
import { anyCompany } from '../store/companies.ts';
import {
  keepInstallationSecret,
  replaceInstallationSecret,
} from '../../../platform/secrets/installation.ts';

export const SETUP_CODE_KEY = 'setup_code';

/**
 * The code that guards the first-run set-up: preset by SETUP_CODE, or made once and the same at
 * every start until used.
 * @returns null when the set-up is done.
 */
export async function prepareSetupCode({
  db,
  secrets,
  env,
}: Pick<Services, 'db' | 'secrets' | 'env'>): Promise<string | null> {
  if (await anyCompany(db)) return null;
  if (env.SETUP_CODE !== null) {
    await replaceInstallationSecret(db, secrets, SETUP_CODE_KEY, env.SETUP_CODE);
    return env.SETUP_CODE;
  }
  return keepInstallationSecret(db, secrets, SETUP_CODE_KEY, newTypedCode(4, 4));
}
