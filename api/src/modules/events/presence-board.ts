import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { Id } from '../../platform/http/fields.ts';
import { presentPresence } from '../media/presenter.ts';
import type { Services } from '../../platform/services.ts';
import {
  changePresence,
  endPresence,
  keepPresence,
  peoplePresent,
  type Look,
} from '../media/store/presence.ts';
import { CLOSE } from './hearing.ts';
import type { Outlet } from './outlet.ts';

/** Items that one socket may look at; a gateway's socket stands for all windows of a person. */
const MAX_ITEMS = 100;
/**
 * What a client says: everything that is looked at through its socket now, in place of what it said
 * before.
 */
const Looks = z.strictObject({ media_ids: z.array(Id).max(MAX_ITEMS) });

export interface PresenceTiming {
  /**
   * How often this process says that it lives, milliseconds: a third of the time that others
   * believe it.
   */
  beat: number;
  /** A lost signal delays what is told by no more than this, milliseconds. */
  poll: number;
}

/**
 * Who looks at what, as the sockets of this process tell and are told (docs/decisions/098). What is
 * wanted in the table is computed from the open sockets, and only the difference is written: saying
 * the same again costs nothing.
 */
export class PresenceBoard {
  readonly #services: Pick<Services, 'db' | 'bus' | 'log'>;
  readonly #process = randomUUID();
  readonly #watching = new Map<Outlet, { mediaIds: Set<number>; told: Map<number, string> }>();
  /** In the table, by item and person. */
  #written = new Map<string, Look>();
  /** Companies whose watchers are to be told. */
  readonly #due = new Set<number>();
  #isKnown = false;
  #lane: Promise<void> = Promise.resolve();
  #woken = false;
  readonly #timers: NodeJS.Timeout[];
  readonly #stopListening: () => void;

  /** Starts to listen for signals at once. */
  constructor(services: Pick<Services, 'db' | 'bus' | 'log'>, timing: PresenceTiming) {
    this.#services = services;
    this.#stopListening = services.bus.subscribe(({ companyId }) => {
      this.#tellSoon([companyId]);
    }, 'presence');
    this.#timers = [
      setInterval(() => {
        this.#tellSoon([...this.#watching.keys()].map(({ listener }) => listener.companyId));
      }, timing.poll),
      setInterval(() => {
        if (this.#isKnown) this.#inLane(() => this.#beat());
      }, timing.beat),
    ];
  }

  /**
   * Takes what comes over a socket: it looks at nothing until it says so, and at nothing any more
   * once it is closed.
   */
  join(socket: WebSocket, outlet: Outlet): void {
    this.#watching.set(outlet, { mediaIds: new Set(), told: new Map() });
    socket.on('message', (data, isBinary) => {
      const said = isBinary || !Buffer.isBuffer(data) ? null : read(data.toString('utf8'));
      if (said === null)
        outlet.close(
          CLOSE.unreadable,
          `Send {"media_ids": [1, 2]}: whole numbers, ${MAX_ITEMS} at most.`,
        );
      else if (outlet.isOpen) this.#look(outlet, said);
    });
    socket.once('close', () => {
      this.#watching.delete(outlet);
      this.#wake();
    });
  }

  /** Takes back what this process has written. The sockets are closed before. */
  async close(): Promise<void> {
    this.#timers.forEach((timer) => clearInterval(timer));
    this.#stopListening();
    this.#watching.clear();
    this.#wake();
    this.#inLane(async () => {
      if (this.#isKnown) await endPresence(this.#services.db, this.#process);
    });
    await this.#lane;
  }

  #look(outlet: Outlet, mediaIds: readonly number[]): void {
    const watched = this.#watching.get(outlet);
    if (watched === undefined) return;
    // What is looked at again is told again, as at the first time.
    for (const id of watched.mediaIds) if (!mediaIds.includes(id)) watched.told.delete(id);
    watched.mediaIds = new Set(mediaIds);
    this.#tellSoon([outlet.listener.companyId]);
  }

  #tellSoon(companies: readonly number[]): void {
    if (this.#watching.size === 0) return;
    for (const companyId of companies) this.#due.add(companyId);
    this.#wake();
  }

  /** Calls while a turn is waiting become one. */
  #wake(): void {
    if (this.#woken) return;
    this.#woken = true;
    this.#inLane(async () => {
      this.#woken = false;
      await this.#write();
      for (const companyId of this.#due) {
        this.#due.delete(companyId);
        await this.#tell(companyId);
      }
    });
  }

  /** People only: a program that watches is not somebody who looks. */
  #wanted(): Map<string, Look> {
    const wanted = new Map<string, Look>();
    for (const [
      {
        listener: { companyId, userId, by },
      },
      { mediaIds },
    ] of this.#watching) {
      if ('sessionId' in by)
        for (const mediaId of mediaIds)
          wanted.set(`${mediaId} ${userId}`, { companyId, mediaId, userId });
    }
    return wanted;
  }

  async #write(): Promise<void> {
    const { db, bus } = this.#services;
    const wanted = this.#wanted();
    const begun = [...wanted].flatMap(([key, look]) => (this.#written.has(key) ? [] : [look]));
    const ceased = [...this.#written].flatMap(([key, look]) => (wanted.has(key) ? [] : [look]));
    if (begun.length === 0 && ceased.length === 0) return;
    try {
      if (!this.#isKnown) await keepPresence(db, this.#process);
      this.#isKnown = true;
      await changePresence(db, this.#process, { begun, ceased });
      this.#written = wanted;
    } catch (error) {
      // Also when the row of this process is gone: the next turn begins with it.
      this.#isKnown = false;
      this.#written = new Map();
      throw error;
    }
    for (const companyId of new Set([...begun, ...ceased].map((look) => look.companyId)))
      bus.publish({ companyId, about: 'presence' });
  }

  async #tell(companyId: number): Promise<void> {
    const watchers = [...this.#watching].filter(
      ([{ listener }]) => listener.companyId === companyId,
    );
    const mediaIds = new Set(watchers.flatMap(([, watched]) => [...watched.mediaIds]));
    if (mediaIds.size === 0) return;
    const people = await peoplePresent(this.#services.db, companyId, [...mediaIds]);
    const news = new Map(
      [...mediaIds].map((id) => [id, JSON.stringify(presentPresence(id, people.get(id) ?? []))]),
    );
    for (const [outlet, { mediaIds: looked, told }] of watchers) {
      for (const id of looked) {
        const json = news.get(id);
        if (json === undefined || told.get(id) === json) continue;
        told.set(id, json);
        outlet.send(json);
      }
    }
  }

  /**
   * Where others took this process for dead, or the database has lost the tables' rows, everything
   * is written anew.
   */
  async #beat(): Promise<void> {
    if (!(await keepPresence(this.#services.db, this.#process))) return;
    this.#written = new Map();
    this.#wake();
  }

  #inLane(work: () => Promise<void>): void {
    this.#lane = this.#lane.then(work).catch((error: unknown) => {
      // The next poll tries again: what is needed is computed each time.
      this.#services.log.warn(
        { err: error },
        "Couldn't read or write who is viewing what; trying again",
      );
    });
  }
}

function read(text: string): readonly number[] | null {
  try {
    return Looks.parse(JSON.parse(text)).media_ids;
  } catch {
    return null;
  }
}
