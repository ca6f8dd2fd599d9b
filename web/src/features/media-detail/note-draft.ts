const PREFIX = 'vedetta.note.';

/**
 * What was written and not sent, in this tab; empty for nothing.
 * @param key names the person and what the note is about
 */
export function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is being written until it is sent; an empty text is forgotten. */
export function keepDraft(key: string, text: string): void {
  try {
    if (text.trim() === '') sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // A browser that keeps nothing loses the draft with the page.
  }
}
