// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  qRCodeForYourAuthenticator: string,
  cannotScanItTypeThis: string,
  secret: string,
  loading: string,
  hideCharacters: string,
  showCharacters: string,
  recoveryCodesOfVedettaFor: (d: { codes: string | number; email: string | number }) => string,
  recoveryCodes: string,
  download: string,
  copied: string,
  selectAndCopyByHand: string,
  copy: (d: { what: string | number }) => string,
  copy2: string,
  closeThisMessage: string,
  codes: string,
];
const ENGLISH: Texts = [
  "QR code for your authenticator app",
  "Cannot scan it? Type this secret into the app:",
  "secret",
  "Loading...",
  "Hide characters",
  "Show characters",
  (d) => "Recovery codes of Vedetta for " + d.email + "\nEach works once.\n\n" + d.codes + "\n",
  "Recovery codes",
  "Download",
  "Copied",
  "Select and copy by hand",
  (d) => "Copy " + d.what,
  "Copy",
  "Close this message",
  "codes",
];
export let [qRCodeForYourAuthenticator, cannotScanItTypeThis, secret, loading, hideCharacters, showCharacters, recoveryCodesOfVedettaFor, recoveryCodes, download, copied, selectAndCopyByHand, copy, copy2, closeThisMessage, codes] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [qRCodeForYourAuthenticator, cannotScanItTypeThis, secret, loading, hideCharacters, showCharacters, recoveryCodesOfVedettaFor, recoveryCodes, download, copied, selectAndCopyByHand, copy, copy2, closeThisMessage, codes] = texts; });
