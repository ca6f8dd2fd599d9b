import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { createHash } from 'node:crypto';
import type { FoundThing } from '../../engine/found-thing.ts';
import type { TextDetector, TextNode } from '../../engine/texts/text-node.ts';
import { printable } from '../../formats/text/words.ts';
import { quote } from '../../engine/quote.ts';
import { findSecrets, type Secret } from './find-secrets.ts';
import type { Grade } from './secret-rule.ts';

/**
 * Keys, passwords, tokens, private keys and digests of passwords; what is told shows at most their
 * first four characters.
 */
export const secretsDetector: TextDetector = {
  id: 'secrets',
  label: say('detectorSecrets'),
  version: '1.0.0',
  reads: 'source',
  inspect: (node, { isNamed }) =>
    findSecrets(node.text).map((secret) =>
      describe(node, secret, isNamed(secret.start, secret.valueEnd)),
    ),
};

/**
 * Formats of keys are High, what only words around it tell Medium; what was made up is told, and no
 * more.
 */
const SCORES: Readonly<Record<Grade, number>> = {
  format: 750,
  test: 400,
  generic: 400,
  hash: 400,
  locator: 50,
};
const MADE_UP = 50;
const MADE_UP_WHY = say('whySecretPlaceholder');
/** A protected name or domain beside it: whose secret it is becomes likely. */
const NAMED = 200;
const TITLES: Partial<Record<Grade, Message>> = {
  hash: say('titlePasswordHash'),
  locator: say('titleInternalResource'),
};
const WHY: Readonly<Record<Grade, Message>> = {
  format: say('whySecretIssuerFormat'),
  test: say('whySecretTestKeyFormat'),
  generic: say('whySecretNamedByContext'),
  hash: say('whyPasswordHashCrackable'),
  locator: say('whyAccountTargetRevealed'),
};

function describe(
  node: TextNode,
  { rule, name, grade, isMadeUp, start, valueStart, valueEnd }: Secret,
  isNamed: boolean,
): FoundThing {
  const value = node.text.slice(valueStart, valueEnd);
  const before = printable(node.text.slice(start, valueStart), 60);
  const gap = before !== '' && /\s$/.test(node.text.slice(start, valueStart)) ? ' ' : '';
  return {
    rule,
    title: isMadeUp ? say('titlePlaceholderSecret') : (TITLES[grade] ?? say('titleSecretExposed')),
    why: [
      say('whyConfidentialDataFound', { what: name }),
      isMadeUp ? MADE_UP_WHY : WHY[grade],
      ...(isNamed && !isMadeUp ? [say('whyItemMentionsProtected')] : []),
    ],
    ...quote(say('quoteSecret', { before: before + gap, seen: maskOf(value) })),
    path: [...node.path],
    place: node.placeOf(valueStart, valueEnd),
    score: isMadeUp ? MADE_UP : SCORES[grade] + (isNamed ? NAMED : 0),
    confidence: isMadeUp ? 0.3 : grade === 'format' ? 0.95 : 0.7,
    fingerprint: `secret:${createHash('sha256').update(value).digest('hex').slice(0, 32)}`,
  };
}

/** `ghp_… (40 characters)`: enough to find it again, never a fifth of it. */
function maskOf(value: string): Message {
  const shown = value.startsWith('-----')
    ? ''
    : value.slice(0, Math.min(4, Math.floor(value.length / 5)));
  return say('quoteMaskedValue', { shown: printable(shown, 4), count: value.length });
}
