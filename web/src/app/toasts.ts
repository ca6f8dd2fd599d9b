import { toastMachine } from '@vedetta/machines';
import { createActor, type ActorRefFrom } from 'xstate';
import { actorOptions } from '../lib/inspection.ts';
import type { ToastMessage } from '../ui/toast.ts';

type Lane = ActorRefFrom<typeof toastMachine>;

export interface ShownToast {
  id: string;
  message: ToastMessage;
  lane: Lane;
}

/**
 * What stands in the corner now. Confirmations share one toast machine, where the newest takes the
 * place of the one before it. Failures and offers have a machine each: an offer to undo that waited
 * in a queue would be over when shown.
 */
export class Toasts {
  #messages = new Map<string, ToastMessage>();
  #confirmations: Lane;
  #lanes: readonly Lane[] = [];
  #shown: readonly ShownToast[] = [];
  #listeners = new Set<() => void>();
  #lastId = 0;

  constructor() {
    this.#confirmations = this.#openLane();
  }

  /** Shows a message for its time, unless it is taken back. */
  readonly take = (message: ToastMessage): (() => void) => {
    const id = String((this.#lastId += 1));
    this.#messages.set(id, message);
    const { title, description = '', status = 'success', textToColor, duration, action } = message;
    const ownLane = status === 'error' || action !== undefined;
    const lane = ownLane ? this.#openLane() : this.#confirmations;
    lane.send({
      type: 'toast.requested',
      toast: {
        id,
        title,
        description,
        status,
        ...(textToColor === undefined ? {} : { textToColor }),
        ...(duration === undefined ? {} : { duration }),
        ...(action === undefined ? {} : { action: action.label }),
      },
    });
    if (lane.getSnapshot().context.queue.length > 1) lane.send({ type: 'toast.dismissed' });
    return () => {
      // Confirmations share a lane, and say nothing that could stop being so. Nobody is told of
      // what was taken back.
      if (ownLane && this.#messages.delete(id)) lane.send({ type: 'toast.dismissed' });
    };
  };

  // For `useSyncExternalStore`.
  readonly read = (): readonly ShownToast[] => this.#shown;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  #openLane(): Lane {
    const lane = createActor(toastMachine, actorOptions());
    // Before anybody listens: the first snapshot is of a lane that has nothing to show yet.
    lane.start();
    this.#lanes = [...this.#lanes, lane];
    lane.on('toast.answered', ({ id }) => {
      const message = this.#messages.get(id);
      // Before the act: it may show something new.
      this.#messages.delete(id);
      message?.action?.onSelect();
    });
    lane.subscribe((snapshot) => {
      if (!snapshot.hasTag('visible') && lane !== this.#confirmations) {
        this.#lanes = this.#lanes.filter((other) => other !== lane);
        lane.stop();
      }
      this.#update();
    });
    return lane;
  }

  #update(): void {
    this.#shown = this.#lanes
      .flatMap((lane) => {
        const id = lane.getSnapshot().context.queue[0]?.id;
        const message = id === undefined ? undefined : this.#messages.get(id);
        return id === undefined || message === undefined ? [] : [{ id, message, lane }];
      })
      .sort((a, b) => Number(a.id) - Number(b.id));
    const waiting = new Set(
      this.#lanes.flatMap((lane) => lane.getSnapshot().context.queue.map(({ id }) => id)),
    );
    const gone = [...this.#messages].filter(([id]) => !waiting.has(id));
    for (const [id] of gone) this.#messages.delete(id);
    for (const listener of this.#listeners) listener();
    for (const [, { onGone }] of gone) onGone?.();
  }
}
