// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  back: string,
  done: string,
  next: string,
  stepOf: (d: { step: string | number; steps: string | number }) => string,
  welcomeTitle: string,
  uploadHint: string,
  reviewTitle: string,
  reviewHint: string,
];
const ENGLISH: Texts = [
  "Back",
  "Done",
  "Next",
  (d) => "Step " + d.step + " of " + d.steps,
  "Welcome to Vedetta",
  "Upload an image to scan for threats.",
  "Review detected risks",
  "Detected risks will appear in the Threat Manager.",
];
export let [back, done, next, stepOf, welcomeTitle, uploadHint, reviewTitle, reviewHint] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [back, done, next, stepOf, welcomeTitle, uploadHint, reviewTitle, reviewHint] = texts; });
