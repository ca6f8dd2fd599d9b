import type { Language as LanguageChoice } from '../generated/viewer/graphql.ts';
import { browserLanguage, rememberLanguage, showLanguage, type Language } from '../ui/language.ts';

const CODES = { EN: 'en', IT: 'it' } as const satisfies Record<LanguageChoice, Language>;

/** The catalogue's name of a language of the contract. */
export const languageCode = (choice: LanguageChoice): Language => CODES[choice];

/**
 * Shows a person's choice and remembers it for the next sign-in; null follows the browser.
 *
 * @throws what fetching the texts threw
 */
export async function applyLanguage(choice: LanguageChoice | null): Promise<void> {
  await showLanguage(choice === null ? browserLanguage() : CODES[choice]);
  rememberLanguage(choice === null ? null : CODES[choice]);
}
