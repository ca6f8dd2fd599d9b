// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  setUp: string,
  theServerDoesNotAnswer: string,
  tryAgain: string,
  setUpVedetta: string,
  nobodyUsesThisServerYet: string,
  setUpCode: string,
  theServerPrintedItIn: string,
  company: string,
  colleaguesWhoseAddressHasSame: string,
  createCompany: string,
];
const ENGLISH: Texts = [
  "Set up",
  "The server does not answer",
  "Try again",
  "Set up Vedetta",
  "Nobody uses this server yet. Create your company and its first administrator: you.",
  "Set-up code",
  "The server printed it in its log when it started.",
  "Company",
  "Colleagues whose address has the same domain can ask to join.",
  "Create company",
];
export let [setUp, theServerDoesNotAnswer, tryAgain, setUpVedetta, nobodyUsesThisServerYet, setUpCode, theServerPrintedItIn, company, colleaguesWhoseAddressHasSame, createCompany] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [setUp, theServerDoesNotAnswer, tryAgain, setUpVedetta, nobodyUsesThisServerYet, setUpCode, theServerPrintedItIn, company, colleaguesWhoseAddressHasSame, createCompany] = texts; });
