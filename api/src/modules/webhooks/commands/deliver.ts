import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { pauseAfterFailure, webhookHeaders } from '../kinds-and-signatures.ts';
import { loadAllowedHosts } from '../../../platform/outbound/allowed-hosts.ts';
import { OutboundProblem } from '../../../platform/outbound/guard.ts';
import { guardedPost } from '../../../platform/outbound/guarded-post.ts';
import type { Services } from '../../../platform/services.ts';
import { failJob, finishJob, type ClaimedJob } from '../../../platform/jobs/jobs.ts';
import { findDelivery, recordTry, type DeliveryRow } from '../store/webhook-deliveries.ts';
import { updateWebhook } from '../store/webhooks.ts';
import { WEBHOOK_PURPOSE } from './manage-webhooks.ts';

/** Longest wait for a receiver; it should put the message aside and answer. */
export const DELIVERY_TIMEOUT_MS = 10_000;
/** A receiver that asks for patience gets this much at most. */
const LONGEST_WISH_SECONDS = 43_200;

type Needs = Pick<Services, 'db' | 'secrets' | 'now' | 'log' | 'env'>;
interface Try {
  status: number | null;
  problem: Message | null;
  retryAfter: number | null;
  isOver: boolean;
  durationMs: number;
}

/**
 * Delivers one message: at least once, signed anew at each try. A 2xx ends it; 410 switches the
 * webhook off, as its receiver wishes; anything else is tried again after a pause, for about a day
 * and a half.
 * @throws LeaseLost when another worker has the job by now; the reason of `signal` when the process
 * stops.
 */
export async function deliver(
  services: Needs,
  job: ClaimedJob,
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = services;
  const found = await findDelivery(db, deliveryIdOf(job));
  if (found === null || found.delivery.state === 'delivered') {
    await db.transaction((tx) => finishJob(tx, job));
    return;
  }
  const { delivery, webhook } = found;
  const made = webhook.isActive
    ? await attempt(services, delivery, webhook, signal)
    : {
        status: null,
        problem: say('webhookPaused'),
        retryAfter: null,
        isOver: true,
        durationMs: 0,
      };
  await db.transaction(async (tx) => {
    const { status, problem, durationMs } = made;
    if (problem === null || made.isOver) {
      await finishJob(tx, job);
      await recordTry(tx, delivery, {
        state: problem === null ? 'delivered' : 'failed',
        status,
        problem,
        durationMs,
        pause: null,
        now: now(),
      });
      if (status === 410) await updateWebhook(tx, webhook.id, { isActive: false });
      return;
    }
    const pause = Math.max(
      pauseAfterFailure(job.attempts),
      Math.min(made.retryAfter ?? 0, LONGEST_WISH_SECONDS),
    );
    const isDead = (await failJob(tx, job, problem, pause)) === 'dead';
    await recordTry(tx, delivery, {
      state: isDead ? 'failed' : 'queued',
      status,
      problem,
      durationMs,
      pause: isDead ? null : pause,
      now: now(),
    });
  });
}

async function attempt(
  { secrets, now, env }: Needs,
  delivery: DeliveryRow,
  webhook: { url: string; secret: Uint8Array },
  signal: AbortSignal,
): Promise<Try> {
  const body = JSON.stringify({
    id: delivery.messageId,
    kind: delivery.kind,
    created_at: delivery.createdAt.toISOString(),
    data: delivery.data,
  });
  const signed = webhookHeaders(
    secrets.openText(webhook.secret, WEBHOOK_PURPOSE),
    delivery.messageId,
    Math.floor(now().getTime() / 1000),
    body,
  );
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const { status, retryAfter } = await guardedPost(
      webhook.url,
      {
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Vedetta-Webhooks/1',
          ...signed,
        },
      },
      { allowed: await loadAllowedHosts(env.DATA_DIR), timeoutMs: DELIVERY_TIMEOUT_MS, signal },
    );
    const arrived = status >= 200 && status < 300;
    return {
      status,
      problem: arrived ? null : say('webhookAnswered', { answer: status }),
      retryAfter,
      isOver: status === 410,
      durationMs: took(),
    };
  } catch (error) {
    if (error instanceof OutboundProblem)
      return {
        status: null,
        problem: error.said,
        retryAfter: null,
        isOver: false,
        durationMs: took(),
      };
    throw error;
  }
}

/** Notes a failure of our own, a lost database say: the message is tried again. */
export async function postponeDelivery(
  { db, now }: Needs,
  job: ClaimedJob,
  why: Message,
): Promise<void> {
  await db.transaction(async (tx) => {
    const pause = pauseAfterFailure(job.attempts);
    const isDead = (await failJob(tx, job, why, pause)) === 'dead';
    const found = await findDelivery(tx, deliveryIdOf(job));
    if (found === null) return;
    await recordTry(tx, found.delivery, {
      state: isDead ? 'failed' : 'queued',
      status: null,
      problem: say('webhookNotSent'),
      durationMs: 0,
      pause: isDead ? null : pause,
      now: now(),
    });
  });
}

function deliveryIdOf(job: ClaimedJob): number {
  const { deliveryId } = job.payload;
  if (typeof deliveryId !== 'number') throw new Error('A webhook job without a delivery.');
  return deliveryId;
}
