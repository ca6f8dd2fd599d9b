// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  scanAgain: string,
  downloadOriginal: string,
  rescanStarted: string,
  rescanFailed: string,
  originalDownloaded: string,
  downloadUntrustedTitle: string,
  downloadAnyway: string,
  downloadRisk: string,
  scanResult: (d: { verdict: string | number }) => string,
  downloadRecorded: string,
];
const ENGLISH: Texts = [
  "Scan again",
  "Download the original…",
  "Rescan started",
  "Couldn’t start the rescan",
  "Original downloaded",
  "Download an untrusted file?",
  "Download anyway",
  "The file is delivered exactly as it was received and may harm the computer that opens it. Open it only in an isolated environment, such as a sandbox.",
  (d) => "Scan result: " + d.verdict,
  "Your download is recorded in the item’s activity.",
];
export let [scanAgain, downloadOriginal, rescanStarted, rescanFailed, originalDownloaded, downloadUntrustedTitle, downloadAnyway, downloadRisk, scanResult, downloadRecorded] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [scanAgain, downloadOriginal, rescanStarted, rescanFailed, originalDownloaded, downloadUntrustedTitle, downloadAnyway, downloadRisk, scanResult, downloadRecorded] = texts; });
