import { say } from '@vedetta/messages/say.ts';
import { assert, asyncProperty, constantFrom, integer, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { render } from '@vedetta/messages/render.ts';
import { weaknessesOf } from './password-rule.ts';

const PASSWORD_RULE = render('en', say('passwordRule'));

const own = ['Ada', 'Bianchi', 'anna@rossi-tessuti.example', 'Rossi Tessuti SpA'];
const said = async (password: string) =>
  (await weaknessesOf('password', password, own)).map(({ message }) => render('en', message));
const WORDS = [
  'fjord',
  'lantern',
  'brisk',
  'copper',
  'window',
  'velvet',
  'harbour',
  'gravel',
  'saddle',
  'lampada',
  'storta',
  'grondaia',
  'scoglio',
  'tamburi',
];

describe('the password rule', () => {
  it.each([
    'vK7#tulq-Qazro-91',
    'Gufo!2 lampada storta e blu',
    'Gufo2 lampada storta',
    'Zx9$mmmWqq.ruV',
    'Fjord-lantern-47-brisk',
    `${'Ünïcödé-9!'.repeat(8)}`,
  ])('takes %s', async (password) => {
    expect(await said(password)).toEqual([]);
  });

  it('takes three unrelated words, whichever they are', async () => {
    const word = constantFrom(...WORDS);
    await assert(
      asyncProperty(
        tuple(word, word, word),
        integer({ min: 10, max: 99 }),
        constantFrom('-', '.', ' ', '_'),
        async ([a, b, c], number, sign) => {
          if (new Set([a, b, c]).size < 3) return;
          expect(
            await said(
              [a, b, number, c].join(sign).replace(/^./, (letter) => letter.toUpperCase()),
            ),
          ).toEqual([]);
        },
      ),
      { numRuns: 25, seed: 253 },
    );
  });

  it.each([
    ['eleven characters', 'vK7#tulq-Qa'],
    ['no capital', 'vk7#tulq-qazro-91'],
    ['no small letter', 'VK7#TULQ-QAZRO-91'],
    ['no number', 'vKx#tulq-Qazro-yy'],
    ['no special character', 'vK7xtulqxQazrox91'],
  ])('refuses %s with the message of the specification', async (_what, password) => {
    expect(await said(password)).toEqual([PASSWORD_RULE]);
  });

  it.each([
    ['a common word', 'Sup3rMan!2345x', '“Sup3rMan” is a common word'],
    ['a common English password', 'Password123!!', '“Password123” is a common word'],
    ['a common Italian word', 'Buongiorno!2024', '“Buongiorno” is a common word'],
    ['a short first name', 'vK7#-Ada-Qazro-91', '“Ada” is part of your name'],
    ['the last name', 'vK7#bianchi-Qazro-91', '“bianchi” is part of your name'],
    ['the last name in digits and signs', 'B14nch1!-9-b1anch1', '“B14nch1” is part of your name'],
    ['the company, in other capitals', 'vK7#TESSUTI-zro-91', '“TESSUTI” is part of your name'],
    [
      'the mail address',
      'Anna@rossi-tessuti.example1',
      '“Anna@rossi-tessuti.example” is part of your name',
    ],
    ['a row of letters', 'Aa1!Aa1!Aa1!', 'This password is easy to guess'],
    ['ten thousand characters', `aB1!${'x'.repeat(10_000)}`, 'Use at most 256 characters.'],
  ])('refuses %s and says why', async (_what, password, why) => {
    expect(await said(password)).toEqual([PASSWORD_RULE, expect.stringContaining(why)]);
  });

  it('leaves a short name alone within another word', async () => {
    expect(await said('Adagio-lantern-47-brisk')).toEqual([]);
  });

  it('comes to an end on 250 characters whose letters can be read in many ways', async () => {
    // Unbounded, the strength library tries every reading of every sign: it would not end within
    // the test's time.
    expect(await said(`aB1!${'p@$$w0rd!1'.repeat(25)}`)).toBeInstanceOf(Array);
  });
});
