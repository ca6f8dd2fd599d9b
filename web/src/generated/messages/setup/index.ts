// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  setUp: string,
  serverNotResponding: string,
  tryAgain: string,
  title: string,
  lead: string,
  setUpCode: string,
  setUpCodeHint: string,
  company: string,
  domainHint: string,
  createCompany: string,
];
const ENGLISH: Texts = [
  "Set up",
  "The server isn’t responding",
  "Try again",
  "Set up Vedetta",
  "No one uses this server yet. Create your company; you’ll be its first admin.",
  "Set-up code",
  "The server wrote this code to its log at startup.",
  "Company",
  "Colleagues with an email address at the same domain can ask to join.",
  "Create company",
];
export let [setUp, serverNotResponding, tryAgain, title, lead, setUpCode, setUpCodeHint, company, domainHint, createCompany] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [setUp, serverNotResponding, tryAgain, title, lead, setUpCode, setUpCodeHint, company, domainHint, createCompany] = texts; });
