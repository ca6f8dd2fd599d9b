import type { Message } from '@vedetta/messages/message.ts';
import type { SourceRule } from './source.ts';
import type { Http } from '../platform/outbound/guarded-fetch.ts';
import type {
  Connection,
  CredentialField,
  Delivery,
  HookAnswer,
  HookRequest,
  OpenedMedium,
  Page,
  Run,
  WatchedTarget,
} from './collector.ts';
import type { CollectedMedium } from './item.ts';
import type { CollectorProblem, Outcome, Read } from './problem.ts';

/**
 * A connector as schedule, storage and forms know it: whatever is the connector's own is `unknown`
 * here.
 */
export interface Collector {
  sourceId: number;
  slug: string;
  name: string;
  rule: SourceRule;
  intervalSeconds: number;
  credential: {
    fields: readonly CredentialField[];
    isRequired: boolean;
    lifetimeDays: number | null;
  } | null;
  /** Whether messages of the vendor are stored before they are read. */
  takesDeliveries: boolean;
  /**
   * Gives it the operator's settings; undefined: all defaults.
   * @throws Error with a sentence for the operator.
   */
  configure(settings: unknown): ReadyCollector;
}

export interface RawRunContext {
  credential: unknown;
  keepCredential: (renewed: unknown) => Promise<void>;
  http: Http;
  now: () => Date;
  signal: AbortSignal;
}
export interface RawTargetContext extends RawRunContext {
  target: WatchedTarget;
  watermark: unknown;
  deliveries: (after: number | null) => Promise<Delivery[]>;
}

export interface ReadyCollector extends Collector {
  /** null: the company's credential alone. */
  limitKey(target: WatchedTarget): string | null;
  /** What to store of a credential that somebody entered, or a sentence per field. */
  checkCredential(
    given: unknown,
  ): { ok: true; value: unknown } | { ok: false; problems: { field: string; message: Message }[] };
  run(context: RawTargetContext): Run<unknown>;
  openMedium(
    medium: CollectedMedium,
    context: RawRunContext & { target: WatchedTarget },
  ): Promise<OpenedMedium>;
  test(context: RawRunContext): Promise<Read<Connection>>;
  webhook: {
    challenge(request: HookRequest, credential: unknown): HookAnswer | null;
    isAuthentic(request: HookRequest, credential: unknown): boolean;
  } | null;
  receive:
    | ((
        context: RawRunContext & { position: string | null },
      ) => AsyncGenerator<{ deliveries: unknown[]; position: string }, Outcome, void>)
    | null;
  listen:
    | ((
        context: RawRunContext & { target: WatchedTarget },
        hurry: () => void,
      ) => Promise<void | CollectorProblem>)
    | null;
}
export type AnyPage = Page<unknown>;
