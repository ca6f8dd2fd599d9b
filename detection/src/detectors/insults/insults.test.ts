import { expect, it } from 'vitest';
import { severityOfScore } from '../../engine/detector.ts';
import { findInsults } from './find-insults.ts';
import { insultsDetector } from './insults-detector.ts';
import { offensiveTone, toneOf } from './tone-model.ts';
import { inWords } from '../../../test/in-words.ts';

it.each([
  ['You are a complete idiot.', 2],
  ['you stupid moron', 2],
  ['Fuck you!', 2],
  ['Immigrants are vermin.', 2],
  ['You are so pathetic.', 1],
  ['I hate muslims', 1],
  ['those dirty ch1nks', 2],
  ['Sei un coglione.', 2],
  ['Pezzo di merda!', 2],
  ['Vaffanculo', 2],
  ['I politici sono tutti parassiti.', 2],
  ['Fate schifo', 1],
  ['Idiota che sei', 2],
  ['Brutto stronzo', 2],
])('%s', (text, severity) => {
  const things = insultsDetector.inspect(
    { text, path: [], placeOf: () => ({ kind: 'whole' }) },
    { hits: [], isNamed: () => false, watched: null, pieces: 1 },
  );
  expect(things.map(({ score }) => severityOfScore(score))).toEqual([severity]);
});

it.each([
  ['a quotation', 'She called me "you stupid moron" and left the room.'],
  ['a report', 'He said that you are an idiot.'],
  ['a negation', 'You are not an idiot.'],
  ['one’s own word', 'We are proud faggots.'],
  ['a cat', 'Our Maine coon cat is gorgeous.'],
  ['an idiom', 'There is a chink in the armour.'],
  ['a thing', 'This film is trash.'],
  ['work', 'The garbage collector is stupid slow today.'],
  ['una citazione', 'Mi ha scritto "sei un coglione" e se ne è andato.'],
  ['una negazione', 'Non sei un idiota.'],
  ['una cosa', 'Il computer fa schifo oggi.'],
  ['parole gentili', 'Siete delle persone splendide.'],
])('none in %s: %s', (_, text) => {
  expect(findInsults(text)).toEqual([]);
});

it('tells an offensive tone where the company is named, by its words, and nowhere else', () => {
  const text = 'Lookout got these hoes out here acting like some dumb ass bitches';
  const look = (isNamed: boolean) =>
    insultsDetector.inspect(
      {
        text,
        path: [],
        placeOf: (start, end) => ({ kind: 'text', offset: start, length: end - start }),
      },
      { hits: [], isNamed: () => isNamed, watched: null, pieces: 1 },
    );
  expect(look(false)).toEqual([]);
  const [tone] = look(true);
  expect(tone).toMatchObject({ rule: 'insults/en-tone', score: 260, place: { kind: 'text' } });
  expect(inWords(tone?.why)).toMatch(
    new RegExp(
      '^The text mentions a name or domain that your company protects\\. It resembles texts that ' +
        'people rated as offensive, mainly because of “(?:hoes|bitches|ass)”',
    ),
  );
  expect(
    offensiveTone('The Lookout shop was closed, so we went home and made some tea.'),
  ).toBeNull();
  expect(offensiveTone('bitches')).toBeNull();
});

it('weighs a word that is said twice once, and no account by its name', () => {
  const text = 'dumb bitches at Lookout again, bitches everywhere @user';
  const told = offensiveTone(text)?.words.map(({ start, end }) => text.slice(start, end)) ?? [];
  expect(told).toContain('bitches');
  expect(new Set(told).size).toBe(told.length);
  expect(toneOf(text.replace('@user', '@bitch'))).toEqual(toneOf(text));
});

it('is Medium where the item names what the company protects', () => {
  const things = insultsDetector.inspect(
    {
      text: 'You are a complete idiot, Anna Bianchi.',
      path: [],
      placeOf: () => ({ kind: 'whole' }),
    },
    { hits: [], isNamed: () => true, watched: null, pieces: 1 },
  );
  expect(things.map(({ score, why }) => [severityOfScore(score), inWords(why)])).toEqual([
    [
      3,
      'The sentence calls the reader names. The text mentions a name or domain that your company protects.',
    ],
  ]);
});
