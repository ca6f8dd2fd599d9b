import { KIND_WORDS, NOTICES } from '../../generated/sources/kinds.ts';

interface KindWords {
  label: string;
  hint: string;
}

/**
 * What a kind of target is called and what its field takes; of a source that is not known here, as
 * the server says it.
 */
export const kindWords = (kind: KindWords & { sourceId: number; type: string }): KindWords =>
  KIND_WORDS[`${kind.sourceId} ${kind.type.toLowerCase()}`] ?? kind;

/** What the vendor allows, likewise. */
export const noticeWords = ({ id, notice }: { id: number; notice: string }): string =>
  NOTICES[id] ?? notice;
