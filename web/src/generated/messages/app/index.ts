// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  sessionUnverified: string,
  accountLoadFailed: string,
  tryAgain: string,
  startFailed: string,
  chunkLoadFailed: string,
  reloadPage: string,
  pageError: string,
  unexpectedError: string,
  serverNotResponding: string,
  offline: string,
  tryNow: string,
  serverError: string,
  serverBusy: string,
  sessionEnded: string,
  somethingWentWrong: string,
  tooManyRequests: string,
  requestRefused: (d: { status: string | number }) => string,
  serverUnreachable: string,
  serverTimeout: string,
  unknownError: string,
];
const ENGLISH: Texts = [
  "We couldn’t verify your session. You’re still logged in; try again in a moment.",
  "Couldn’t load your account",
  "Try again",
  "Vedetta couldn’t start",
  "Couldn’t load part of Vedetta. The connection was lost or a new version was installed: reload the page.",
  "Reload the page",
  "Something went wrong on this page. Reload it; if the problem persists, tell your admin what you were doing.",
  "Unexpected Application Error!",
  "The server isn’t responding. This information may be out of date; Vedetta keeps trying to reconnect.",
  "You’re offline. This information may be out of date; Vedetta will update it when the connection is back.",
  "Try now",
  "A server error occurred. Try again in a moment; if it happens again, tell your admin.",
  "The server is busy or restarting. Try again in a moment.",
  "Your session has ended. Log in again.",
  "Something went wrong. Try again.",
  "Too many requests. Wait a moment and try again.",
  (d) => "The server rejected the request (status " + d.status + "). Reload the page and try again.",
  "Couldn’t reach the server. Check your connection and try again.",
  "The server didn’t respond in time. Try again.",
  "Something went wrong. Try again; if it happens again, reload the page.",
];
export let [sessionUnverified, accountLoadFailed, tryAgain, startFailed, chunkLoadFailed, reloadPage, pageError, unexpectedError, serverNotResponding, offline, tryNow, serverError, serverBusy, sessionEnded, somethingWentWrong, tooManyRequests, requestRefused, serverUnreachable, serverTimeout, unknownError] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [sessionUnverified, accountLoadFailed, tryAgain, startFailed, chunkLoadFailed, reloadPage, pageError, unexpectedError, serverNotResponding, offline, tryNow, serverError, serverBusy, sessionEnded, somethingWentWrong, tooManyRequests, requestRefused, serverUnreachable, serverTimeout, unknownError] = texts; });
