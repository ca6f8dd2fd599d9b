import type { Message } from '@vedetta/messages/message.ts';

/**
 * A sign by its words: one entry of a list of rules. What it finds is counted with the other signs
 * of its list; alone it says nothing.
 */
export interface Sign {
  /** Stable: `locked`. Several entries of one id are one sign in several languages. */
  id: string;
  /** Whose words they are; `any` where they are numbers, addresses or words of all languages. */
  language: 'en' | 'it' | 'de' | 'fr' | 'es' | 'pt' | 'nl' | 'any';
  /** What it adds where it stands, once for each id. */
  points: number;
  /** `readPattern` says how they are written; any of them is enough. */
  patterns: readonly string[];
  /** A noun phrase for the reader of a finding. */
  says: Message;
  /** Texts written for this list that it must and must not match. */
  matches: readonly string[];
  misses: readonly string[];
  /** Why the sign tells something. */
  reason: string;
}

/** A place where a sign stands, as a half-open UTF-16 range. */
export interface SeenSign<S = Sign> {
  sign: S;
  start: number;
  end: number;
}
