import { REASONS } from './reasons.ts';
import { createNamer, type Reason } from './sayings.ts';
import SAID from './said.json' with { type: 'json' };

/**
 * What a detector says of a file that it could not read stands with the refusals, and what proves a
 * program with the lines that quote it.
 */
const proofs = Object.fromEntries(
  Object.entries(SAID.quotes).filter(([code]) => code.startsWith('proof')),
);
const namer = createNamer({ ...REASONS, ...SAID.sentences }, { ...SAID.phrases, ...proofs });

/** Reports repeat themselves: the same few hundred texts stand in thousands of rows. */
const MOST_KEPT = 2_000;
const kept = new Map<string, Reason[]>();

/** The stable name of an alert's title; null when it has none (docs/decisions/188). */
export const titleCodeOf = (title: string): string | null => namer.ofSentence(title)?.code ?? null;

/**
 * The stable names of what a detector says: why something was found, what a report tells
 * (docs/decisions/188).
 *
 * @param text English, one sentence or several; null for none
 * @returns in their order; empty when any part has no name, as what a plug-in or an operator's rule
 * says
 */
export function sayingsOf(text: string | null): Reason[] {
  if (text === null) return [];
  const known = kept.get(text);
  if (known !== undefined) return known;
  const found = namer.ofText(text);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, found);
  return found;
}
