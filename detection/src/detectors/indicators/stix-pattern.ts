import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { canonical } from './canonical.ts';
import type { Indicator, IndicatorKind } from './indicator.ts';

const COMPARISON = new RegExp(
  [
    String.raw`\s*([a-z0-9-]+):((?:[A-Za-z0-9_-]+|'[^']*'|"[^"]*")`,
    String.raw`(?:\.(?:[A-Za-z0-9_-]+|'[^']*'|"[^"]*"))*)\s*(=|IN)\s*('(?:[^'\\]|\\.)*'`,
    String.raw`|\(\s*'(?:[^'\\]|\\.)*'(?:\s*,\s*'(?:[^'\\]|\\.)*')*\s*\))\s*`,
  ].join(''),
  'y',
);
const VALUE = /'((?:[^'\\]|\\.)*)'/g;

/**
 * What a pattern of STIX 2 names: comparisons of one observation that are joined by OR, hashes of
 * one file also by AND.
 * @returns the indicators, or why the pattern cannot be looked for by its parts.
 */
export function readPattern(pattern: string, called: string): Indicator[] | Message {
  const found: Indicator[] = [];
  let isAnd = false;
  let isOpen = false;
  for (let at = 0; at < pattern.length;) {
    const sign = /\s*(\[|\]|AND\b|OR\b|\(|\))\s*/y;
    sign.lastIndex = at;
    const joint = sign.exec(pattern);
    if (joint !== null) {
      if (joint[1] === '[' || joint[1] === ']') isOpen = joint[1] === '[';
      if (joint[1] === 'AND' && !isOpen) return say('patternJoinsObservations');
      isAnd ||= joint[1] === 'AND';
      at = sign.lastIndex;
      continue;
    }
    COMPARISON.lastIndex = at;
    const match = COMPARISON.exec(pattern);
    if (match === null) return say('patternSyntaxInvalid', { at: String(at + 1) });
    const [, object = '', property = '', , values = ''] = match;
    const kind = kindOf(object, property.replace(/['"]/g, ''));
    if (kind === null) return say('patternPropertyUnsupported', { object, property });
    for (const [, value = ''] of values.matchAll(VALUE)) {
      const known = canonical(kind, value.replace(/\\(.)/g, '$1'));
      if (known === null) return say('patternValueInvalid', { object, property });
      found.push({ ...known, called });
    }
    at = COMPARISON.lastIndex;
  }
  if (found.length === 0) return say('patternEmpty');
  return isAnd && found.some(({ kind }) => kind !== 'hash' && kind !== 'image')
    ? say('patternJoinsConditions')
    : found;
}

function kindOf(object: string, property: string): IndicatorKind | null {
  if (object === 'file' && /^hashes\.(?:x_)?PDQ$/i.test(property)) return 'image';
  if (object === 'file') return /^hashes\.(?:MD5|SHA-?1|SHA-?256)$/i.test(property) ? 'hash' : null;
  if (property === 'value' && Object.hasOwn(KINDS, object)) return KINDS[object] ?? null;
  return object === 'email-message' && /^(?:from_ref|sender_ref)\.value$/.test(property)
    ? 'email'
    : null;
}

const KINDS: Readonly<Record<string, IndicatorKind>> = {
  url: 'url',
  'domain-name': 'domain',
  'ipv4-addr': 'ip',
  'ipv6-addr': 'ip',
  'email-addr': 'email',
};
