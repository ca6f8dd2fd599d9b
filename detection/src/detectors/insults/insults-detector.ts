import { say } from '@vedetta/messages/say.ts';
import { createHash } from 'node:crypto';
import type { FoundThing } from '../../engine/found-thing.ts';
import { showPart, surroundings } from '../../engine/texts/show.ts';
import type { TextDetector, TextNode } from '../../engine/texts/text-node.ts';
import { tokensOf } from '../../formats/text/tokens.ts';
import { languagesOf } from '../threats/languages.ts';
import { printable } from '../../formats/text/words.ts';
import { findInsults, type Insult } from './find-insults.ts';
import { offensiveTone, type Tone } from './tone-model.ts';

/** A protected name or domain beside it. */
const NAMED = 200;
/** A statistic alone. */
const TONE = 60;

/**
 * Insults, slurs and contempt for groups, in English and Italian: Low at most, Medium beside a name
 * that the company protects.
 */
export const insultsDetector: TextDetector = {
  id: 'insults',
  label: say('detectorInsults'),
  version: '1.0.0',
  inspect(node, { isNamed }) {
    const found = findInsults(node.text);
    // A statistic alone raises nothing (docs/decisions/166): only where the company is named does
    // the tone matter.
    const tone =
      isNamed(0, node.text.length) &&
      found.length === 0 &&
      languagesOf(tokensOf(node.text)).some(({ id }) => id === 'en')
        ? offensiveTone(node.text)
        : null;
    return tone === null
      ? found.map((insult) => describe(node, insult, isNamed(insult.start, insult.end)))
      : [describeTone(node, tone)];
  },
};

function describe(
  node: TextNode,
  { rule, start, end, sentence }: Insult,
  isNamed: boolean,
): FoundThing {
  return {
    rule: rule.id,
    title: rule.title,
    why: [
      say('whySentenceMeaning', { does: rule.does }),
      ...(isNamed ? [say('whyMentionsProtected')] : []),
    ],
    ...showPart(node.text, start, end, sentence),
    path: [...node.path],
    place: node.placeOf(start, end),
    score: rule.score + (isNamed ? NAMED : 0),
    confidence: 0.7,
    fingerprint: `insult:${identity(node.text.slice(sentence.start, sentence.end))}`,
  };
}

function describeTone(node: TextNode, { words }: Tone): FoundThing {
  const [{ start, end } = { start: 0, end: 0 }] = words;
  const told = words
    .map((word) => `“${printable(node.text.slice(word.start, word.end), 40)}”`)
    .join(', ');
  return {
    rule: 'insults/en-tone',
    title: say('titleOffensiveTone'),
    why: [say('whyTextMentionsProtected'), say('whyResemblesOffensiveTexts', { words: told })],
    ...showPart(node.text, start, end, surroundings(node, start, end)),
    path: [...node.path],
    place: node.placeOf(start, end),
    score: TONE + NAMED,
    confidence: 0.5,
    fingerprint: `insult:${identity(node.text)}`,
  };
}

/** The same words in other letters, spaces or punctuation are the same insult. */
const identity = (text: string) =>
  createHash('sha256')
    .update(
      tokensOf(text)
        .filter(({ isMark }) => !isMark)
        .map(({ word }) => word)
        .join(' '),
    )
    .digest('hex')
    .slice(0, 32);
