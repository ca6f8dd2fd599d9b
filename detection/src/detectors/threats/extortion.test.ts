import { describe, expect, it } from 'vitest';
import { findExtortion } from './extortion.ts';
import { threatsDetector } from './threats-detector.ts';
import { inWords } from '../../../test/in-words.ts';

const partsOf = (text: string) =>
  findExtortion(text, [])?.parts.map(
    ({ role, start, end }) => `${role}: ${text.slice(start, end)}`,
  );
const whyOf = (text: string) =>
  threatsDetector
    .inspect(
      { text, path: [], placeOf: () => ({ kind: 'whole' }) },
      { hits: [], isNamed: () => false, watched: null, pieces: 1 },
    )
    .find(({ rule }) => rule === 'threats/extortion')?.why;

describe('an extortion says of what it was made', () => {
  it.each([
    [
      'Send 2 BTC by Friday or we will publish your files.',
      ['demand: Send 2 BTC', 'condition: by Friday', 'consequence: we will publish your files'],
    ],
    [
      'Pagate 5000 entro venerdì, altrimenti pubblicheremo i vostri dati.',
      [
        'demand: Pagate 5000',
        'condition: entro venerdì',
        'consequence: pubblicheremo i vostri dati',
      ],
    ],
  ])('%s', (text, said) => {
    for (const part of said) expect(partsOf(text)).toContainEqual(expect.stringContaining(part));
  });

  it('in sentences that can be told in another language', () => {
    const why = inWords(whyOf('Send 2 BTC by Friday or we will publish your files.'));
    expect(why).toContain('“');
  });
});

describe('a figure is a sum', () => {
  const asked = (sum: string) =>
    partsOf(`Send ${sum} now. Everything will be published.`) !== undefined;
  it.each([
    '500',
    '5.000',
    '5,000.50',
    '€500',
    '500€',
    '0.5BTC',
    '20k',
    '**2**',
    '10-20',
    '$500/month',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ])('%s', (sum) => {
    expect(asked(sum)).toBe(true);
  });
  it.each(['1.0.2', 'HTTP/2', 'foo@^1.1.0', 'A4', 'RFC-2119', '#3', 'v2', '50%'])(
    'not %s',
    (sum) => {
      expect(asked(sum)).toBe(false);
    },
  );
  it('no demand of what friends or family may learn', () => {
    expect(
      partsOf('Pay 50 now. If you have friends or family who want to learn more, send them here.'),
    ).toBeUndefined();
  });
  it('not the number of a heading', () => {
    expect(
      partsOf('Send it in.\n1. Scope\nThe files will be published by Friday.'),
    ).toBeUndefined();
  });
});
