import pLimit from 'p-limit';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { HttpProblem } from '../../platform/errors/http-problem.ts';
import type { ChannelName } from './channels.ts';
import { CLOSE, Hearing, type Listener } from './hearing.ts';
import type { UpgradeRequest } from './upgrade.ts';
import { Wire } from './wire.ts';

/**
 * All who listen over one gateway together; each has the limits of a socket of their own beside.
 */
const MAX_LISTENERS = 20_000;
/**
 * Messages and bytes that may wait for a gateway: it has thousands of readers behind it. And what
 * it may say in one heartbeat: each of them may come, go and come again.
 */
const LIMITS = { messages: 4_096, bytes: 16 * 1024 * 1024, received: 3 * MAX_LISTENERS } as const;
/** A frame is sent when so many characters are in it, or its turn ends. */
const LONGEST_FRAME = 64 * 1024;
/**
 * Who is let in, and what they missed, is asked of the database: so many at a time of one gateway.
 */
const ADMITTED_AT_ONCE = 8;
/** A connection on which nobody was let in by then is closed, milliseconds. */
const SILENT_MS = 10_000;

const Said = z.union([
  z.strictObject({
    open: z.int().positive(),
    channel: z.enum(['notifications', 'events']),
    token: z.string().min(1).max(4096),
    after: z.int().nonnegative().nullable().default(null),
  }),
  z.strictObject({ close: z.int().positive() }),
]);

/** Somebody who was let in: who it is, from where the stream goes on, and where it stood then. */
export interface Admitted {
  listener: Listener;
  cursor: number;
  newest: number;
  /** Gives the place among the connections of this person back; safe to call twice. */
  release: () => void;
}

export interface SharedLineOptions {
  /** @throws HttpProblem as the upgrade of a socket of its own would be answered. */
  admit: (request: UpgradeRequest & { channel: ChannelName }) => Promise<Admitted>;
  /** Brings somebody up to date, which it waits for, and keeps them so until `leave`. */
  join: (hearing: Hearing, channel: ChannelName) => Promise<void>;
  leave: (hearing: Hearing, channel: ChannelName) => void;
  now: () => Date;
}

/**
 * One connection on which a gateway listens for many people at once (docs/decisions/135). Each
 * brings their own token and is let in, watched and ended as on a socket of their own; a message
 * that is for several of them is sent once, with their numbers.
 */
export class SharedLine {
  readonly #wire: Wire;
  readonly #options: SharedLineOptions;
  readonly #listeners = new Map<number, SharedHearing>();
  /** Asked for, not yet let in; false: given up meanwhile. */
  readonly #asked = new Map<number, boolean>();
  readonly #inTurn = pLimit(ADMITTED_AT_ONCE);
  readonly #silence: NodeJS.Timeout;
  /**
   * The message under way and whom it is for: first number and how many follow each other, in turn.
   */
  #json: string | null = null;
  #runs: number[] = [];
  /** Those before it in this turn: they go in one frame. */
  #frame: string[] = [];
  #frameLength = 0;
  #isDue = false;

