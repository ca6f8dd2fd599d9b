import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { unauthenticated } from '../errors/problems.ts';
import { GROUPS } from './capabilities.ts';
import type { Db } from '../database/database.ts';
import { keepInstallationSecret, readInstallationSecret } from '../secrets/installation.ts';
import type { Caller } from '../http/route.ts';

/** Life of an access token in seconds. */
export const ACCESS_TOKEN_SECONDS = 600;
const CLOCK_SKEW_SECONDS = 10;
const ISSUER = 'vedetta';
const AUDIENCE = 'vedetta-api';
const ALGORITHM = 'EdDSA';

export interface Claims extends Caller {
  expiresAt: Date;
}

/**
 * Access tokens: signed (EdDSA), 10 minutes, checked without the database; whether the session
 * lives is a second question.
 */
export interface AccessTokens {
  issue(caller: Caller): Promise<string>;
  /** @throws HttpProblem 401 for anything but a token of ours that is still in force. */
  verify(token: string): Promise<Claims>;
}

const Payload = z.object({
  sub: z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number),
  company: z.int().min(1),
  email: z.string(),
  groups: z.array(z.enum(GROUPS)),
  sid: z.uuid(),
  iat: z.int(),
  exp: z.int(),
});

type TokenPayload = z.output<typeof Payload>;
const MOST_PROVEN = 2_000;

/**
 * Tokens whose signature was found right: a screen sends the same one with each of its calls, and
 * checking a signature costs more than most answers. Whether a token has run out is looked at each
 * time; the oldest make room.
 */
class ProvenTokens {
  readonly #tokens = new Map<string, TokenPayload>();

  add(token: string, payload: TokenPayload): void {
    for (const oldest of this.#tokens.keys()) {
      if (this.#tokens.size < MOST_PROVEN) break;
      this.#tokens.delete(oldest);
    }
    this.#tokens.set(token, payload);
  }

  /** @returns null for a token that is unknown here or has run out. */
  get(token: string, now: Date): TokenPayload | null {
    const payload = this.#tokens.get(token);
    return payload !== undefined && payload.exp + CLOCK_SKEW_SECONDS > now.getTime() / 1000
      ? payload
      : null;
  }
}

/**
 * Reads the installation's signing key, or makes it; every process of the installation uses the
 * same one.
 * @throws Error with a sentence for the operator when `secret.key` does not fit the database.
 */
export async function loadAccessTokens(
  db: Db,
  secrets: SecretBox,
  now: () => Date,
): Promise<AccessTokens> {
  const jwk: unknown = JSON.parse(
    (await readInstallationSecret(db, secrets, 'signing_key')) ?? (await makeKey(db, secrets)),
  );
  const { d: _private, ...publicPart } = SigningKey.parse(jwk);
  const privateKey = await importJWK(SigningKey.parse(jwk), ALGORITHM);
  const publicKey = await importJWK(publicPart, ALGORITHM);
  const proven = new ProvenTokens();
  const prove = async (token: string): Promise<TokenPayload> => {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTolerance: CLOCK_SKEW_SECONDS,
      currentDate: now(),
    });
    const parsed = Payload.parse(payload);
    proven.add(token, parsed);
    return parsed;
  };
  return {
    async issue({ userId, companyId, email, groups, sessionId }) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return (
        new SignJWT({ email, company: companyId, groups, sid: sessionId })
          .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
          .setSubject(String(userId))
          .setIssuer(ISSUER)
          .setAudience(AUDIENCE)
          .setIssuedAt(issuedAt)
          .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
          // Times are seconds: a token that is renewed within one would be the same, and whoever
          // waits for another one would go on waiting.
          .setJti(randomUUID())
          .sign(privateKey)
      );
    },
    async verify(token) {
      try {
        const { sub, company, email, groups, sid, iat, exp } =
          proven.get(token, now()) ?? (await prove(token));
        // From the future: the clock was set back, and must not revive what had run out. A refresh
        // gives a new one.
        if (iat * 1000 > now().getTime() + CLOCK_SKEW_SECONDS * 1000) throw unauthenticated();
        return {
          userId: sub,
          companyId: company,
          email,
          groups: [...groups],
          sessionId: sid,
          expiresAt: new Date(exp * 1000),
        };
      } catch {
        throw unauthenticated(say('sessionInvalid'));
      }
    },
  };
}

const SigningKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  d: z.string(),
}) satisfies z.ZodType<JWK>;

async function makeKey(db: Db, secrets: SecretBox): Promise<string> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  return keepInstallationSecret(
    db,
    secrets,
    'signing_key',
    JSON.stringify(await exportJWK(privateKey)),
  );
}
