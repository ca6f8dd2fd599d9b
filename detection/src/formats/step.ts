import type { Message } from '@vedetta/messages/message.ts';
import { render } from '@vedetta/messages/render.ts';

/** A step of the way to a part of an item: the name that a file or its like has, or words of ours. */
export type Step = string | Message;

/** A step in English. */
export const stepInWords = (step: Step): string =>
  typeof step === 'string' ? step : render('en', step);

/** A way in English. */
export const wayInWords = (path: readonly Step[]): string[] => path.map(stepInWords);
