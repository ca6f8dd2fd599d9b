import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { TEXT_DETECTORS } from '../../src/detectors/all-detectors.ts';
import { watchedOf } from '../../src/detectors/watch-list/watched.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { Data, Family, Measure } from '../family.ts';
import { jsonLines } from '../read.ts';

const Tweet = z.object({ text: z.string() });
const LENGTH = 280;
const PER_SECOND = 50;
const SECONDS = 20;
const WARM_UP = 200;
const TERMS = 100_000;

/** Texts of 280 characters, each of tweets one after the other. */
function textsOf(data: Data): string[] {
  const all = jsonLines(data, 'text-davidson-en', Tweet)
    .map(({ text }) => text.replace(/\s+/g, ' '))
    .join('\n');
  return Array.from({ length: WARM_UP + PER_SECOND * SECONDS }, (_, at) =>
    all.slice(at * LENGTH, (at + 1) * LENGTH),
  );
}

/**
 * Terms that occur in few of the texts, and a name to protect, as a company of that size would
 * have.
 */
const termsOf = (texts: readonly string[]) => {
  const words = [...new Set(texts.join(' ').match(/[a-z]{4,}/gi))];
  return Array.from({ length: TERMS }, (_, at) =>
    (
      `${words[(at * 7919) % words.length] ?? ''} ${words[(at * 31) % words.length] ?? ''} ` +
      `${at % 3 === 0 ? '' : at}`
    ).trim(),
  );
};

/**
 * Posts as they come in, fifty a second, through every text family of the engine, on one thread:
 * from when a text is due until it is read.
 */
export const textSpeed: Family = {
  id: 'text-speed',
  title: 'All text families',
  sets: ['text-davidson-en'],
  async measure(data): Promise<Measure[]> {
    const texts = textsOf(data);
    const engine = createEngine({ openers: [], detectors: [], textDetectors: TEXT_DETECTORS });
    const watched = watchedOf({
      names: ['Anna Bianchi'],
      domains: ['acme.example'],
      terms: termsOf(texts),
    });
    const read = (text: string) =>
      engine.scan(
        {
          bytes: new TextEncoder().encode(text),
          filename: 'post.txt',
          mime: null,
          path: ['post.txt'],
        },
        () => undefined,
        watched,
      );
    for (const text of texts.slice(0, WARM_UP)) await read(text);
    const waited: number[] = [];
    const worked: number[] = [];
    const begun = performance.now();
    for (const [at, text] of texts.slice(WARM_UP).entries()) {
      const due = begun + (at * 1000) / PER_SECOND;
      if (performance.now() < due) await wait(due - performance.now());
      const before = process.cpuUsage();
      await read(text);
      worked.push((process.cpuUsage(before).user + process.cpuUsage(before).system) / 1000);
      waited.push(performance.now() - due);
    }
    const p = (times: readonly number[], share: number) =>
      [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
    const setting = `${PER_SECOND} texts of ${LENGTH} characters a second, ${TERMS.toLocaleString('en')} terms`;
    return [
      {
        metric: `${setting}: from due to read, p99`,
        ours: p(waited, 0.99),
        unit: 'ms',
        peer: null,
        target: { at: 'most', value: 20 },
        speed: `median ${p(waited, 0.5).toFixed(1)} ms`,
      },
      {
        metric: 'the same, time of the processor, p99',
        ours: p(worked, 0.99),
        unit: 'ms',
        peer: null,
        target: null,
        speed: `median ${p(worked, 0.5).toFixed(1)} ms`,
      },
    ];
  },
};
