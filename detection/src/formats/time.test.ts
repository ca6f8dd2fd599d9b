import { say } from '@vedetta/messages/say.ts';
import { describe, expect, it } from 'vitest';
import { zipFile } from '../../test/files/make-archives.ts';
import { archivesDetector } from '../detectors/archives/archives-detector.ts';
import type { FoundThing } from '../engine/found-thing.ts';
import { createEngine } from '../engine/engine.ts';
import { lookAlikeDetector } from '../detectors/look-alike/look-alike-detector.ts';
import { secretsDetector } from '../detectors/secrets/secrets-detector.ts';
import type { TextDetector } from '../engine/texts/text-node.ts';
import { budgetFor, inTurns, isOver, shareOf, timeLeft, type Clock, type Steps } from './time.ts';
import { RecentLists } from '../detectors/watch-list/recent.ts';
import { watchListDetector } from '../detectors/watch-list/watch-list-detector.ts';
import { inWords } from '../../test/in-words.ts';

/** A clock that goes on only where a test says so. */
class TestClock implements Clock {
  passed = 0;
  done = 0;
  readonly #began = Date.now();
  now = () => this.#began + this.passed;
  worked = () => this.done;
}

describe('the time of an item', () => {
  it('is work: what passes while others use the processor is not counted', () => {
    const clock = new TestClock();
    const budget = budgetFor(1_000, 1, clock);
    clock.passed = 3_500;
    expect([timeLeft(budget), isOver(budget)]).toEqual([500, false]);
    clock.done = 600;
    expect(timeLeft(budget)).toBe(400);
    clock.done = 1_000;
    expect(isOver(budget)).toBe(true);
  });

  it('is over where all of it was waiting', () => {
    const clock = new TestClock();
    const budget = budgetFor(1_000, 1, clock);
    clock.passed = 4_001;
    expect(isOver(budget)).toBe(true);
  });

  it('is given in shares of what is left, within each other', () => {
    const clock = new TestClock();
    const whole = budgetFor(1_000, 1, clock);
    const half = shareOf(whole, 1 / 2);
    clock.done = 400;
    expect([timeLeft(half), timeLeft(shareOf(half, 1 / 2)), timeLeft(whole)]).toEqual([
      100, 50, 600,
    ]);
    clock.done = 500;
    expect([isOver(half), isOver(whole)]).toEqual([true, false]);
  });

  it('is shared so that what is quick ends early, whatever the order', async () => {
    const clock = new TestClock();
    const ended: string[] = [];
    const work = (name: string, steps: number, cost: number): Steps => {
      let left = steps;
      return {
        get isDone() {
          return left === 0;
        },
        step: () => {
          clock.done += cost;
          left -= 1;
          if (left === 0) ended.push(name);
        },
      };
    };
    await inTurns(
      [
        work('slow', 50, 100),
        work('middle', 20, 10),
        work('quick', 20, 1),
        work('one step', 1, 900),
      ],
      () => {},
      clock,
    );
    expect(ended).toEqual(['one step', 'quick', 'middle', 'slow']);
  });
});

describe('a detector that takes all of the time', () => {
  const FIRST = 'Meridiana Foods export, see https://secure-meridianafoods-login.com/x';
  const KEY = 'aws_secret_access_key = "kR7dPq2mVx9LbT4wZn8sYc3hJf6gAe1uDo5iXqMt"';
  const watched = new RecentLists().put(
    { companyId: 1, version: '1' },
    { names: ['Meridiana Foods'], domains: ['meridianafoods.eu'], terms: [] },
  );
  const words =
    'They walked along the river in the evening and spoke of the garden, the weather and the long way home. ';
  const LINES: Readonly<Record<string, (at: number) => string>> = {
    prose: () => words.repeat(4),
    'a table': (at) => `${at},"${words.trim()}",${at % 97},open`,
    data: (at) => JSON.stringify({ id: at, note: words }),
    'a mailbox': (at) =>
      `From a@example.org Mon Jan  5 10:00:00 2026\nFrom: a@example.org\nSubject: ${at}\n\n${words}\n`,
    'a chat': (at) => `[12/01/26, 10:${String(10 + (at % 50))}:00] Anna: ${words}`,
  };
  const long = (line: (at: number) => string) => {
    const one = line(100).length;
    return [
      FIRST,
      KEY,
      ...Array.from({ length: Math.ceil(400_000 / one) }, (_, at) => line(at)),
    ].join('\n');
  };
  /** Costs a second a piece and finds something in the first. */
  const slow = (clock: TestClock): TextDetector => ({
    id: 'slow',
    label: say('quotedWords', { words: 'Slow' }),
    version: '1',
    inspect: (node): FoundThing[] => {
      clock.done += 1_000;
      if (!node.text.includes('Meridiana')) return [];
      return [
        {
          rule: 'slow',
          title: say('quotedWords', { words: 'Seen' }),
          why: [say('quotedWords', { words: 'It is there.' })],
          excerpt: '',
          excerptMessage: null,
          summary: '',
          summaryMessage: null,
          marks: [],
          path: [...node.path],
          place: node.placeOf(0, 1),
          score: 500,
          confidence: 1,
          fingerprint: 'seen',
        },
      ];
    },
  });
  const scan = async (bytes: Uint8Array, filename: string) => {
    const clock = new TestClock();
    const engine = createEngine({
      openers: [archivesDetector],
      detectors: [],
      milliseconds: 10_000,
      clock,
      textDetectors: [slow(clock), secretsDetector, watchListDetector, lookAlikeDetector],
    });
    return (
      await engine.scan({ bytes, filename, mime: null, path: [filename] }, () => {}, watched)
    ).rows.filter(({ detector }) => /^(?:slow|secrets|watch-list|look-alike)$/.test(detector));
  };

  it.each(Object.entries(LINES))(
    'leaves the others theirs, and what it read counts: %s',
    async (_what, line) => {
      const [first, ...others] = await scan(new TextEncoder().encode(long(line)), 'long.txt');
      expect(inWords(first?.outcome)).toMatchObject({
        kind: 'found',
        why: expect.stringMatching(
          /^Only part of the text \([1-9]\d?%\) was read before the time limit for this file was reached\./,
        ),
      });
      expect(
        others.map(({ detector, outcome }) => [
          detector,
          outcome.kind,
          'why' in outcome ? outcome.why : undefined,
        ]),
      ).toEqual([
        ['secrets', 'found', undefined],
        ['watch-list', 'found', undefined],
        ['look-alike', 'found', undefined],
      ]);
    },
  );

  it('leaves the others theirs in an archive of many parts', async () => {
    const contentOf = (at: number) =>
      new TextEncoder().encode(at === 59 ? `${FIRST}\n${KEY}` : words);
    const rows = await scan(
      zipFile(
        Array.from({ length: 60 }, (_, at) => ({ name: `part-${at}.txt`, content: contentOf(at) })),
      ),
      'parts.zip',
    );
    expect(rows.map(({ outcome }) => outcome.kind)).toEqual(['limit', 'found', 'found', 'found']);
  });
});
