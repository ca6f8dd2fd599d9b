/** Languages that the screens speak; a text is in English before another language has come. */
export type Language = 'en' | 'it';

/** Where the choice is kept for the screens before sign-in. */
const KEY = 'language';

/** Fetches the texts of one part in a language; returns how to show them. */
type Part = (language: Language) => Promise<() => void>;

const parts: Part[] = [];
const listeners = new Set<() => void>();
let shown: Language = 'en';
let wanted: Language = 'en';
let ready: Promise<unknown> = Promise.resolve();

/**
 * For generated files alone: tells of a part of the catalogue that has just been loaded, in
 * English.
 *
 * @param load fetches its Italian
 * @param show puts Italian texts in the place of those shown, or English ones when there are none
 */
export function inEveryLanguage<Texts>(
  load: () => Promise<{ default: Texts }>,
  show: (texts?: Texts) => void,
): void {
  const part: Part = async (language) => {
    const texts = language === 'it' ? (await load()).default : undefined;
    return () => {
      show(texts);
    };
  };
  parts.push(part);
  const language = wanted;
  // What fails to come is shown in English, and what comes after another choice in that one.
  if (language !== 'en')
    ready = Promise.all([
      ready,
      part(language).then(
        (put) => {
          if (wanted === language) put();
        },
        () => undefined,
      ),
    ]);
}

/** Loads a part of the application, and its texts in the language shown. */
export async function withTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const loaded = await load();
  await ready;
  return loaded;
}

/** The browser's: Italian where that is what it asks for, else English. */
export function browserLanguage(): Language {
  return navigator.language.startsWith('it') ? 'it' : 'en';
}

/** What this browser was told last, or its own language. */
export function rememberedLanguage(): Language {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === 'en' || kept === 'it') return kept;
  } catch {
    // Without storage the choice comes back with the viewer.
  }
  return browserLanguage();
}

/** Remembers a choice for the screens before sign-in; null forgets it. */
export function rememberLanguage(choice: Language | null): void {
  try {
    if (choice === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // As above.
  }
}

/**
 * Shows every text in a language, all at once: nothing that was typed or opened goes away.
 *
 * @throws what fetching threw, with the former language still shown
 */
export function showLanguage(language: Language): Promise<void> {
  if (language === wanted) return ready.then(() => undefined);
  const before = wanted;
  wanted = language;
  const change = Promise.all(parts.map((part) => part(language))).then(
    (puts) => {
      // Chosen otherwise meanwhile.
      if (wanted !== language) return;
      for (const put of puts) put();
      shown = language;
      document.documentElement.lang = language;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      if (wanted === language) wanted = before;
      throw error;
    },
  );
  ready = change.catch(() => undefined);
  return change;
}

/** The language shown now. For `useSyncExternalStore`, with the one below. */
export const shownLanguage = (): Language => shown;
export const onLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
