import OF_SOURCES from '../../generated/source-reasons.json' with { type: 'json' };
import OURS from './reasons.json' with { type: 'json' };
import { type Catalogue, createNamer, type Reason } from './sayings.ts';

export type { Reason } from './sayings.ts';

/** Every refusal by its code; those of a source stand in its folder. */
export const REASONS = { ...OURS, ...OF_SOURCES } satisfies Catalogue;
const namer = createNamer(REASONS);

/**
 * The stable names of all sentences of a text that was joined of ours: what went wrong with a
 * target, a file, a webhook (docs/decisions/158).
 *
 * @param text English; null for none
 * @returns in their order, cut so that as many letters as can be are of sentences and not of gaps;
 * empty when any part has no name
 */
export const reasonsOf = (text: string | null): Reason[] => namer.ofText(text);
