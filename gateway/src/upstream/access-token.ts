import { z } from 'zod';

const Claims = z.looseObject({
  exp: z.number().optional(),
  sid: z.union([z.string(), z.number()]).optional(),
});

/**
 * What the gateway reads from a token that the REST API has just accepted; it trusts nothing else
 * in it.
 */
export interface TokenFacts {
  /** Milliseconds since the epoch; null when the token does not say. */
  expiresAt: number | null;
  /** Tokens of one session share this. */
  session: string;
}

/**
 * Reads expiry and session of a JWT without checking it; an opaque token is a session of its own.
 */
export function readToken(token: string): TokenFacts {
  const claims = Claims.safeParse(payloadOf(token));
  if (!claims.success) return { expiresAt: null, session: token };
  const { exp, sid } = claims.data;
  return {
    expiresAt: exp === undefined ? null : exp * 1000,
    session: sid === undefined ? token : String(sid),
  };
}

function payloadOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
