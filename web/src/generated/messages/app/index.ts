// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  theServerDidNotSay: string,
  yourAccountCouldNotBe: string,
  tryAgain: string,
  vedettaCouldNotStart: string,
  aPartOfVedettaCould: string,
  reloadPage: string,
  thisPageHasFaultReload: string,
  unexpectedApplicationError: string,
  theServerDoesNotAnswer: string,
  youAreOfflineWhatYou: string,
  tryNow: string,
  theServerHadFaultTry: string,
  theServerIsBusyOr: string,
  yourSessionHasEndedLog: string,
  somethingWentWrongTryAgain: string,
  tooManyRequestsWaitMoment: string,
  theServerRefusedRequestReload: (d: { status: string | number }) => string,
  theServerCannotBeReached: string,
  theServerDidNotAnswer: string,
  somethingWentWrongReload: string,
];
const ENGLISH: Texts = [
  "The server did not say who you are. You are still logged in; try again in a moment.",
  "Your account could not be loaded",
  "Try again",
  "Vedetta could not start",
  "A part of Vedetta could not be fetched. Either the connection broke or a new version was installed: reload the page.",
  "Reload the page",
  "This page has a fault. Reload it; if it comes back, tell your administrator what you did last.",
  "Unexpected Application Error!",
  "The server does not answer. What you see may be old; Vedetta keeps trying.",
  "You are offline. What you see may be old; Vedetta continues when the connection is back.",
  "Try now",
  "The server had a fault. Try again in a moment; if it happens again, tell your administrator.",
  "The server is busy or restarting. Try again in a moment.",
  "Your session has ended. Log in again.",
  "Something went wrong. Try again.",
  "Too many requests. Wait a moment and try again.",
  (d) => "The server refused the request (" + d.status + "). Reload the page and try again.",
  "The server cannot be reached. Check the connection and try again.",
  "The server did not answer in time. Try again.",
  "Something went wrong. Try again; if it happens again, reload the page.",
];
export let [theServerDidNotSay, yourAccountCouldNotBe, tryAgain, vedettaCouldNotStart, aPartOfVedettaCould, reloadPage, thisPageHasFaultReload, unexpectedApplicationError, theServerDoesNotAnswer, youAreOfflineWhatYou, tryNow, theServerHadFaultTry, theServerIsBusyOr, yourSessionHasEndedLog, somethingWentWrongTryAgain, tooManyRequestsWaitMoment, theServerRefusedRequestReload, theServerCannotBeReached, theServerDidNotAnswer, somethingWentWrongReload] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [theServerDidNotSay, yourAccountCouldNotBe, tryAgain, vedettaCouldNotStart, aPartOfVedettaCould, reloadPage, thisPageHasFaultReload, unexpectedApplicationError, theServerDoesNotAnswer, youAreOfflineWhatYou, tryNow, theServerHadFaultTry, theServerIsBusyOr, yourSessionHasEndedLog, somethingWentWrongTryAgain, tooManyRequestsWaitMoment, theServerRefusedRequestReload, theServerCannotBeReached, theServerDidNotAnswer, somethingWentWrongReload] = texts; });
