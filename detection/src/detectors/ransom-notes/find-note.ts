import { Matcher } from '../signs/matcher.ts';
import type { SeenSign } from '../signs/sign.ts';
import { countSigns } from '../signs/windows.ts';
import type { Word } from '../signs/words.ts';
import { NOTE_LISTS, NOTE_SIGNS } from './note-signs.ts';

/** A note is about as long as that, in UTF-16 units. */
const WINDOW = 3_500;

/** How sure its signs make it that a text is a ransom note. */
export type NoteLevel = 'low' | 'medium' | 'high';

export interface Note {
  level: NoteLevel;
  signs: readonly SeenSign[];
}

const LEVELS: readonly NoteLevel[] = ['low', 'medium', 'high'];

let made: Matcher | undefined;
/** All signs of notes at once. */
export const noteMatcher = (): Matcher => (made ??= new Matcher(NOTE_SIGNS, NOTE_LISTS));

/**
 * Counts the signs of a ransom note within 3,500 characters. Low: three, one of which says what was
 * done; Medium: a hidden contact and two more, or four with a way to reach the authors; High: five
 * with a way to reach them.
 */
export function findNote(words: readonly Word[]): Note | null {
  const counted = countSigns(noteMatcher().find(words), WINDOW, levelOf, (level) =>
    LEVELS.indexOf(level),
  );
  return counted === null ? null : { level: counted.judged, signs: counted.signs };
}

function levelOf(ids: ReadonlySet<string>): NoteLevel | null {
  const has = (...wanted: readonly string[]) => wanted.some((id) => ids.has(id));
  // A hidden contact is a way to reach them too: it counts once where no other is named.
  const count = ids.size;
  const isDone =
    has('locked', 'stolen') || (has('decrypt') && has('do-not', 'pay', 'proof', 'onion'));
  const reach = has('contact', 'onion');
  if (count >= 5 && reach && isDone) return 'high';
  if ((has('onion') && count >= 3 && isDone) || (count >= 4 && reach && isDone)) return 'medium';
  return count >= 3 && (isDone || has('onion')) ? 'low' : null;
}
