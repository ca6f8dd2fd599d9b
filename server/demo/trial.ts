import { call } from '../../api/test/client.ts';
import { letterTo, secretsOf } from '../../api/test/letters.ts';
import { enrolPerson, expectOk, type SignedUp } from '../../api/test/sign-up.ts';
import { PASSWORD } from './people.ts';
import type { Stage } from './stage.ts';

const EMAIL = 'marta.sala@faro-nuovo.example';
const USER = '/api/user/v1';

/**
 * Somebody asks for a free trial and follows the mailed link: a company of its own, with a scan
 * allowance and the tour before it.
 */
export async function startTrial({ server, dataDir }: Stage): Promise<SignedUp> {
  expectOk(
    'free trial',
    await call(server, 'POST', `${USER}/register-trial/`, {
      body: { first_name: 'Marta', last_name: 'Sala', email: EMAIL, company: 'Faro Nuovo' },
    }),
  );
  const { token } = secretsOf(
    await letterTo({ services: { env: { DATA_DIR: dataDir } } }, EMAIL, 'trial'),
  );
  expectOk(
    'activation',
    await call(server, 'POST', `${USER}/activate-trial/`, {
      body: { token, password: PASSWORD, re_new_password: PASSWORD },
    }),
  );
  return enrolPerson(server, EMAIL, PASSWORD);
}
