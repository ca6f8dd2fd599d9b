import { mayHear, type Hearer } from '../../platform/access/socket-access.ts';
import { presentNotification } from '../notifications/presenter.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  eventsAfter,
  newestEventId,
  newestNotificationId,
  notificationsAfter,
} from './store/events.ts';

/** One message, serialised once however many sockets it goes to. */
export interface Message {
  id: number;
  json: string;
  /** Who may have it: one person, or whoever of the company may hear of its kind. */
  isFor(listener: Hearer): boolean;
}

/** What a socket path sends. */
export interface Channel {
  /** The next messages after an id, for the given people of a company, in id order. */
  read(
    db: Db,
    companyId: number,
    userIds: readonly number[],
    after: number,
    limit: number,
  ): Promise<Message[]>;
  /** Id of the newest message the person could have seen; 0 when there is none. */
  newest(db: Db, who: { companyId: number; userId: number }): Promise<number>;
}

export type ChannelName = 'notifications' | 'events';

/** What the sockets of the api carry, by the last part of their path. */
export const CHANNELS: Record<ChannelName, Channel> = {
  notifications: {
    async read(db, companyId, userIds, after, limit) {
      const rows = await notificationsAfter(db, companyId, userIds, after, limit);
      return rows.map((row) => ({
        id: row.id,
        json: JSON.stringify(presentNotification(row)),
        isFor: (listener) => listener.userId === row.recipientId,
      }));
    },
    newest: (db, { userId }) => newestNotificationId(db, userId),
  },
  events: {
    async read(db, companyId, _userIds, after, limit) {
      const rows = await eventsAfter(db, companyId, after, limit);
      return rows.map((row) => ({
        id: row.id,
        json: JSON.stringify({ id: row.id, ...row.body }),
        isFor: (listener) => mayHear(listener, row.body),
      }));
    },
    newest: (db, { companyId }) => newestEventId(db, companyId),
  },
};
