import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** Payloads to try, or a function of the snapshot that gives them. */
export type Cases<Machine extends AnyStateMachine, Value> =
  readonly Value[] | ((snapshot: SnapshotFrom<Machine>) => readonly Value[]);

export interface WalkOptions<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** Payloads per event type; `{ type }` alone is `[{}]`. Delays need none. */
  events: {
    [Type in EventFromLogic<Machine>['type']]?: Cases<
      Machine,
      Omit<Extract<EventFromLogic<Machine>, { type: Type }>, 'type'>
    >;
  };
  /** What each actor may answer, by its name in `setup`. */
  done?: Readonly<Record<string, Cases<Machine, unknown>>>;
  /** What each actor may be rejected with, by its name in `setup`. */
  errors?: Readonly<Record<string, Cases<Machine, unknown>>>;
  /**
   * The part of the context that tells two snapshots of the same state apart: what guards read,
   * bounded.
   */
  project?: (context: ContextFrom<Machine>) => unknown;
  /** Sentences that must be true in every state; a check throws or answers false when it is not. */
  invariants: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>;
  /** Snapshots at most; the walk throws beyond. */
  limit?: number;
}

export interface WalkedStep<Machine extends AnyStateMachine> {
  event: EventFromLogic<Machine>;
  /** What the machine is in after the event, from a replay of this very path. */
  snapshot: SnapshotFrom<Machine>;
  /** The transitions that it takes, as `source on event [number of the alternative]`. */
  transitions: readonly string[];
}
export interface WalkedPath<Machine extends AnyStateMachine> {
  start: SnapshotFrom<Machine>;
  steps: readonly WalkedStep<Machine>[];
}
export interface Walk<Machine extends AnyStateMachine> {
  states: number;
  transitions: number;
  /** Ids of state nodes that no path enters. */
  missedStates: readonly string[];
  /** `source on event [number of the alternative]` of transitions that no path takes. */
  missedTransitions: readonly string[];
  /** Broken invariants with the path that breaks them. */
  broken: readonly string[];
  paths: readonly WalkedPath<Machine>[];
  /**
   * Paths that end with an event that a guard refuses, or that show a transition at work which
   * elsewhere changes nothing.
   */
  refusals: readonly WalkedPath<Machine>[];
  /** `session: 9 states, 31 transitions, 100%/100%, 14 paths`. */
  summary: string;
}
