import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { REASONS, reasonOf, reasonsOf } from './reasons.ts';
import { sentencesOfTheCode } from './sentences.checks.ts';

/**
 * Halves of a sentence that the factory joins: what a link was for, what happened too often, what a
 * scan met.
 */
const HALVES = new Set([
  'Ask the administrator who invited you for a new invitation.',
  'Ask for a new one at “Forgot password”.',
  'Ask for a new one below.',
  'Ask for the free trial again.',
  'Too many attempts.',
  'Your company has written \u0000 letters to publishers within a day, which is the most there can be.',
  '\u0000 Wait \u0000, then try again.',
  '\u0000 could not finish: \u0000',
]);
const sentences = sentencesOfTheCode();

describe('the reason of a refusal', () => {
  it('has a name for every sentence in the code, so that every one can be said in other languages', () => {
    expect(sentences.length).toBeGreaterThan(150);
    const nameless = sentences.filter(
      ({ text }) => !HALVES.has(text) && reasonOf(text.replaceAll('\u0000', 'so')) === undefined,
    );
    expect(
      nameless,
      'Give each a code in api/src/platform/errors/reasons.json, and the same in the part "problems" ' +
        'of web/messages/en.json and it.json; one of a source in messages/ of its folder, under ' +
        '"reasons".',
    ).toEqual([]);
  });

  it('is the one of its own sentence, gaps and all', () => {
    const filled = Object.entries(REASONS).map(
      ([code, template]) => [code, template.replaceAll(/\{\w+\}/g, '7')] as const,
    );
    expect(filled.filter(([code, sentence]) => reasonOf(sentence)?.code !== code)).toEqual([]);
    expect(new Set(Object.values(REASONS)).size).toBe(Object.keys(REASONS).length);
  });

  it('tells what stands in the gaps, also over several lines', () => {
    expect(reasonOf('“a. b”\n(*) on X is watched already. Take it off the list.')).toBeUndefined();
    expect(reasonOf('“a\nb (*)” on X is watched already. Take it off the list.')).toEqual({
      code: 'targetWatchedOn',
      params: { name: 'a\nb (*)', source: 'X' },
    });
    expect(reasonOf('Too many attempts. Wait 15 minutes, then try again.')).toEqual({
      code: 'tooManyWaitMinutes',
      params: { minutes: '15' },
    });
    expect(reasonOf('No sentence of ours')).toBeUndefined();
  });

  it('is known for what the library says of a value that fits nothing', () => {
    const wrong: [z.ZodType, unknown][] = [
      [z.string(), 1],
      [z.int(), 1.5],
      [z.enum(['a', 'b']), 'c'],
      [z.int().max(3), 4],
      [z.string().min(3), ''],
      [z.strictObject({}), { a: 1 }],
      [z.iso.date(), 'x'],
      [z.union([z.int(), z.null()]), 'x'],
    ];
    const said = wrong.map(
      ([schema, value]) => schema.safeParse(value).error?.issues[0]?.message ?? '',
    );
    expect(said.filter((message) => reasonOf(message) === undefined)).toEqual([]);
  });

  it('is told of every sentence of a problem that was joined, and of none when one of them has no name', () => {
    expect(reasonsOf(null)).toEqual([]);
    expect(
      reasonsOf(
        'X left out some posts that it does not show to this app. 1,204 of 5,000 posts of ' +
          'this month read, about $6.02.',
      ),
    ).toEqual([
      { code: 'xLeftOut', params: {} },
      { code: 'xReadOf', params: { posts: '1,204', most: '5,000', cost: '6.02' } },
    ]);
    expect(
      reasonsOf(
        'Text in pictures could not finish: The scanner took longer than 20 seconds. Scan it again to try once more.',
      ).map(({ code }) => code),
    ).toEqual(['couldNotFinish', 'scannerSlow', 'scanOnceMore']);
    expect(reasonsOf('Bluesky refuses this: Rate limited. Come back.')).toEqual([
      { code: 'blueskyRefuses', params: { words: 'Rate limited. Come back' } },
    ]);
    expect(reasonsOf('The bucket of offices has a failure of its own (status 500).')).toEqual([
      { code: 'bucketFault', params: { name: 'offices', status: '500' } },
    ]);
    expect(reasonsOf('It is empty. Nobody wrote this sentence.')).toEqual([]);
  });
});
