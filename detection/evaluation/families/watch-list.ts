import { z } from 'zod';
import { buildAutomaton } from '../../src/detectors/watch-list/automaton.ts';
import type { Data, Family, Measure } from '../family.ts';
import { leastProcessorMs } from '../least.ts';
import { jsonLines } from '../read.ts';

const MEGABYTES = 16;
const LISTS = [
  { size: 1_000, target: 300, peer: 'ripgrep 215' },
  { size: 10_000, target: 170, peer: 'ripgrep 39' },
  { size: 100_000, target: 90, peer: 'ripgrep 8' },
] as const;

/**
 * Terms as companies write them: one to three words that occur in the tweets, every third with a
 * number so that most are rare.
 */
function termsOf(words: readonly string[], size: number): string[] {
  const terms = new Set<string>();
  for (let i = 1; terms.size < size; i += 1) {
    const word = (step: number) => words[(i * step) % words.length] ?? '';
    terms.add(
      i % 3 === 0
        ? `${word(7919)} ${word(104_729)}`
        : i % 3 === 1
          ? `${word(7919)}${i}`
          : `${word(31)} ${word(17)} ${i}`,
    );
  }
  return [...terms];
}

function corpus(data: Data): string {
  const tweets = jsonLines(data, 'text-davidson-en', z.object({ text: z.string() }))
    .map(({ text }) => text)
    .join('\n')
    .replace(/[^\x20-\x7e\n]/g, ' ');
  return tweets.repeat(Math.ceil((MEGABYTES * 1e6) / tweets.length)).slice(0, MEGABYTES * 1e6);
}

/**
 * Aho-Corasick over lists of 1,000 to 100,000 terms on 16 MB of tweets; its hits beside those of a
 * word-by-word comparison.
 */
export const watchList: Family = {
  id: 'watch-list',
  title: 'Watch lists',
  sets: ['text-davidson-en'],
  async measure(data) {
    const text = corpus(data);
    const sample = text.slice(0, 1_000_000);
    const words = [...new Set(sample.match(/[a-z]{3,}/gi))];
    const measures: Measure[] = [];
    for (const { size, target, peer } of LISTS) {
      const terms = termsOf(words, size);
      const before = process.cpuUsage();
      const automaton = buildAutomaton(terms);
      const { user, system } = process.cpuUsage(before);
      const build = (user + system) / 1000;
      const seconds = (await leastProcessorMs(() => automaton.find(text))) / 1000;
      // Few of the terms stand in the tweets: for the comparison of hits, pairs of words that do
      // come with them.
      const part = sample.slice(0, 200_000);
      const checked = [
        ...terms,
        ...new Set(
          [...part.matchAll(/\b\w+ \w+\b/g)]
            .filter((_, index) => index % 20 === 0)
            .map(([pair]) => pair.toLowerCase()),
        ),
      ];
      const naive = searched(checked, part);
      measures.push(
        {
          metric: `${size.toLocaleString('en')} terms on ${MEGABYTES} MB`,
          ours: MEGABYTES / seconds,
          unit: 'MB/s',
          peer: `${peer} MB/s`,
          target: { at: 'least', value: target },
          speed: `built in ${build.toFixed(0)} ms, ${(automaton.bytes / 1e6).toFixed(0)} MB`,
        },
        {
          metric:
            `${size.toLocaleString('en')} terms, hits that differ from a naive search's ` +
            `${naive.size.toLocaleString('en')}`,
          ours: differing(naive, buildAutomaton(checked).find(part)),
          unit: 'count',
          peer: null,
          target: { at: 'most', value: 0 },
          speed: null,
        },
      );
    }
    return measures;
  },
};

/**
 * Looks up, at every beginning of a word, every run of up to three words in a set; a line end is a
 * space.
 * @returns the places.
 */
function searched(terms: readonly string[], text: string): Set<string> {
  const wanted = new Set(terms.map((term) => term.toLowerCase()));
  const pieces = [...text.matchAll(/[A-Za-z0-9_]+/g)];
  const places = new Set<string>();
  pieces.forEach((piece, at) => {
    for (let more = 0; more < 3; more += 1) {
      const last = pieces[at + more];
      if (last === undefined) continue;
      const end = last.index + last[0].length;
      if (wanted.has(text.slice(piece.index, end).toLowerCase().replaceAll('\n', ' ')))
        places.add(`${piece.index}-${end}`);
    }
  });
  return places;
}

function differing(
  naive: ReadonlySet<string>,
  hits: readonly { start: number; end: number }[],
): number {
  const ours = new Set(hits.map(({ start, end }) => `${start}-${end}`));
  return (
    [...naive].filter((place) => !ours.has(place)).length +
    [...ours].filter((place) => !naive.has(place)).length
  );
}
