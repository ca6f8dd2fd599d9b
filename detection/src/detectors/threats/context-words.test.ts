import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { severityOfScore } from '../../engine/detector.ts';
import { threatsDetector } from './threats-detector.ts';

const SENTENCES = {
  en: [
    'I will kill you tomorrow',
    'I am going to shoot you tonight',
    'We will burn down your house on Friday',
    'I will stab Marco Rossi at noon',
    'I will strangle Giulia',
    'we are going to hang you on Monday morning',
    'I will beat you to death outside the warehouse tonight',
    'I will put a bomb under your car tomorrow',
    'I will cut your throat this weekend',
  ],
  it: [
    'Ti ammazzo domani',
    'Stanotte brucio la tua casa',
    'Domani ti sparo',
    'Ammazzeremo Marco Rossi stasera',
    'Lunedì vi facciamo saltare in aria',
    'ti taglio la gola stanotte',
    'domani mattina uccido tutti in ufficio',
  ],
};
const WORDS = {
  en: [
    'game',
    'pizza',
    'fortnite',
    'chess',
    'recipe',
    'film',
    'netflix',
    'goal',
    'coach',
    'sauce',
    'lens',
    'tests',
    'server',
    'garlic',
    'quiz',
    'karaoke',
    'lol',
  ],
  it: [
    'gioco',
    'partita',
    'film',
    'serie',
    'scacchi',
    'calcio',
    'romanzo',
    'fortnite',
    'caccia',
    'netflix',
    'allenatore',
    'trama',
    'haha',
  ],
};
const PLACES: Readonly<Record<string, (sentence: string, word: string) => string>> = {
  'as a sentence behind it': (sentence, word) => `${sentence}. ${word}.`,
  'as a sentence before it': (sentence, word) => `${word}. ${sentence}.`,
  'as a hashtag': (sentence, word) => `${sentence} #${word}`,
  'as a hashtag in the next line': (sentence, word) => `${sentence}\n#${word} #${word}`,
  'in the next paragraph': (sentence, word) => `${sentence}\n\n${word}`,
  'in the signature': (sentence, word) => `${sentence}.\n\n-- \nAnna Bianchi\n${word} club`,
  'four lines below': (sentence, word) => `${sentence}.\n\n\n\n${word}`,
};

const severities = (text: string) =>
  threatsDetector
    .inspect(
      { text, path: [], placeOf: () => ({ kind: 'whole' }) },
      { hits: [], isNamed: () => false, watched: null, pieces: 1 },
    )
    .map(({ score }) => severityOfScore(score));

describe.each(['en', 'it'] as const)(
  'a threat in the first person with a time or a victim (%s)',
  (language) => {
    it('is told', () => {
      expect(
        SENTENCES[language].filter(
          (sentence) => !severities(sentence).some((severity) => severity >= 3),
        ),
      ).toEqual([]);
    });

    it.each(Object.entries(PLACES))(
      'is told whatever word of another world stands %s',
      (_where, place) => {
        const texts = SENTENCES[language].flatMap((sentence) =>
          WORDS[language].map((word) => place(sentence, word)),
        );
        expect(texts.filter((text) => !severities(text).some((severity) => severity >= 2))).toEqual(
          [],
        );
      },
    );
  },
);

const MANY = {
  en: {
    person: [
      'you',
      'Marco Rossi',
      'Giulia',
      'your wife',
      'the mayor',
      'all of you',
      '@marco',
      'your boss',
    ],
    deed: [
      'I will kill',
      'I am going to shoot',
      "I'm gonna stab",
      'we will murder',
      'I swear I will strangle',
      'I will slaughter',
    ],
    when: [
      'tomorrow',
      'tonight',
      'on Friday',
      'at noon',
      'this weekend',
      'on 12 March',
      'at the station',
      'outside the warehouse',
      'behind your house',
      'at the office on Monday',
    ],
    word: [
      'film',
      'game',
      'song',
      'quote',
      'lyrics',
      'movie',
      'joke',
      'just kidding',
      'lol',
      'haha',
      'novel',
      'in the film',
      'in the game',
      'chess',
      'pizza',
      'lawyer',
      '😂',
      'netflix',
      'server',
      'fiction',
    ],
  },
  it: {
    person: ['Marco Rossi', 'Giulia', 'tua moglie', 'il sindaco', 'tutti voi', 'tuo figlio'],
    deed: ['ammazzo', 'ucciderò', 'accoltello', 'uccideremo', 'strangolerò', 'sparerò a'],
    when: [
      'domani',
      'stasera',
      'venerdì',
      'a mezzogiorno',
      'in ufficio',
      'davanti al magazzino',
      'lunedì mattina',
      'alle cinque',
    ],
    word: [
      'film',
      'gioco',
      'canzone',
      'citazione',
      'partita',
      'scherzo',
      'haha',
      'lol',
      'serie',
      'romanzo',
      'nel film',
      'nel gioco',
      'scacchi',
      'calcio',
      '😂',
      'netflix',
      'avvocato',
      'frase',
    ],
  },
};
const WITHIN: readonly ((sentence: string, word: string) => string)[] = [
  (sentence, word) => `${sentence} ${word}`,
  (sentence, word) => `${sentence}, ${word}`,
  (sentence, word) => `${sentence} (${word})`,
  (sentence, word) => `${sentence} - ${word}`,
  (sentence, word) => `${word} ${sentence}`,
  (sentence, word) => `${word}, ${sentence}`,
  (sentence, word) => `${word}: ${sentence}`,
  (sentence, word) => `${word} ${sentence} ${word}`,
  (sentence, word) => `${sentence} ${word.toUpperCase()}`,
  (sentence, word) => `${sentence}\n${word}`,
];

describe('a word of another world in the sentence of a threat itself', () => {
  it.each(['en', 'it'] as const)('lowers it and never clears it (%s)', (language) => {
    const { person, deed, when, word } = MANY[language];
    const threat = fc
      .tuple(
        fc.constantFrom(...deed),
        fc.constantFrom(...person),
        fc.constantFrom(...when),
        fc.boolean(),
      )
      .map(([does, whom, at, isFirst]) =>
        isFirst ? `${at} ${does} ${whom}` : `${does} ${whom} ${at}`,
      );
    fc.assert(
      fc.property(
        threat,
        fc.constantFrom(...word),
        fc.constantFrom(...WITHIN),
        (sentence, other, place) => {
          expect([
            place(sentence, other),
            severities(place(sentence, other)).some((severity) => severity >= 2),
          ]).toEqual([place(sentence, other), true]);
        },
      ),
      { seed: 249, numRuns: 400 },
    );
  });
});

describe('what such words still take back', () => {
  it.each([
    'We will slay the dragon tonight in the raid',
    'I will kill you lol',
    'He says in the film that he will kill her tomorrow',
  ])('has no time, no place and no person, or is nobody’s own: %s', (text) => {
    expect(severities(text)).toEqual([]);
  });

  it.each([
    'I will kill the boss in the game tonight',
    'I will strangle Giulia tonight, I play chess',
    'Stasera ti ammazzo a Fortnite',
  ])('is less severe: %s', (text) => {
    expect(severities(text)).toEqual([2]);
  });
});
