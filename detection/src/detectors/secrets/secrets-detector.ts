import { createHash } from 'node:crypto';
import type { FoundThing } from '../../engine/found-thing.ts';
import type { TextDetector, TextNode } from '../../engine/texts/text-node.ts';
import { count, printable, summaryOf } from '../../formats/text/words.ts';
import { findSecrets, type Secret } from './find-secrets.ts';
import type { Grade } from './secret-rule.ts';

/**
 * Keys, passwords, tokens, private keys and digests of passwords; what is told shows at most their
 * first four characters.
 */
export const secretsDetector: TextDetector = {
  id: 'secrets',
  label: 'Secrets',
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
const MADE_UP_WHY =
  'It looks written to show the form: counted up, repeated, or without the checksum that real ones have.';
/** A protected name or domain beside it: whose secret it is becomes likely. */
const NAMED = 200;
const TITLES: Partial<Record<Grade, string>> = {
  hash: 'Hash of a password',
  locator: 'Internal resource named',
};
const WHY: Readonly<Record<Grade, string>> = {
  format: 'It has the form that its issuer gives to its keys.',
  test: 'It has the form that its issuer gives to keys for tests or for use in public.',
  generic: 'The words around it name it, and it is no variable, template or ordinary word.',
  hash: 'Whoever has it can try passwords until one fits.',
  locator: 'It opens nothing by itself, and tells whose account to try and what is in it.',
};

function describe(
  node: TextNode,
  { rule, name, grade, isMadeUp, start, valueStart, valueEnd }: Secret,
  isNamed: boolean,
): FoundThing {
  const value = node.text.slice(valueStart, valueEnd);
  const before = printable(node.text.slice(start, valueStart), 60);
  const { summary, marks } = summaryOf([
    before,
    before === '' || /\s$/.test(node.text.slice(start, valueStart)) ? ' ' : '',
    { seen: maskOf(value) },
  ]);
  return {
    rule,
    title: isMadeUp ? 'Secret that looks made up' : (TITLES[grade] ?? 'Secret in the open'),
    why:
      `The text has ${name}. ${isMadeUp ? MADE_UP_WHY : WHY[grade]}` +
      (isNamed && !isMadeUp ? ' The item names what the company protects.' : ''),
    excerpt: summary.trim(),
    summary,
    marks,
    path: [...node.path],
    place: node.placeOf(valueStart, valueEnd),
    score: isMadeUp ? MADE_UP : SCORES[grade] + (isNamed ? NAMED : 0),
    confidence: isMadeUp ? 0.3 : grade === 'format' ? 0.95 : 0.7,
    fingerprint: `secret:${createHash('sha256').update(value).digest('hex').slice(0, 32)}`,
  };
}

/** `ghp_… (40 characters)`: enough to find it again, never a fifth of it. */
export function maskOf(value: string): string {
  const shown = value.startsWith('-----')
    ? ''
    : value.slice(0, Math.min(4, Math.floor(value.length / 5)));
  return `${printable(shown, 4)}… (${count(value.length)} characters)`;
}
