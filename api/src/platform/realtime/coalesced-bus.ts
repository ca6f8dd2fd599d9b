import type { Logger } from 'pino';
import type { Bus, Signal, Topic } from './bus.ts';

/** Behind the company's id in a message; one that does not know a mark passes over it. */
const MARKS: Record<Topic, string> = { rows: '', presence: 'p' };

/**
 * What carries signals to the other processes: marked company ids, at most once, in no order that
 * anybody relies on.
 */
export interface SignalLine {
  /**
   * Whether there is somebody to send to. While there is not, signals are dropped: whoever listens
   * polls as well.
   */
  readonly isOpen: boolean;
  /** Marked ids that fit into one message. */
  readonly idsPerMessage: number;
  /** Resolves when the next message may leave; never throws. */
  send(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * A bus over a line. Signals of one turn of the event loop leave as one message. Listeners of this
 * process are told at once and without the line, so that a broken one delays only what other
 * processes did.
 * @param open makes the line, which calls back with the marked ids that other processes sent; it
 * connects in the background and never throws.
 */
export function createCoalescedBus(
  log: Logger,
  open: (hear: (ids: readonly string[]) => void) => SignalLine,
): Bus {
  const listeners: Record<Topic, Set<(signal: Signal) => void>> = {
    rows: new Set(),
    presence: new Set(),
  };
  /** Published in this turn of the event loop: a company's id and the mark of what it is about. */
  const fresh = new Set<string>();
  /** Waiting for the line. */
  const outgoing = new Set<string>();
  let sending = false;
  let closed = false;

  const tell = (marked: string) => {
    const [, digits, mark] = /^([1-9]\d{0,15})(p?)$/.exec(marked) ?? [];
    if (digits === undefined) return;
    const about = mark === MARKS.presence ? 'presence' : 'rows';
    for (const listener of [...listeners[about]]) {
      try {
        listener({ companyId: Number(digits), about });
      } catch (error) {
        log.error({ err: error }, 'A listener for live signals failed');
      }
    }
  };
  const line = open((ids) => {
    for (const id of ids) tell(id);
  });

  /** One message at a time; what is published meanwhile goes with the next. */
  const send = async () => {
    sending = true;
    while (line.isOpen && outgoing.size > 0) {
      const ids = [...outgoing].slice(0, line.idsPerMessage);
      for (const id of ids) outgoing.delete(id);
      await line.send(ids);
    }
    outgoing.clear();
    sending = false;
  };
  const flush = () => {
    for (const id of fresh) {
      tell(id);
      outgoing.add(id);
    }
    fresh.clear();
    if (!sending) void send();
  };

  return {
    publish({ companyId, about = 'rows' }) {
      if (closed) return;
      if (fresh.size === 0) setImmediate(flush);
      fresh.add(`${companyId}${MARKS[about]}`);
    },
    subscribe(listener, about = 'rows') {
      listeners[about].add(listener);
      return () => void listeners[about].delete(listener);
    },
    get queued() {
      return fresh.size + outgoing.size;
    },
    async close() {
      if (closed) return;
      closed = true;
      listeners.rows.clear();
      listeners.presence.clear();
      await line.close();
    },
  };
}
