export type ToastStatus = 'success' | 'error';

export interface ToastMessage {
  title: string;
  description?: string;
  status?: ToastStatus;
  /** The part of title or description that stands out by its colour. */
  textToColor?: string;
  /** One act that the toast offers, e.g. Undo. */
  action?: { label: string; onSelect: () => void };
  /** How long it stays, in milliseconds; 5000 unless told. */
  duration?: number;
  /** It has left without its act having been taken: its time was over, or it was closed. */
  onGone?: () => void;
}

/** Shows a message; returns how to take it back. */
type Listener = (message: ToastMessage) => () => void;

const waiting: ToastMessage[] = [];
let listener: Listener | null = null;

/**
 * Says something in the corner for a while. May be called from anywhere, before the host stands
 * there as well.
 *
 * @returns how to take a failure or an offer back, where it no longer holds
 */
export function showToast(message: ToastMessage): () => void {
  if (listener !== null) return listener(message);
  waiting.push(message);
  return () => undefined;
}

/** For the host: takes what waited and everything to come. Returns how to stop. */
export function takeToasts(take: Listener): () => void {
  listener = take;
  for (const message of waiting.splice(0)) take(message);
  return () => {
    listener = null;
  };
}
