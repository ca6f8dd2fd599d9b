import { createHash } from 'node:crypto';
import { showPart } from '../text/show.ts';
import type { TextDetector } from '../text/text-node.ts';
import { tokensOf } from '../text/tokens.ts';
import { findInsults } from './find-insults.ts';

/** A protected name or domain in the same item (reference/detection.md, section 1). */
const NAMED = 200;

/** Insults, slurs and contempt for groups, in English and Italian: Low at most, Medium beside a name that the company protects. */
export const insultsDetector: TextDetector = {
  id: 'insults', label: 'Insults', version: '1.0.0',
  inspect: (node, { isNamed }) => findInsults(node.text).map(({ rule, start, end, sentence }) => ({
    rule: rule.id, title: rule.title, why: `The sentence ${rule.does}.${isNamed ? ' Somebody the company protects is named.' : ''}`, ...showPart(node.text, start, end, sentence),
    path: [...node.path], place: node.placeOf(start, end), score: rule.score + (isNamed ? NAMED : 0), confidence: 0.7, fingerprint: `insult:${identity(node.text.slice(sentence.start, sentence.end))}`,
  })),
};

/** The same words in other letters, spaces or punctuation are the same insult. */
const identity = (text: string) => createHash('sha256').update(tokensOf(text).filter(({ isMark }) => !isMark).map(({ word }) => word).join(' ')).digest('hex').slice(0, 32);
