import type { z } from 'zod';
import type { SourceFacts, SourceRule, TargetType } from './source.ts';
import type { Http } from '../platform/outbound/guarded-fetch.ts';
import type { CollectedMedium, NewItem } from './item.ts';
import type { LeftOut } from './left-out.ts';
import type { CollectorProblem, Outcome, Read } from './problem.ts';

/** What is watched, as checked by the source's rule. */
export interface WatchedTarget {
  id: number;
  type: TargetType;
  accountUsername: string | null;
  searchString: string | null;
}

/** One page of a run. */
export interface Page<W> {
  items: NewItem[];
  /** What could not be taken. The run and the target's page say so, with the first names. */
  leftOut?: LeftOut[];
  /**
   * The source may give an item another id at its next visit: what has the title, text, link and
   * date of an item of the target is that item.
   */
  idsMayChange?: true;
  /**
   * Ids of items that their publisher took back. They stay as evidence and say so. Never what was
   * only not seen.
   */
  deleted?: string[];
  /**
   * From where the next run may begin once this page is stored. Leave it out where later pages of
   * the same run must be stored first (newest-first sources: give it with the last page). Items,
   * jobs and watermark are one transaction.
   */
  watermark?: W;
}

/** Yields pages as they come, returns how it ended. Pages yielded before a problem are stored. */
export type Run<W> = AsyncGenerator<Page<W>, Outcome, void>;

/**
 * What a vendor pushed to us or handed out once, stored before anything else is done with it; `id`
 * rises.
 */
export interface Delivery {
  id: number;
  body: unknown;
}

export interface RunContext<S, C> {
  settings: S;
  /** null where none is needed and none was entered. */
  credential: C | null;
  /** Stores a renewed token at once; the next run has it. */
  keepCredential: (renewed: C) => Promise<void>;
  http: Http;
  now: () => Date;
  /** Aborted when the process stops or the target was taken over or paused. */
  signal: AbortSignal;
}

export interface TargetContext<S, W, C> extends RunContext<S, C> {
  target: WatchedTarget;
  /** null in the first run, and where the stored one is not understood any more. */
  watermark: W | null;
  /** Deliveries of this company and source after the given id, oldest first, at most 200. */
  deliveries: (after: number | null) => Promise<Delivery[]>;
}

/** One field of the form in which admins enter a credential. */
export interface CredentialField {
  /** Member of the credential's schema. */
  name: string;
  label: string;
  hint: string;
  /** Shown as dots and never again. */
  isSecret: boolean;
  isOptional?: boolean;
}

/** What "Test connection" found out. */
export interface Connection {
  /** As whom we are connected, in the vendor's words. */
  account: string;
  /** When the credential runs out; null when the vendor does not say or it does not. */
  expiresAt: Date | null;
}

export interface CredentialSpec<S, C> {
  schema: z.ZodType<C>;
  fields: readonly CredentialField[];
  /** Without it nothing can be collected. */
  isRequired: boolean;
  /**
   * How long a credential lives where the vendor says so of all of them; one that was entered ends
   * that many days later at the latest.
   */
  lifetimeDays?: number;
  /** Asks the vendor. Costs as little as possible. */
  test: (context: RunContext<S, C> & { credential: C }) => Promise<Read<Connection>>;
}

export interface HookRequest {
  method: 'GET' | 'POST';
  query: URLSearchParams;
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>;
  /** As it came: signatures are of these bytes. */
  body: Uint8Array;
}
export interface HookAnswer {
  status: number;
  contentType: 'text/plain' | 'application/json';
  body: string;
}

/** Bytes of a medium, as they come. */
export type OpenedMedium = Read<{ chunks: AsyncIterable<Uint8Array>; name: string | null }>;

/** One source. A connector is a call of `defineCollector` with this, in a folder of its own. */
export interface CollectorSpec<S, W, C> {
  /** The facts of `source.ts` in its folder. */
  source: SourceFacts & { rule: SourceRule };
  /**
   * Seconds between runs of a target, unless the operator says otherwise (`intervalSeconds` in
   * collectors.json).
   */
  intervalSeconds: number;
  /**
   * Of the operator (DATA_DIR/collectors.json): base addresses, versions, page sizes, each with its
   * default.
   */
  settings: z.ZodType<S>;
  credential: CredentialSpec<S, C> | null;
  /** What a run remembers for the next. Goes through JSON. */
  watermark: z.ZodType<W>;
  /**
   * One incremental run. Whatever is expected to fail is returned, not thrown. An item that comes
   * again is stored once: overlap rather than miss.
   */
  run: (context: TargetContext<S, W, C>) => Run<W>;
  /** Opens a medium that has a `ref`. The connector keeps tokens to the vendor's hosts. */
  openMedium?: (
    medium: CollectedMedium & { ref: string },
    context: RunContext<S, C> & { target: WatchedTarget },
  ) => Promise<OpenedMedium>;
  /**
   * What shares a rate limit, beside the company's credential: the host, for sources without one.
   */
  limitKey?: (target: WatchedTarget) => string;
  /** For vendors that call us: stored, then answered, then read by `run` through `deliveries`. */
  webhook?: {
    /** Answers the vendor's question whether this address is ours; null refuses. */
    challenge: (request: HookRequest, credential: C) => HookAnswer | null;
    /** Whether the vendor sent it, by its signature over the raw body. */
    isAuthentic: (request: HookRequest, credential: C) => boolean;
  };
  /**
   * For vendors that hand out a message once for the whole credential (Telegram): run before the
   * targets that share it. `position` is stored with the deliveries in one transaction.
   */
  receive?: (
    context: RunContext<S, C> & { position: string | null },
  ) => AsyncGenerator<{ deliveries: unknown[]; position: string }, Outcome, void>;
  /**
   * Waits for a sign that something is new (a stream, a file watcher) and calls `hurry`; the run
   * that follows is the truth. Returns when the stream ends or `signal` is aborted; it is then
   * started again after a pause.
   */
  listen?: (
    context: RunContext<S, C> & { target: WatchedTarget },
    hurry: () => void,
  ) => Promise<void | CollectorProblem>;
}
