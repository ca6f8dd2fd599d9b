import { describe, expect, it } from 'vitest';
import { foundIn } from '../../../test/found-in.ts';
import { isGivenName } from './given-names.ts';

describe('people by their names', () => {
  it.each([
    'I will kill John Smith.',
    'Someone should shoot Jane Miller.',
    'Giulia Ferrari should be hanged.',
    'Let’s beat up Tom.',
    'we are going to burn marco rossi alive',
    'Marco Rossi deve morire.',
    'Voglio pugnalare Marco Rossi.',
    'Andiamo a bruciare il dottor Verdi.',
    'Tomorrow I will stab Rose.',
  ])('suffer what is done to them: %s', (text) => {
    expect(foundIn(text)).not.toEqual([]);
  });

  it.each([
    'I will cut a rose.',
    'Rose prices will kill us.',
    'Kill Bill is a film.',
    'Domani uccido il tempo con Marco.',
    'Mark the words and kill the process.',
    'La marina sarà distrutta dal vento.',
    'John killed it on stage.',
  ])('are no victims in: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });

  it('that are words as well count in capitals inside a sentence', () => {
    expect([
      isGivenName('john', false, true),
      isGivenName('rose', true, false),
      isGivenName('rose', true, true),
      isGivenName('rose', false, false),
      isGivenName('table', true, false),
    ]).toEqual([true, true, false, false, false]);
  });
});
