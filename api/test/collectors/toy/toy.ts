import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import type { Run } from '../../../src/collectors/collector.ts';
import { defineCollector } from '../../../src/collectors/define-collector.ts';
import { FINISHED } from '../../../src/collectors/problem.ts';
import type { Collector } from '../../../src/collectors/ready-collector.ts';
import texts from './messages/en.json' with { type: 'json' };
import { source } from './source.ts';

export const TOY_SOURCE = source.id;
const sign = (secret: string, body: Uint8Array) =>
  createHmac('sha256', secret).update(body).digest();

/** What is under way of each target, and whether ever two runs of one met. */
export interface ToyLog {
  running: Map<number, number>;
  runs: Map<number, number[]>;
  met: number;
}

/**
 * A source of its own in one folder, as docs/connectors.md tells: it counts, one item per run, and
 * reads what was delivered to its webhook.
 * @param work what a run waits for, so that tests decide how long it takes.
 */
export function toyCollector(
  log: ToyLog,
  work: (signal: AbortSignal) => Promise<void> = async () => undefined,
  intervalSeconds = 1,
): Collector {
  return defineCollector({
    source,
    intervalSeconds,
    settings: z.strictObject({}),
    watermark: z.object({ count: z.number(), delivery: z.number().nullable() }),
    credential: {
      isRequired: false,
      schema: z.strictObject({ token: z.string().min(8) }),
      fields: [{ name: 'token', ...texts.fields.token, isSecret: true }],
      test: async ({ credential, now }) =>
        credential.token === 'wrong-token'
          ? {
              ok: false,
              problem: {
                kind: 'reconnect',
                why: say('credentialRefused', { vendor: 'The toy shop' }),
              },
            }
          : {
              ok: true,
              value: { account: 'The shop', expiresAt: new Date(now().getTime() + 3 * 86_400_000) },
            },
    },
    webhook: {
      challenge: ({ query }, { token }) =>
        query.get('token') === token
          ? { status: 200, contentType: 'text/plain', body: query.get('challenge') ?? '' }
          : null,
      isAuthentic: ({ body, headers }, { token }) => {
        const given = Buffer.from(headers['x-signature'] ?? '', 'hex');
        const right = sign(token, body);
        return given.length === right.length && timingSafeEqual(given, right);
      },
    },
    async *run({
      target,
      watermark,
      deliveries,
      signal,
    }): Run<{ count: number; delivery: number | null }> {
      const under = (log.running.get(target.id) ?? 0) + 1;
      if (under > 1) log.met += 1;
      log.running.set(target.id, under);
      log.runs.set(target.id, [...(log.runs.get(target.id) ?? []), Date.now()]);
      try {
        await work(signal);
        const count = (watermark?.count ?? 0) + 1;
        const delivered = await deliveries(watermark?.delivery ?? null);
        const said = delivered.flatMap(
          ({ body }) => z.object({ id: z.string(), text: z.string() }).safeParse(body).data ?? [],
        );
        const item = {
          vendorId: `${target.id}:${count}`,
          text: `${target.accountUsername ?? ''} counts ${count}`,
        };
        yield {
          items: [item, ...said.map(({ id, text }) => ({ vendorId: id, text }))],
          watermark: { count, delivery: delivered.at(-1)?.id ?? watermark?.delivery ?? null },
        };
        return FINISHED;
      } finally {
        log.running.set(target.id, under - 1);
      }
    },
  });
}

export const toyLog = (): ToyLog => ({ running: new Map(), runs: new Map(), met: 0 });
/** The signature of a delivery, as its header says it. */
export const toySignature = (token: string, body: string) =>
  sign(token, Buffer.from(body)).toString('hex');

export const toy = toyCollector(toyLog());
