import type { Message } from './message.ts';
import { render } from './render.ts';
import { say } from './say.ts';

/** An error that has something to say to people. */
export class SaidError extends Error {
  readonly said: Message;

  constructor(said: Message, options?: ErrorOptions) {
    super(render('en', said), options);
    this.said = said;
  }
}

/** What a failure says: its message, or else the words that it came with. */
export function saidBy(error: unknown): Message {
  if (error instanceof SaidError) return error.said;
  return error instanceof Error
    ? say('quotedWords', { words: error.message.slice(0, 1_000) })
    : say('reasonUnknown');
}
