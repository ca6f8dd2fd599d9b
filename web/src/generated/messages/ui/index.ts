// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  qrCode: string,
  qrManualEntry: string,
  setupKey: string,
  loading: string,
  hideCharacters: string,
  showCharacters: string,
  recoveryCodesFile: (d: { codes: string | number; email: string | number }) => string,
  recoveryCodes: string,
  download: string,
  copied: string,
  copyManually: string,
  copyNamed: (d: { what: string | number }) => string,
  copy: string,
  closeMessage: string,
  codes: string,
];
const ENGLISH: Texts = [
  "QR code for your authenticator app",
  "Can’t scan it? Enter this set-up key in the app:",
  "set-up key",
  "Loading...",
  "Hide characters",
  "Show characters",
  (d) => "Vedetta recovery codes for " + d.email + "\nEach works once.\n\n" + d.codes + "\n",
  "Recovery codes",
  "Download",
  "Copied",
  "Select and copy manually",
  (d) => "Copy " + d.what,
  "Copy",
  "Close message",
  "codes",
];
export let [qrCode, qrManualEntry, setupKey, loading, hideCharacters, showCharacters, recoveryCodesFile, recoveryCodes, download, copied, copyManually, copyNamed, copy, closeMessage, codes] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [qrCode, qrManualEntry, setupKey, loading, hideCharacters, showCharacters, recoveryCodesFile, recoveryCodes, download, copied, copyManually, copyNamed, copy, closeMessage, codes] = texts; });
