// Written by web/scripts/messages.mjs from web/messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  enterNameOfYourCompany: string,
  enterYourFirstName: string,
  enterYourLastName: string,
  enterYourEMailAddress: string,
  firstName: string,
  lastName: string,
  eMail: string,
  password: string,
  aPasswordNeeds: string,
  done: string,
  missing: string,
  noCommonWordsAndNot: string,
  repeatPassword: string,
  theSameAgain: string,
  atLeastCharacters: (d: { length: string | number }) => string,
  anUppercaseAndLowercaseLetter: string,
  aNumber: string,
  aSpecialCharacter: string,
];
const ENGLISH: Texts = [
  "Enter the name of your company.",
  "Enter your first name.",
  "Enter your last name.",
  "Enter your e-mail address.",
  "First name",
  "Last name",
  "E-mail",
  "Password",
  "A password needs",
  ": done",
  ": missing",
  "No common words, and not your name or company",
  "Repeat password",
  "The same again.",
  (d) => "At least " + d.length + " characters",
  "An uppercase and a lowercase letter",
  "A number",
  "A special character",
];
export let [enterNameOfYourCompany, enterYourFirstName, enterYourLastName, enterYourEMailAddress, firstName, lastName, eMail, password, aPasswordNeeds, done, missing, noCommonWordsAndNot, repeatPassword, theSameAgain, atLeastCharacters, anUppercaseAndLowercaseLetter, aNumber, aSpecialCharacter] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [enterNameOfYourCompany, enterYourFirstName, enterYourLastName, enterYourEMailAddress, firstName, lastName, eMail, password, aPasswordNeeds, done, missing, noCommonWordsAndNot, repeatPassword, theSameAgain, atLeastCharacters, anUppercaseAndLowercaseLetter, aNumber, aSpecialCharacter] = texts; });
