import { sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Bus } from '../../../platform/realtime/bus.ts';
import { lostRace, type Db, type Tx } from '../../../platform/database/database.ts';
import { queueNotificationMails } from '../../notifications/store/notification-mails.ts';
import {
  events,
  notifications,
  type EventBody,
} from '../../../platform/database/schema/messages.ts';
import { queueWebhooks } from '../../webhooks/store/webhook-deliveries.ts';

export type NewNotification = Omit<
  typeof notifications.$inferInsert,
  'id' | 'createdAt' | 'readAt'
>;

/** What a use case tells the world, written in its own transaction. */
export interface Outbox {
  /** A message for `/ws/events/` of the company. */
  event(companyId: number, body: EventBody): void;
  /** A notification for one person. Telling people of their own act is dropped here. */
  notify(notification: NewNotification): void;
}

/**
 * Runs one use case in one transaction, together with the events and notifications it told the
 * outbox. Their ids rise in commit order within a company: they are inserted last, under a lock per
 * company that is held until the commit, so a client that has seen id N has missed nothing below
 * it. Live signals go out after the commit; one that is lost costs delay only, since sockets also
 * poll. When another transaction got in the way (a deadlock, or a row it points at was deleted
 * meanwhile) all of it runs again, so that the use case itself sees what is there now and says so.
 * @throws whatever `work` throws; then nothing of it happened.
 */
export async function transact<T>(
  services: { db: Db | Tx; bus: Bus },
  work: (tx: Tx, outbox: Outbox) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transactOnce(services, work);
    } catch (error) {
      if (!lostRace(error) || attempt === ATTEMPTS || services.db instanceof PgTransaction)
        throw error;
    }
  }
}

const ATTEMPTS = 4;

async function transactOnce<T>(
  services: { db: Db | Tx; bus: Bus },
  work: (tx: Tx, outbox: Outbox) => Promise<T>,
): Promise<T> {
  const companies = new Set<number>();
  const result = await services.db.transaction(async (tx) => {
    const newEvents: { companyId: number; body: EventBody }[] = [];
    const newNotifications: NewNotification[] = [];
    const value = await work(tx, {
      event: (companyId, body) => void newEvents.push({ companyId, body }),
      notify: (notification) => {
        if (notification.actorId !== notification.recipientId) newNotifications.push(notification);
      },
    });
    for (const { companyId } of [...newEvents, ...newNotifications]) companies.add(companyId);
    // Sorted, so that two transactions that touch the same companies cannot wait for each other.
    for (const companyId of [...companies].sort((a, b) => a - b)) {
      await lockOutbox(tx, companyId);
    }
    for (let from = 0; from < newEvents.length; from += 5_000) {
      const told = await tx
        .insert(events)
        .values(newEvents.slice(from, from + 5_000))
        .returning({ id: events.id, companyId: events.companyId, body: events.body });
      await queueWebhooks(tx, told);
    }
    if (newNotifications.length > 0) await tx.insert(notifications).values(newNotifications);
    await queueNotificationMails(tx, newNotifications);
    return value;
  });
  for (const companyId of companies) services.bus.publish({ companyId });
  return result;
}

/** Until the transaction ends nobody else tells this company anything. */
export async function lockOutbox(tx: Tx, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${OUTBOX_LOCK}, ${companyId}::int)`);
}

/** First key of the two-part advisory lock; any constant that nothing else uses. */
const OUTBOX_LOCK = 7_301;
