import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import { z } from 'zod';
import type { SecretBox } from '../domain/secret-box.ts';
import { unauthenticated } from '../errors/problems.ts';
import { GROUPS } from '../policies/capabilities.ts';
import type { Db } from '../stores/database.ts';
import { keepInstallationSecret, readInstallationSecret } from '../stores/installation.ts';
import type { Caller } from './route.ts';

/** Life of an access token in seconds (decisions, section 3). */
export const ACCESS_TOKEN_SECONDS = 600;
const CLOCK_SKEW_SECONDS = 10;
const ISSUER = 'vedetta';
const AUDIENCE = 'vedetta-api';
const ALGORITHM = 'EdDSA';

export interface Claims extends Caller {
  expiresAt: Date;
}

/** Access tokens: signed (EdDSA), 10 minutes, checked without the database; whether the session lives is a second question. */
export interface AccessTokens {
  issue(caller: Caller): Promise<string>;
  /** @throws HttpProblem 401 for anything but a token of ours that is still in force. */
  verify(token: string): Promise<Claims>;
}

const Payload = z.object({
  sub: z.string().regex(/^[1-9]\d{0,15}$/).transform(Number),
  company: z.int().min(1),
  email: z.string(),
  groups: z.array(z.enum(GROUPS)),
  sid: z.uuid(),
  iat: z.int(),
  exp: z.int(),
});

/**
 * Reads the installation's signing key, or makes it; every process of the installation uses the same one.
 * @throws Error with a sentence for the operator when `secret.key` does not fit the database.
 */
export async function loadAccessTokens(db: Db, secrets: SecretBox, now: () => Date): Promise<AccessTokens> {
  const jwk: unknown = JSON.parse((await readInstallationSecret(db, secrets, 'signing_key')) ?? (await makeKey(db, secrets)));
  const { d: _private, ...publicPart } = SigningKey.parse(jwk);
  const privateKey = await importJWK(SigningKey.parse(jwk), ALGORITHM);
  const publicKey = await importJWK(publicPart, ALGORITHM);
  return {
    async issue({ userId, companyId, email, groups, sessionId }) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({ email, company: companyId, groups, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(String(userId)).setIssuer(ISSUER).setAudience(AUDIENCE)
        .setIssuedAt(issuedAt).setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(privateKey);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE, clockTolerance: CLOCK_SKEW_SECONDS, currentDate: now(),
        });
        const { sub, company, email, groups, sid, iat, exp } = Payload.parse(payload);
        // From the future: the clock was set back, and must not revive what had run out (requirement S6). A refresh gives a new one.
        if (iat * 1000 > now().getTime() + CLOCK_SKEW_SECONDS * 1000) throw unauthenticated();
        return { userId: sub, companyId: company, email, groups, sessionId: sid, expiresAt: new Date(exp * 1000) };
      } catch {
        throw unauthenticated('Your access has run out or is not valid. Sign in again.');
      }
    },
  };
}

const SigningKey = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() }) satisfies z.ZodType<JWK>;

async function makeKey(db: Db, secrets: SecretBox): Promise<string> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  return keepInstallationSecret(db, secrets, 'signing_key', JSON.stringify(await exportJWK(privateKey)));
}
