import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';

/**
 * Why a run ended before its end. `why` is a sentence for people that says what to do, and never
 * holds a token.
 */
export type CollectorProblem =
  /**
   * The credential is missing, has run out, or was taken back: nothing is asked until somebody
   * connects anew.
   */
  | { kind: 'reconnect'; why: Message }
  /** The vendor asks for patience; everything with the same limit waits. null: it did not say until when. */
  | {
      kind: 'limited';
      until: Date | null;
      why: Message;
      /** What is spent is this target's own: nobody else waits. */ isOwn?: true;
    }
  /**
   * What is watched is not there any more. Said again and again, or of what was never found, it is believed,
   * and nothing more is asked until a person changes something.
   */
  | { kind: 'gone'; why: Message }
  /** The vendor does not allow it, or the operator has to do something first. Believed like `gone`. */
  | { kind: 'refused'; why: Message }
  /** A network or a server that fails: tried again with growing pauses. */
  | { kind: 'temporary'; why: Message };

/** How a run ended well. `note` is shown beside the health, such as what the vendor leaves out. */
export interface Finished {
  kind: 'finished';
  note?: Message[];
  /** The source wishes to be left alone for so long. */
  waitSeconds?: number;
  /** Something is under way: look again so soon, before the interval is over. */
  againSeconds?: number;
}
export type Outcome = Finished | CollectorProblem;
export const FINISHED: Finished = { kind: 'finished' };

/**
 * A newest-first run that stopped at its bound although the source has more.
 * @param pages so many were read
 */
export const stoppedAt = (pages: number): Finished => ({
  kind: 'finished',
  note: [say('onlyNewestPagesRead', { pages })],
});

/** Expected failure as a value: `if (!read.ok) return read.problem`. */
export type Read<T> = { ok: true; value: T } | { ok: false; problem: CollectorProblem };