  constructor(socket: WebSocket, options: SharedLineOptions) {
    this.#wire = new Wire(socket, LIMITS);
    this.#options = options;
    this.#silence = setTimeout(() => {
      if (this.isEmpty)
        this.#wire.close(
          CLOSE.silent,
          'Nobody was let in here. Connect again when somebody listens.',
        );
    }, SILENT_MS);
    this.#silence.unref();
    socket.on('message', (data, isBinary) => {
      this.#hear(isBinary || !Buffer.isBuffer(data) ? null : data.toString('utf8'));
    });
    socket.on('close', () => {
      this.#over();
    });
  }

  get hearings(): Iterable<SharedHearing> {
    return this.#listeners.values();
  }

  get queued(): number {
    return this.#wire.queued;
  }

  get isOpen(): boolean {
    return this.#wire.isOpen;
  }

  /** Whoever opened it has shown no token that is good. */
  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  beat(): void {
    this.#wire.beat();
  }

  close(code: number, reason: string): void {
    this.#wire.close(code, reason);
  }

  closed(): Promise<void> {
    return this.#wire.closed();
  }

  drained(ms: number): Promise<boolean> {
    this.#flush();
    return this.#wire.drained(ms);
  }

  /**
   * Sends a message to one; to those who are sent the very same in this moment it goes together.
   */
  tell(number: number, json: string): void {
    if (json !== this.#json) {
      this.#setAside();
      this.#json = json;
      if (!this.#isDue)
        queueMicrotask(() => {
          this.#flush();
        });
      this.#isDue = true;
    }
    const last = this.#runs.length - 2;
    const [first, count] = [this.#runs[last], this.#runs[last + 1]];
    if (first !== undefined && count !== undefined && first + count === number)
      this.#runs[last + 1] = count + 1;
    else this.#runs.push(number, 1);
  }

  /** One of them is heard no more, and is told why. */
  end(number: number, code: number, reason: string): void {
    if (!this.#forget(number)) return;
    this.#say({ ended: number, code, reason });
  }

  /** The message under way is whole: nobody more has it. */
  #setAside(): void {
    if (this.#json === null) return;
    this.#frame.push(`[${this.#runs.join()}],${this.#json}`);
    this.#frameLength += this.#json.length;
    this.#json = null;
    this.#runs = [];
    if (this.#frameLength > LONGEST_FRAME) this.#send();
  }

  #flush(): void {
    this.#isDue = false;
    this.#setAside();
    this.#send();
  }

  #send(): void {
    if (this.#frame.length === 0) return;
    this.#wire.send(`[${this.#frame.join()}]`);
    this.#frame = [];
    this.#frameLength = 0;
  }

  #say(what: object): void {
    this.#flush();
    this.#wire.send(JSON.stringify(what));
  }

  #hear(text: string | null): void {
    if (!this.isOpen) return;
    const said = Said.safeParse(text === null ? null : parsed(text));
    if (!said.success)
      return this.#wire.close(
        CLOSE.unreadable,
        'This message is not understood. Say {"open": n, "channel", "token", "after"} or {"close": n}.',
      );
    if ('close' in said.data) {
      if (this.#asked.has(said.data.close)) this.#asked.set(said.data.close, false);
      else this.#forget(said.data.close);
      return;
    }
    const { open: number, ...request } = said.data;
    if (this.#listeners.has(number) || this.#asked.has(number))
      return this.#wire.close(CLOSE.unreadable, 'A number is given once.');
    if (this.#listeners.size + this.#asked.size >= MAX_LISTENERS)
      return this.#say({
        ended: number,
        code: CLOSE.tooMany,
        reason: 'Too many listen here. Open another connection.',
      });
    this.#asked.set(number, true);
    void this.#inTurn(() => this.#let(number, request));
  }

  /** Lets somebody in, unless they have gone meanwhile. */
  async #let(number: number, request: UpgradeRequest & { channel: ChannelName }): Promise<void> {
    let admitted: Admitted | null = null;
    let why: unknown;
    try {
      if (this.isOpen && this.#asked.get(number) === true)
        admitted = await this.#options.admit(request);
    } catch (error) {
      why = error;
    }
    const isWanted = this.#asked.get(number) === true && this.isOpen;
    this.#asked.delete(number);
    if (admitted === null) {
      if (isWanted) this.#say({ ended: number, ...refusal(why) });
      return;
    }
    if (!isWanted) return admitted.release();
    const hearing = new SharedHearing(this, number, request.channel, admitted, this.#options.now);
    this.#listeners.set(number, hearing);
    this.#say({ opened: number, position: admitted.newest });
    await this.#options.join(hearing, request.channel);
  }

  /** @returns whether it was there. */
  #forget(number: number): boolean {
    const hearing = this.#listeners.get(number);
    if (hearing === undefined) return false;
    this.#listeners.delete(number);
    hearing.isOver = true;
    hearing.release();
    this.#options.leave(hearing, hearing.channel);
    return true;
  }

  #over(): void {
    clearTimeout(this.#silence);
    for (const number of this.#asked.keys()) this.#asked.set(number, false);
    for (const number of [...this.#listeners.keys()]) this.#forget(number);
  }
}

/** Somebody on a shared line. */
export class SharedHearing extends Hearing {
  readonly channel: ChannelName;
  readonly release: () => void;
  isOver = false;
  readonly #line: SharedLine;
  readonly #number: number;

  constructor(
    line: SharedLine,
    number: number,
    channel: ChannelName,
    { listener, cursor, release }: Admitted,
    now: () => Date,
  ) {
    super(listener, cursor, now);
    this.channel = channel;
    this.release = release;
    this.#line = line;
    this.#number = number;
  }

  get isOpen(): boolean {
    return !this.isOver && this.#line.isOpen;
  }

  send(json: string): void {
    this.#line.tell(this.#number, json);
  }

  drained(ms: number): Promise<boolean> {
    return this.#line.drained(ms);
  }

  close(code: number, reason: string): void {
    this.#line.end(this.#number, code, reason);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a socket of its own would have been answered with at the door. */
function refusal(why: unknown): { code: number; reason: string } {
  if (!(why instanceof HttpProblem))
    return {
      code: CLOSE.tooSlow,
      reason: 'The server cannot let anybody in now. Try again shortly.',
    };
  if (why.status === 401 || why.status === 403) return { code: CLOSE.signedOut, reason: why.title };
  return { code: why.status === 429 ? CLOSE.tooMany : CLOSE.tooSlow, reason: why.title };
}
