// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  scanAgain: string,
  downloadOriginal: string,
  scannedOnceMore: string,
  couldNotAskForScan: string,
  originalIsSaved: string,
  downloadUntrusted: string,
  downloadAnyway: string,
  itMayHarm: string,
  scanSays: (d: { verdict: string | number }) => string,
  whoTookItIsWritten: string,
];
const ENGLISH: Texts = [
  "Scan again",
  "Download the original…",
  "It is being scanned once more",
  "The scan could not begin anew",
  "The original is in your downloads",
  "Download an untrusted file?",
  "Download anyway",
  "It comes exactly as it was sent, with whatever is in it, and may harm the computer that opens it. Take it only to a place made for that, such as a sandbox.",
  (d) => "The scan says: " + d.verdict,
  "That you took it is written down in the activity of the item.",
];
export let [scanAgain, downloadOriginal, scannedOnceMore, couldNotAskForScan, originalIsSaved, downloadUntrusted, downloadAnyway, itMayHarm, scanSays, whoTookItIsWritten] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [scanAgain, downloadOriginal, scannedOnceMore, couldNotAskForScan, originalIsSaved, downloadUntrusted, downloadAnyway, itMayHarm, scanSays, whoTookItIsWritten] = texts; });
