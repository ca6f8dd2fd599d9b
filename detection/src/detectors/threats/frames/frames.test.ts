import { describe, expect, it } from 'vitest';
import { growthOf, LINEAR } from '../../../../test/growth.ts';
import { severityOfScore } from '../../../engine/detector.ts';
import { threatsDetector } from '../threats-detector.ts';
import { LOW } from './frame.ts';
import { findFrames } from './find-frames.ts';
import { FRAME_SETS } from './frames.ts';

const MEDIUM = 3;
const node = (text: string) => ({ text, path: [], placeOf: () => ({ kind: 'whole' }) as const });
const severityOf = (text: string, isNamed = false) =>
  Math.max(
    0,
    ...threatsDetector
      .inspect(node(text), { hits: [], isNamed: () => isNamed, watched: null, pieces: 1 })
      .map(({ score }) => severityOfScore(score)),
  );
const framesOf = (text: string) => findFrames(text).map(({ frame: { id }, score }) => [id, score]);

describe('frames of threats', () => {
  it.each([
    'Shoot the entire committee!',
    'Someone should burn that banker alive',
    'Those swindlers need to be hung from a lamppost',
    'I swear I will strangle the landlord',
    'Arrest every one of them, then hang them in the market',
    'Grab a rope, the oak tree is tall enough',
    'We are coming for your throats',
    'That crook needs a bullet',
    'Firing squad for these ministers, all day on TV',
    'Should have been drowned at birth',
    'i want to 🔫 those clerks',
    '💣 all of them',
    'Questi usurai andrebbero fucilati',
    'Sabato ti becco fuori dallo stadio',
    'I denti te li spacco io',
    'Prega che non ti incontri da sola',
    'Peggio per te se ti metti in mezzo',
    'Ride, ride, ma ridi che venerdì piangi',
    'Te la spengo in faccia',
  ])('are Medium: %s', (text) => {
    expect(severityOf(text)).toBeGreaterThanOrEqual(MEDIUM);
  });

  it.each([
    'I want to slap that referee',
    'Firing squad!',
    'Go hang yourself',
    'My uncle said that somebody should shoot the landlord',
  ])('are Low where something is missing or it is reported: %s', (text) => {
    expect(framesOf(text).map(([, score]) => score)).toEqual([LOW]);
  });

  it.each([
    'Kill the process and restart the server',
    'Call me when you are done',
    'The picture should be hung in the hall',
    'Shoot me a text when you get home',
    'They should hang around on Friday',
    'I am going to burn her letters',
    'What a concert, see you on Monday 🔥',
    'I need root on that machine',
    'Die Hunde und die Katzen schlafen',
    'Il quadro va appeso in sala',
    'Ti aspetto in ufficio alle nove',
    'Le spese inutili vanno eliminate',
  ])('tell nothing: %s', (text) => {
    expect(framesOf(text)).toEqual([]);
  });

  it('say more where a protected name stands beside them', () => {
    expect(severityOf('Hang the whole board', true)).toBe(4);
    expect(severityOf('Firing squad!', true)).toBe(MEDIUM);
  });

  it('have two scores: with a mood, a deed and a person, or with less', () => {
    const scores = Object.values(FRAME_SETS).flatMap(({ frames }) =>
      frames.map(({ points }) => points),
    );
    expect(new Set(scores)).toEqual(new Set([500, 250]));
  });

  it.each([['kill them all and '], ['never shoot him '], ['🔪👳'], ['ti spacco la ']])(
    'take time that grows with the length of the text: %j',
    (piece) => {
      const run = (size: number) => {
        const text = piece.repeat(size);
        findFrames(text);
      };
      expect(growthOf(run, 300)).toBeLessThan(LINEAR);
    },
  );
});
