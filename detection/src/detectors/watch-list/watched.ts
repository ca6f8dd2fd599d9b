import { domainToUnicode } from 'node:url';
import { withoutLegalForm } from '../../formats/text/spelling.ts';
import { indicatorTable, type PackedList } from '../indicators/indicator-table.ts';
import type { Watched, WatchHit } from '../../engine/texts/text-node.ts';
import { readBlanks } from '../../formats/written/blanks.ts';
import { buildAutomaton } from './automaton.ts';

/**
 * What the admins of a company wrote into its settings, and the indicator lists that they imported.
 */
export interface WatchLists {
  names: readonly string[];
  domains: readonly string[];
  terms: readonly string[];
  /** Of watch terms in lower case, where they are not Low: 1 to 5. */
  termSeverities?: Readonly<Record<string, number>>;
  indicators?: readonly PackedList[];
}

/** Of one term only so many places are kept per text: a text may be one term, over and over. */
const MOST_PLACES = 20;

/**
 * Makes what looks for a company's lists in texts; null when they are empty. `bytes` is what it
 * keeps in memory.
 */
export function watchedOf({
  names,
  domains,
  terms,
  termSeverities = {},
  indicators = [],
}: WatchLists): (Watched & { bytes: number }) | null {
  // Terms are words of strangers: `constructor` is one like any other.
  const severities = new Map(Object.entries(termSeverities));
  const wanted: Pick<WatchHit, 'kind' | 'term' | 'severity'>[] = [
    ...names.map((term) => ({ kind: 'name', term }) as const),
    ...domains.map((term) => ({ kind: 'domain', term }) as const),
    ...terms.map((term) => {
      const severity = severities.get(term.toLowerCase());
      return severity === undefined
        ? ({ kind: 'watch_term', term } as const)
        : ({ kind: 'watch_term', term, severity } as const);
    }),
  ];
  if (wanted.length === 0 && indicators.length === 0) return null;
  const table = indicators.length === 0 ? null : indicatorTable(indicators);
  const written = wanted.map(({ term }) => term.replace(/\s+/g, ' '));
  // Domains are kept in their ASCII form; people also write the other one.
  domains.forEach((domain, at) => {
    const readable = domainToUnicode(domain);
    if (readable === '' || readable === domain) return;
    written.push(readable);
    wanted.push({ kind: 'domain', term: domains[at] ?? domain });
  });
  for (const term of names) {
    const short = withoutLegalForm(term);
    if (short === term) continue;
    written.push(short);
    wanted.push({ kind: 'name', term });
  }
  const automaton = buildAutomaton(written);
  const places = new Uint8Array(written.length);
  return {
    names,
    domains,
    ...(table === null ? {} : { indicators: table }),
    bytes:
      (table?.bytes ?? 0) +
      automaton.bytes +
      written.reduce((sum, term) => sum + 2 * term.length + 64, 0),
    find(source) {
      const hits: WatchHit[] = [];
      const seen: number[] = [];
      const reading = readBlanks(source);
      const text = reading?.text ?? source;
      automaton.each(text, (index, start, end) => {
        const of = wanted[index];
        if (
          of === undefined ||
          places[index] === MOST_PLACES ||
          (of.kind === 'domain' && isOtherDomain(text, start))
        )
          return;
        places[index] = (places[index] ?? 0) + 1;
        seen.push(index);
        hits.push({ ...of, ...(reading === null ? { start, end } : reading.sourceOf(start, end)) });
      });
      for (const index of seen) places[index] = 0;
      return hits;
    },
  };
}

/**
 * `not-acme.example` is no part of `acme.example`; a dash before it that belongs to no word is a
 * dash.
 */
const isOtherDomain = (text: string, start: number) =>
  text[start - 1] === '-' && /[\p{L}\p{N}]/u.test(text[start - 2] ?? '');
