import { z } from 'zod';
import { Timestamp } from '../../http/fields.ts';
import { operation } from '../../http/operation.ts';

export const Session = z
  .object({
    id: z.string(), created_at: Timestamp, last_used_at: Timestamp, address: z.string().nullable(), user_agent: z.string().nullable(), current: z.boolean(),
  })
  .meta({ id: 'Session', description: 'One signed-in device of one’s own.' });

const base = '/api/user/v1';
export const accountOperations = {
  sessions: operation({
    id: 'listSessions', method: 'get', path: `${base}/sessions/`, tag: 'users', access: 'self', status: 200,
    summary: 'One’s own signed-in devices, the last used first.', response: z.object({ results: z.array(Session) }).meta({ id: 'SessionList' }),
  }),
  revokeOthers: operation({
    id: 'revokeOtherSessions', method: 'post', path: `${base}/sessions/revoke_others/`, tag: 'users', access: 'self', status: 200,
    summary: 'Signs out every other device at once.', response: z.object({ revoked: z.int() }).meta({ id: 'RevokedSessions' }),
  }),
  recoveryCodes: operation({
    id: 'countRecoveryCodes', method: 'get', path: `${base}/recovery_codes/`, tag: 'users', access: 'self', status: 200,
    summary: 'How many of one’s own recovery codes are left.', response: z.object({ left: z.int() }).meta({ id: 'RecoveryCodesLeft' }),
  }),
  renewRecoveryCodes: operation({
    id: 'renewRecoveryCodes', method: 'post', path: `${base}/recovery_codes/`, tag: 'users', access: 'self', status: 201,
    summary: 'Ten new recovery codes, shown once; those before are void. Asks for a code of the authenticator.',
    body: z.strictObject({ token: z.string().trim().regex(/^\d{6}$/, 'Enter the six digits that your authenticator shows.') }),
    response: z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' }), problems: [409],
  }),
};
