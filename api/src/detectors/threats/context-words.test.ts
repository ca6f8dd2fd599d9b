import { describe, expect, it } from 'vitest';
import { severityOfScore } from '../detector.ts';
import { threatsDetector } from './threats-detector.ts';

const SENTENCES = {
  en: ['I will kill you tomorrow', 'I am going to shoot you tonight', 'We will burn down your house on Friday', 'I will stab Marco Rossi at noon', 'I will strangle Giulia', 'we are going to hang you on Monday morning',
    'I will beat you to death outside the warehouse tonight', 'I will put a bomb under your car tomorrow', 'I will cut your throat this weekend'],
  it: ['Ti ammazzo domani', 'Stanotte brucio la tua casa', 'Domani ti sparo', 'Ammazzeremo Marco Rossi stasera', 'Lunedì vi facciamo saltare in aria', 'ti taglio la gola stanotte', 'domani mattina uccido tutti in ufficio'],
};
const WORDS = {
  en: ['game', 'pizza', 'fortnite', 'chess', 'recipe', 'film', 'netflix', 'goal', 'coach', 'sauce', 'lens', 'tests', 'server', 'garlic', 'quiz', 'karaoke', 'lol'],
  it: ['gioco', 'partita', 'film', 'serie', 'scacchi', 'calcio', 'romanzo', 'fortnite', 'caccia', 'netflix', 'allenatore', 'trama', 'haha'],
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

const severities = (text: string) => threatsDetector.inspect({ text, path: [], placeOf: () => ({ kind: 'whole' }) }, { hits: [], isNamed: () => false, watched: null, pieces: 1 }).map(({ score }) => severityOfScore(score));

describe.each(['en', 'it'] as const)('a threat in the first person with a time or a victim (%s)', (language) => {
  it('is told', () => {
    expect(SENTENCES[language].filter((sentence) => !severities(sentence).some((severity) => severity >= 3))).toEqual([]);
  });

  it.each(Object.entries(PLACES))('is told whatever word of another world stands %s', (_where, place) => {
    const texts = SENTENCES[language].flatMap((sentence) => WORDS[language].map((word) => place(sentence, word)));
    expect(texts.filter((text) => !severities(text).some((severity) => severity >= 2))).toEqual([]);
  });
});

describe('what such words still take back', () => {
  it.each(['I will kill the boss in the game tonight', 'Stasera ti ammazzo a Fortnite'])('is what their own sentence says: %s', (text) => {
    expect(severities(text)).toEqual([]);
  });

  it('is less severe', () => {
    expect(severities('I will strangle Giulia tonight.\n#chess')).toEqual([2]);
  });
});
