import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldSpelling, withoutLegalForm } from './spelling.ts';

it.each([
  [
    "D'Amico",
    [
      'D’Amico',
      'D‘Amico',
      'D`Amico',
      'D´Amico',
      'DʼAmico',
      'D＇Amico',
      'd′amico',
      'D\u201bAmico',
      'D\u2060\u2019Amico',
    ],
  ],
  ['"Nord" Spa', ['“Nord” Spa', '„Nord“ SPA', '«Nord» spa', '＂Nord＂ Spa']],
  [
    'Rossi-Bianchi',
    [
      'Rossi‐Bianchi',
      'Rossi‑Bianchi',
      'Rossi–Bianchi',
      'Rossi—Bianchi',
      'Rossi−Bianchi',
      'Rossi－Bianchi',
    ],
  ],
  [
    'Acme Foods',
    [
      'Acme\u00a0Foods',
      'Acme\u2009Foods',
      'Acme\u202fFoods',
      'Acme\u3000Foods',
      'Ac\u00adme Fo\u200bods',
      'ＡＣＭＥ Foods',
      '\ufeffAcme Foods',
      'Ac\u200dme\u200e Foods',
      '𝐀𝐜𝐦𝐞 Foods',
      'acme\tfoods',
    ],
  ],
])('%s has one spelling', (plain, written) => {
  expect(new Set([plain, ...written].map(foldSpelling)).size).toBe(1);
});

it('keeps letters and accents apart, and what is folded as it is', () => {
  expect(foldSpelling('perché')).not.toBe(foldSpelling('perche'));
  fc.assert(
    fc.property(
      fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
      (text) => {
        expect(foldSpelling(foldSpelling(text))).toBe(foldSpelling(text));
      },
    ),
    { numRuns: 300, seed: 252 },
  );
});

it.each([
  ['Acme Foods S.p.A.', 'Acme Foods'],
  ['Acme Foods SpA', 'Acme Foods'],
  ['Acme Foods S. p. A.', 'Acme Foods'],
  ['Acme, Inc.', 'Acme'],
  ['Nordlicht GmbH & Co. KG', 'Nordlicht'],
  ['Nordlicht AG', 'Nordlicht'],
  ['Rossi & C. S.n.c.', 'Rossi'],
  ['Acme Pty Ltd', 'Acme'],
  ['Acme S.A. de C.V.', 'Acme'],
  ['Kone Oyj', 'Kone'],
  ['Acme A/S', 'Acme'],
  ['Acme L.L.C.', 'Acme'],
  ['Acme Ltd', 'Acme'],
  ['Alimentari D’Amico s.r.l.', 'Alimentari D’Amico'],
])('%s without its legal form is %s', (name, short) => {
  expect(withoutLegalForm(name)).toBe(short);
});

it.each([
  'Giulia Ferrari',
  'Marta Sa',
  'SpA',
  'AB Inc.',
  'Incognito',
  'Acme Incubator',
  'The Co',
  'Spazio',
])('%s has none', (name) => {
  expect(withoutLegalForm(name)).toBe(name);
});
