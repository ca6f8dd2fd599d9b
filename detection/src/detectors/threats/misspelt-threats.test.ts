import { describe, expect, it } from 'vitest';
import { foundIn } from '../../../test/found-in.ts';

describe('threats in words that are not written as they should be', () => {
  it.each([
    'w e  w i l l  k i l l  y o u',
    'w e w i l l k i l l y o u',
    'I will k-i-l-l you',
    'T I  A M M A Z Z O',
    't i a m m a z z o',
    'iwillkillyou',
    '#killthemall',
    'tispacco la faccia',
    'tiammazzo',
    '#ammazziamolitutti',
    'i wnt to kll them al',
    'I will murdr u',
    'they should be klled',
    'we will stb them',
    'k*ll the manager',
    'I will strngle you',
    'deth to the bankers',
  ])('are found: %s', (text) => {
    expect(foundIn(text)).not.toEqual([]);
  });

  it.each([
    'A B C D E F',
    'Grades: A B  A B  C C  D D',
    'a rotation of the crops',
    '#slapahighfive',
    'We fly at noon and the kids love flying',
    'Oh sh*t, the bus left',
    'abortion rights',
    'tirocinio e vigilanza',
    'skillset and lifeskills',
    'the therapist',
    'S.P.Q.R.  e  S.p.A.',
    '1 2 3 4 5 6',
  ])('are none: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });

  it('keeps where spread and glued words stand', () => {
    const [found] = foundIn('Hey: I will k i l l you, ok');
    expect(found).toMatchObject({ start: 5, end: 23 });
    expect(foundIn('so iwillkillyou now')[0]).toMatchObject({ start: 3, end: 15 });
  });
});
