import { luresIn } from '../look-alike/lures.ts';
import type { Host } from '../../formats/urls/host.ts';

/** Places of the table that traits are hashed into. */
export const TABLE_BITS = 18;
const SHORTEST_PART = 2;
const LONGEST_PART = 5;
const WORDS = /[a-z]+/g;

/**
 * What a host name shows, as places in the table of the model: the parts of two to five letters of
 * its registered name and of what stands before it, its words, its suffix, and its shape. A name
 * alone: whether an address has a path says nothing, and a model that sees one learns where its
 * examples came from.
 */
export function traitsOfHost({ subdomain, label, suffix }: Host): Uint32Array {
  const places: number[] = [];
  const add = (trait: string) => {
    places.push(placeOf(trait));
  };
  const parts = (name: string, kind: string) => {
    const framed = `^${name}$`;
    for (let length = SHORTEST_PART; length <= LONGEST_PART; length += 1) {
      for (let from = 0; from + length <= framed.length; from += 1)
        add(`${kind}${framed.slice(from, from + length)}`);
    }
  };
  parts(label, '');
  const before = subdomain.replace(/^www\d?(?:\.|$)/, '');
  if (before !== '') parts(before, '>');
  for (const word of label.match(WORDS) ?? []) add(`w:${word}`);
  const top = suffix.slice(suffix.lastIndexOf('.') + 1);
  add(`s:${suffix}`);
  add(`t:${top}`);
  const digits = label.replace(/\D/g, '').length;
  const hyphens = label.split('-').length - 1;
  const vowels = label.replace(/[^aeiou]/g, '').length;
  const shape = [
    `l:${Math.min(30, label.length)}`,
    `d:${Math.min(4, digits)}`,
    `h:${Math.min(3, hyphens)}`,
    `v:${Math.round((6 * vowels) / label.length)}`,
    `b:${before === '' ? 0 : Math.min(3, before.split('.').length)}`,
    `x:${label.startsWith('xn--') ? 1 : 0}`,
    `u:${Math.min(2, luresIn(label).length)}`,
  ];
  for (const one of shape) {
    add(one);
    add(`${one}&${top}`);
  }
  return Uint32Array.from(new Set(places));
}

/** FNV-1a over UTF-16 units, folded to the table. */
function placeOf(trait: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < trait.length; i += 1)
    hash = Math.imul(hash ^ trait.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> (32 - TABLE_BITS);
}
