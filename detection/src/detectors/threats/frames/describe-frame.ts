import { createHash } from 'node:crypto';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { FoundThing } from '../../../engine/found-thing.ts';
import { showPart } from '../../../engine/texts/show.ts';
import type { TextNode } from '../../../engine/texts/text-node.ts';
import { wordsOf } from '../../signs/words.ts';
import type { ThreatKind } from '../threat-rule.ts';
import type { FoundFrame } from './find-frames.ts';
import { EXPLICIT, LOW, NAMED } from './frame.ts';

/** @param titles of each kind, where it is not doubtful */
export function describeFrame(
  node: TextNode,
  { frame, score, isLowered, hasTimeOrPlace, start, end, sentence }: FoundFrame,
  isNamed: boolean,
  titles: Readonly<Record<ThreatKind, Message>>,
): FoundThing {
  const isSure = score > LOW;
  return {
    rule: `threats/frame-${frame.language}-${frame.id}`,
    title:
      isSure || frame.kind === 'self-harm-call' ? titles[frame.kind] : say('titlePossibleThreat'),
    why: [
      say('whySentenceMeaning', { does: frame.says }),
      ...(isNamed ? [say('whyMentionsProtected')] : []),
      ...(hasTimeOrPlace ? [say('whyThreatTimeOrPlace')] : []),
      ...(isLowered ? [say('whyThreatLowered')] : []),
    ],
    ...showPart(node.text, start, end, sentence),
    path: [...node.path],
    place: node.placeOf(start, end),
    score: isNamed ? (isSure && hasTimeOrPlace ? EXPLICIT : score + NAMED) : score,
    confidence: isSure ? 0.85 : 0.5,
    fingerprint: `${frame.kind}:${identity(node.text.slice(sentence.start, sentence.end))}`,
  };
}

/** The same words in other letters, spaces or punctuation are the same threat. */
export const identity = (text: string): string =>
  createHash('sha256')
    .update(
      wordsOf(text)
        .map(({ text: word }) => word)
        .join(' '),
    )
    .digest('hex')
    .slice(0, 32);
