import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompany, insertUser } from '../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../test/kit.ts';
import { createSecretBox } from './platform/secrets/secret-box.ts';
import { keepInstallationSecret, readInstallationSecret } from './platform/secrets/installation.ts';
import { findUserById } from './modules/users/store/users.ts';
import {
  findSourceCredential,
  putSourceCredential,
} from './modules/credentials/store/source-credentials.ts';
import {
  openCredential,
  sealCredential,
} from './modules/credentials/commands/credential-context.ts';
import { sealAnew } from './seal-anew.ts';
import { MFA_PURPOSE } from './modules/session/commands/start-enrolment.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
const log = pino({ level: 'silent' });

describe('a changed key', () => {
  it(
    'seals anew what the former one sealed, loses nothing where no key fits, and then does ' +
      'without the former',
    async () => {
      const { db } = database;
      const [former, present] = [randomBytes(32), randomBytes(32)];
      const before = createSecretBox(former);
      const { id: companyId } = await insertCompany(db);
      const of = { companyId, sourceId: 5 };
      const user = await insertUser(db, {
        companyId,
        mfaSecret: before.seal('JBSWY3DPEHPK3PXP', MFA_PURPOSE),
      });
      const rest = {
        account: null,
        expiresAt: null,
        testedAt: null,
        problem: null,
        changedBy: null,
        updatedAt: new Date(),
      };
      await db.transaction((tx) =>
        putSourceCredential(tx, of, {
          sealed: sealCredential({ secrets: before }, { token: 'abc' }),
          ...rest,
        }),
      );
      await keepInstallationSecret(db, before, 'signing_key', 'signs');

      // The wrong key alone opens nothing and changes nothing.
      const wrong = createSecretBox(randomBytes(32), [randomBytes(32)]);
      expect(await sealAnew({ db, secrets: wrong, log })).toEqual({ anew: 0, shut: 3 });
      await expect(readInstallationSecret(db, wrong, 'signing_key')).rejects.toThrow(
        /Nothing was changed\. Restore the key/,
      );

      expect(await sealAnew({ db, secrets: createSecretBox(present, [former]), log })).toEqual({
        anew: 3,
        shut: 0,
      });
      expect(await sealAnew({ db, secrets: createSecretBox(present, [former]), log })).toEqual({
        anew: 0,
        shut: 0,
      });
      const after = createSecretBox(present);
      expect(
        openCredential({ secrets: after }, (await findSourceCredential(db, of))!.sealed),
      ).toEqual({ token: 'abc' });
      expect(after.openText((await findUserById(db, user.id))!.user.mfaSecret!, MFA_PURPOSE)).toBe(
        'JBSWY3DPEHPK3PXP',
      );
      expect(await readInstallationSecret(db, after, 'signing_key')).toBe('signs');
    },
  );
});
