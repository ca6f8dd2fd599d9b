import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { HttpProblem } from '../errors/http-problem.ts';
import { invalid } from '../errors/problems.ts';
import type { Signal } from '../realtime/bus.ts';
import type { Services } from '../services.ts';
import type { Db, Tx } from '../database/database.ts';
import { keepAnswer, takeKey } from './idempotency-keys.ts';
import type { Caller } from './route.ts';

const HEADER = 'Idempotency-Key';
const KEY = /^[\x21-\x7e]{8,128}$/;

/** The header as the documents tell it, for the calls that take it. */
export const idempotencyHeader = z.object({
  [HEADER]: z
    .string()
    .regex(KEY)
    .optional()
    .meta({
      description:
        'Key that runs the call once, however often it’s repeated with the same key within a ' +
        'day, and returns the same response: 8 to 128 printable characters, for example a UUID.',
    }),
});

/**
 * Does a write once, however often a client repeats it under one `Idempotency-Key` header: a double
 * click, a retry after a lost answer. The key, its answer and the write are one transaction. Keys
 * belong to a person and are kept for a day. Without the header the work is just done. What fails
 * leaves no key behind.
 * @param response schema of the answer, which a stored one must pass.
 * @param work is given a transaction in place of the database.
 * @throws HttpProblem 422 when the key is not 8 to 128 printable signs, or stands for another
 * request.
 */
export async function once<R extends z.ZodType>(
  services: Services,
  call: { caller: Caller; req: Request; body: unknown },
  operation: { id: string; takesKey?: boolean; response?: R },
  work: (
    services: Pick<Services, 'bus' | 'now' | 'secrets'> & { db: Db | Tx },
  ) => Promise<z.input<R>>,
): Promise<z.input<R>> {
  if (operation.takesKey !== true)
    throw new Error(`${operation.id} does not say that it takes an ${HEADER}`);
  const key = call.req.get(HEADER);
  if (key === undefined) return work(services);
  if (!KEY.test(key)) {
    throw invalid({
      path: HEADER,
      code: 'invalid_format',
      message: say('idempotencyKeyInvalid'),
    });
  }
  const { userId } = call.caller;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([operation.id, call.body]))
    .digest('hex');
  const signals: Signal[] = [];
  const answer = await services.db.transaction(async (tx) => {
    const state = await takeKey(tx, { userId, key, requestHash, now: services.now() });
    if (state.kind === 'mismatch') {
      throw new HttpProblem(422, 'BAD_USER_INPUT', say('idempotencyKeyReused'), {
        errors: [{ path: HEADER, code: 'reused', message: say('useNewIdempotencyKey') }],
      });
    }
    if (state.kind === 'answered') return operation.response?.parse(state.answer) as z.input<R>;
    // Signals wait for the commit: nobody finds anything before.
    const value = await work({
      now: services.now,
      secrets: services.secrets,
      db: tx,
      bus: { ...services.bus, publish: (signal) => void signals.push(signal) },
    });
    await keepAnswer(tx, { userId, key }, value);
    return value;
  });
  for (const signal of signals) services.bus.publish(signal);
  return answer;
}
