import { describe, expect, it } from 'vitest';
import { severityOfScore } from '../../engine/detector.ts';
import { threatsDetector } from './threats-detector.ts';

const severities = (text: string) =>
  threatsDetector
    .inspect(
      { text, path: [], placeOf: () => ({ kind: 'whole' }) },
      { hits: [], isNamed: () => false, watched: null, pieces: 1 },
    )
    .map(({ score }) => severityOfScore(score));

describe('words of threats that ordinary talk uses as well', () => {
  it.each([
    'Watch your back, you will be dead by Monday',
    'You know what happens to people who talk, so watch your back',
    'I know where you live and I will find you',
  ])('are Medium where the learnt model agrees: %s', (text) => {
    expect(Math.max(...severities(text))).toBeGreaterThanOrEqual(3);
  });

  it.each([
    'Sorry I missed you babe, see you on Monday',
    "Awesome, I'll see you in a bit",
    'There are so many places they can hide',
    'Click below and you will be taken to your settings',
  ])('are Low at most where it does not: %s', (text) => {
    expect(Math.max(0, ...severities(text))).toBeLessThanOrEqual(2);
  });

  it.each([
    'If you cannot see the pictures below, click here',
    'If you cannot make it live, register anyway',
    'Your children will be taken care of by our staff',
    'Call me when you are done',
    'Ring me once you are finished',
  ])('are nothing where they say what people can do and need: %s', (text) => {
    expect(severities(text)).toEqual([]);
  });
});

describe('what the learnt model alone tells', () => {
  it.each([
    'I wish I was there, I would love to walk up to her and punch her in the face',
    'They should all face a firing squad, every one of them',
  ])('is Medium where words of violence speak most for it: %s', (text) => {
    expect(Math.max(...severities(text))).toBeGreaterThanOrEqual(3);
  });

  it.each([
    'Hey whats up, you sleeping all morning?',
    'Tell me again what the address is, I will ring when I am round the corner',
  ])('is no more than Low in peaceful words: %s', (text) => {
    expect(Math.max(0, ...severities(text))).toBeLessThanOrEqual(2);
  });
});
