// Written by web/scripts/messages.mjs from messages. Do not edit.
import { number } from '../../../ui/plural-number.ts';
import { plural } from '@messageformat/runtime';
import { en } from '@messageformat/runtime/lib/cardinals';
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  companyMissing: string,
  firstNameMissing: string,
  lastNameMissing: string,
  emailMissing: string,
  firstName: string,
  lastName: string,
  email: string,
  password: string,
  passwordRequirements: string,
  requirementMet: string,
  requirementNotMet: string,
  hardToGuess: string,
  repeatPassword: string,
  repeatPasswordHint: string,
  atLeastCharacters: (d: { length: number }) => string,
  upperAndLowercase: string,
  oneNumber: string,
  specialCharacter: string,
  setUpCodeMissing: string,
  passwordRule: string,
  passwordsDoNotMatch: string,
  emailsKeptAsFiles: string,
];
const ENGLISH: Texts = [
  "Enter the name of your company.",
  "Enter your first name.",
  "Enter your last name.",
  "Enter your email address.",
  "First name",
  "Last name",
  "Email",
  "Password",
  "Password requirements",
  ": met",
  ": not met",
  "Hard to guess, without your name or company",
  "Repeat password",
  "Enter the same password again.",
  (d) => "At least " + plural(d.length, 0, en, { one: number("en", d.length, 0) + " character", other: number("en", d.length, 0) + " characters" }),
  "An uppercase and a lowercase letter",
  "A number",
  "A special character",
  "Enter the set-up code from the server log.",
  "Must include at least one uppercase and lowercase letter, special character, number, and be at least 12 characters long with no common words.",
  "Passwords do not match. Please try again.",
  "This server doesn’t send email. Any message for you is saved as a file on the server. Ask the server’s operator for it.",
];
export let [companyMissing, firstNameMissing, lastNameMissing, emailMissing, firstName, lastName, email, password, passwordRequirements, requirementMet, requirementNotMet, hardToGuess, repeatPassword, repeatPasswordHint, atLeastCharacters, upperAndLowercase, oneNumber, specialCharacter, setUpCodeMissing, passwordRule, passwordsDoNotMatch, emailsKeptAsFiles] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [companyMissing, firstNameMissing, lastNameMissing, emailMissing, firstName, lastName, email, password, passwordRequirements, requirementMet, requirementNotMet, hardToGuess, repeatPassword, repeatPasswordHint, atLeastCharacters, upperAndLowercase, oneNumber, specialCharacter, setUpCodeMissing, passwordRule, passwordsDoNotMatch, emailsKeptAsFiles] = texts; });
