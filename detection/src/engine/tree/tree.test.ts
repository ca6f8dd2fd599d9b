import { say } from '@vedetta/messages/say.ts';
import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import type { Child, Detector, Opener } from '../detector.ts';
import type { FoundThing } from '../found-thing.ts';
import { type EngineOptions } from '../engine.ts';
import { Overrun, Room, ROOM } from '../../formats/room.ts';
import type { Step } from '../../formats/step.ts';
import { inWords } from '../../../test/in-words.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const thing = (path: readonly Step[], fingerprint: string, score = 100): FoundThing => ({
  rule: 'x/y',
  title: say('quotedWords', { words: 'X' }),
  why: [say('quotedWords', { words: 'Because.' })],
  excerpt: 'x',
  excerptMessage: null,
  summary: 'x',
  summaryMessage: null,
  marks: [],
  path: [...path],
  place: { kind: 'whole' },
  score,
  confidence: 1,
  fingerprint,
});
/** Opens a text of `(a)(b)` into its bracketed parts, one level at a time. */
const brackets: Opener = {
  id: 'brackets',
  label: say('quotedWords', { words: 'Brackets' }),
  version: '1',
  inspect: async ({ bytes: content, path }) => {
    const children: Child[] = [];
    let depth = 0;
    let from = 0;
    [...new TextDecoder().decode(content)].forEach((sign, index) => {
      if (sign === '(' && depth++ === 0) from = index + 1;
      if (sign === ')' && --depth === 0)
        children.push({
          bytes: content.slice(from, index),
          filename: `part${children.length + 1}`,
          path: [...path, `part${children.length + 1}`],
        });
    });
    return { kind: children.length > 0 ? 'nothing' : 'not-applicable', children };
  },
};
/** Reports every node that has the letter x, with its size as the score. */
const finder: Detector = {
  id: 'finder',
  label: say('quotedWords', { words: 'Finder' }),
  version: '1',
  inspect: async (item) => {
    const text = new TextDecoder().decode(item.bytes);
    if (text === '!')
      return { kind: 'unreadable', why: [say('quotedWords', { words: 'It shouts.' })] };
    return /^x+$/.test(text)
      ? { kind: 'found', things: [thing(item.path, text[0] ?? '', text.length)] }
      : { kind: 'nothing' };
  },
};
const scan = (text: string, options: EngineOptions = {}) =>
  createEngine({ openers: [brackets], detectors: [finder], ...options }).scan(
    { bytes: bytes(text), filename: 'root', mime: null, path: ['root'] },
    () => undefined,
  );

describe('the tree of an item', () => {
  it('goes through every detector, and what is found in a part says the way to it', async () => {
    const { rows } = await scan('(a)((b)(xx))');
    expect(rows[1]?.outcome).toMatchObject({
      kind: 'found',
      things: [{ path: ['root', 'part2', 'part2'], score: 2 }],
    });
  });

  it('gives rows that can leave the worker, whatever was opened on the way', async () => {
    const texts = [{ text: 'a', path: ['root'], placeOf: () => ({ kind: 'whole' }) as const }];
    for (const kind of ['nothing', 'not-applicable'] as const) {
      const result = await scan('x', {
        openers: [{ ...brackets, inspect: async () => ({ kind, texts }) }],
        detectors: [],
      });
      expect(structuredClone(result)).toEqual(result);
    }
  });

  it('is one finding when several parts hold the same, the worst of them, and names the others', async () => {
    const { rows } = await scan('(x)(xxx)(x)(x)(x)(x)');
    expect(inWords(rows[1]?.outcome)).toMatchObject({
      kind: 'found',
      things: [
        {
          path: ['root', 'part2'],
          score: 3,
          why: 'Because. The same content is also in: part1, part3, part4 and 2 more.',
        },
      ],
    });
  });

  it('is never clean when one part could not be looked at, also beside a finding', async () => {
    expect(inWords((await scan('(a)(!)')).rows[1]?.outcome)).toEqual({
      kind: 'unreadable',
      why: 'In part2: It shouts.',
    });
    expect(inWords((await scan('(!)(x)')).rows[1]?.outcome)).toMatchObject({
      kind: 'found',
      why: 'In part1: It shouts.',
    });
  });

  it('ends at the depth, and says so', async () => {
    const deep = (levels: number) => `${'('.repeat(levels)}x${')'.repeat(levels)}`;
    expect((await scan(deep(5))).rows[1]?.outcome.kind).toBe('found');
    const { rows } = await scan(deep(6));
    expect(rows.map(({ outcome }) => outcome.kind)).toEqual(['limit', 'nothing']);
    expect(inWords(rows[0]?.outcome)).toMatchObject({
      why: expect.stringContaining('more than 5 containers deep'),
    });
  });

  it('ends at the number of parts, and says so', async () => {
    const { rows } = await scan('(a)(b)(c)(x)', { room: { nodes: 3 } });
    expect(rows.map(({ outcome }) => outcome.kind)).toEqual(['limit', 'nothing']);
  });

  it('ends at the time, and says so', async () => {
    const endless: Opener = {
      ...brackets,
      inspect: async (item) => ({
        kind: 'nothing',
        children: [{ bytes: item.bytes, filename: 'a', path: [...item.path, 'a'] }],
      }),
    };
    const { rows } = await scan('x', { openers: [endless], milliseconds: 0 });
    expect(rows.map(({ outcome }) => outcome.kind)).toEqual(['limit', 'limit']);
  });
});

describe('the room of an item', () => {
  const limitOf = (act: () => void) => {
    try {
      act();
      return null;
    } catch (error) {
      return error instanceof Overrun ? error.limit : String(error);
    }
  };

  it('is shared by all its containers, and each may unpack 200 times its size', () => {
    const room = new Room();
    room.of(ROOM.bytes, 0).spend(ROOM.bytes - 100);
    expect(limitOf(() => room.of(1000, 1).spend(100))).toBeNull();
    expect(limitOf(() => room.of(1000, 1).spend(1))).toBe('bytes');
    expect(limitOf(() => new Room().of(10_000, 1).spend(2_000_000))).toBeNull();
    expect(limitOf(() => new Room().of(10_000, 1).spend(2_000_001))).toBe('ratio');
  });

  it('spares what unpacks to less than a mebibyte', () => {
    expect(limitOf(() => new Room().of(1, 1).spend(1024 * 1024))).toBeNull();
    expect(limitOf(() => new Room().of(1, 1).spend(1024 * 1024 + 1))).toBe('ratio');
  });

  it('has nothing inside the fifth container', () => {
    expect(
      limitOf(() => {
        new Room().of(1, 4).enter();
      }),
    ).toBeNull();
    expect(
      limitOf(() => {
        new Room().of(1, 5).enter();
      }),
    ).toBe('depth');
  });
});
