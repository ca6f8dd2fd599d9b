import { problem } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';

/** One kind of target of one source, as the server describes it. */
export interface TargetOption {
  sourceId: number;
  type: string;
  label: string;
  /** What the form shows before the input: `@`, `#`, `+`, `/`, `https://`. */
  prefix: string;
  /** What the vendor allows and what not. */
  hint: string;
  /** Whether words may be given that pick from what was collected. */
  localFilter: boolean;
}
/** One target being typed. */
export interface TargetRow {
  id: string;
  /** What is watched, without the prefix. */
  value: string;
  /** Words that pick from what was collected; empty for none. */
  words: string;
  /** A sentence for this row; null when nothing is wrong with it. */
  problem: string | null;
}
/** A target as it is sent, `value` without prefix. */
export interface NewTarget {
  sourceId: number;
  type: string;
  value: string;
  words: string | null;
}

/** Targets in one call, and characters of a search. */
export const MAX_ROWS = 100;
export const MAX_SEARCH = 256;

/** What is found wrong here, before the server is asked. */
export const TARGET_FAULTS = {
  repeated: 'This target is already in the list. Remove it.',
  tooLong: `Use at most ${MAX_SEARCH} characters.`,
  nothing: 'Enter at least one target.',
} as const;
const NOTHING = problem('BAD_USER_INPUT', TARGET_FAULTS.nothing, { status: 422 });
const MENDED = problem('BAD_USER_INPUT', 'Some targets have errors. Correct them below.', {
  status: 422,
});

/** The text without the prefix that the form shows anyway, and without blanks around it. */
export function withoutPrefix(text: string, prefix: string): string {
  const trimmed = text.trim();
  return prefix !== '' && trimmed.toLowerCase().startsWith(prefix)
    ? trimmed.slice(prefix.length).trim()
    : trimmed;
}

/** The rows that say something, in their order. */
export function filled(rows: readonly TargetRow[]): readonly TargetRow[] {
  return rows.filter(({ value }) => value.trim() !== '');
}

/**
 * The rows with what is wrong with them, as far as it can be told here; the rules of each source
 * are the server's.
 *
 * @param rows as typed
 * @param prefix of the chosen kind of target
 */
export function checked(rows: readonly TargetRow[], prefix: string): readonly TargetRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const value = withoutPrefix(row.value, prefix);
    const key = JSON.stringify([value.toLowerCase(), row.words.trim().toLowerCase()]);
    const repeated = value !== '' && seen.has(key);
    seen.add(key);
    const long = [...value].length > MAX_SEARCH || [...row.words].length > MAX_SEARCH;
    return {
      ...row,
      value,
      problem: repeated ? TARGET_FAULTS.repeated : long ? TARGET_FAULTS.tooLong : null,
    };
  });
}

/** What is wrong with the form as a whole before it is sent; null when nothing is. */
export function refusalOf(rows: readonly TargetRow[], prefix: string): Problem | null {
  if (filled(rows).length === 0) return NOTHING;
  return checked(rows, prefix).some((row) => row.problem !== null) ? MENDED : null;
}

/**
 * The rows with the server's sentence beside each that it refused. The server counts the rows that
 * were sent: `targets.1.account_username` is the second filled one.
 */
export function blamed(rows: readonly TargetRow[], refusal: Problem): readonly TargetRow[] {
  const sent = filled(rows);
  return rows.map((row) => {
    const index = sent.indexOf(row);
    const about = refusal.fields.find(
      ({ path }) => index >= 0 && new RegExp(`^targets\\.${index}(\\.|$)`).test(path),
    );
    return { ...row, problem: about?.message ?? null };
  });
}
