import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { count, type Acts, type Ledger } from './ledger.ts';
import type { World } from './world.ts';

/** A call that never ends is a fault of its own: the gateway answers within ten seconds. */
export const GIVE_UP_MS = 15_000;
const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).loose() }))
    .optional(),
});
/** What the caller must not try again unchanged. */
const FINAL = new Set([
  'BAD_USER_INPUT',
  'CONFLICT',
  'STALE',
  'NOT_FOUND',
  'FORBIDDEN',
  'GRAPHQL_VALIDATION_FAILED',
]);

type Data = Record<string, unknown>;

export interface Calls {
  /** Notes a failure under what is broken at the moment. */
  failed: (error: unknown) => void;
  /** One answer of the gateway. @throws when there is none, or one that says to try again. */
  ask: (
    person: World['admin'],
    query: string,
    variables: unknown,
    key?: string,
  ) => Promise<{ data: Data } | { refused: string }>;
  /**
   * Writes until there is an answer.
   * @param changes whether an answer is one of a change: giving an alert to whoever has it changes
   * nothing, and is no mistake.
   * @returns whether it was taken.
   */
  write: (
    acts: Acts,
    name: string,
    person: World['admin'],
    query: string,
    variables: unknown,
    changes?: (data: Data) => boolean,
  ) => Promise<boolean>;
}

/** Calls of the gateway, of which the ledger keeps what was tried, answered and waited for. */
export function openCalls(world: World, url: string, ledger: Ledger, fault: () => string): Calls {
  const failed: Calls['failed'] = (error) => {
    const name = fault();
    const said = ledger.errors.get(name) ?? new Map<string, number>();
    ledger.errors.set(name, said);
    count(said, (error instanceof Error ? error.message : String(error)).slice(0, 120));
  };

  const ask: Calls['ask'] = async (person, query, variables, key) => {
    const started = performance.now();
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      signal: AbortSignal.timeout(GIVE_UP_MS),
      body: JSON.stringify({ query, variables }),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await world.tokenOf(person)}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    });
    const { data, errors = [] } = Answer.parse(JSON.parse(await response.text()));
    const [error] = errors;
    if (error !== undefined && FINAL.has(error.extensions.code))
      return { refused: error.extensions.code };
    if (error !== undefined || data === null || data === undefined)
      throw new Error(`${response.status} ${error?.extensions.code ?? ''} ${error?.message ?? ''}`);
    const waits = ledger.waits.get(fault()) ?? [];
    ledger.waits.set(fault(), waits);
    waits.push(performance.now() - started);
    return { data };
  };

  const write: Calls['write'] = async (
    acts,
    name,
    person,
    query,
    variables,
    changes = () => true,
  ) => {
    const key = randomUUID();
    acts.tried.add(name);
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await ask(person, query, variables, key);
        if ('data' in answer && !changes(answer.data)) return false;
        if ('data' in answer) acts.acknowledged.add(name);
        // After a try that nobody answered, a refusal may be that of one's own first try.
        else if (tries === 0) acts.refused.add(name);
        return 'data' in answer;
      } catch (error) {
        failed(error);
        await delay(500 + randomInt(500));
      }
    }
  };
  return { failed, ask, write };
}
