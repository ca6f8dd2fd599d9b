/** One refused field: dotted path, and what is said of it as in `Problem`. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** An expected failure as the machines hold it: stable code, and the name of what is said of it. */
export interface Problem {
  /**
   * Code of the server (`WRONG_CREDENTIALS`, `STALE` ...), or one of ours: `NETWORK`, `TIMEOUT`,
   * `UNKNOWN`.
   */
  code: string;
  /**
   * What says what to do: a sentence of the server's, or the name of one, which the screens put into
   * words, where a machine found it (`serverUnreached`).
   */
  message: string;
  /** HTTP status; null when the server did not answer. */
  status: number | null;
  /** Seconds to wait before another attempt; null when the server named none. */
  retryAfter: number | null;
  fields: readonly FieldProblem[];
}

/** Makes a problem from its parts; what is left out is empty. */
export function problem(
  code: string,
  message: string,
  rest: Partial<Omit<Problem, 'code' | 'message'>> = {},
): Problem {
  return { status: null, retryAfter: null, fields: [], ...rest, code, message };
}

/** A problem as something to throw or to reject with. */
export function problemError(what: Problem): Error & Problem {
  return Object.assign(new Error(what.message), what);
}

export const NETWORK_PROBLEM = problem('NETWORK', 'serverUnreached');
export const TIMEOUT_PROBLEM = problem('TIMEOUT', 'serverSilent');
/** Whatever is no problem of the server or of a machine. */
export const UNKNOWN_PROBLEM = problem('UNKNOWN', 'somethingWrong');

/**
 * Reads whatever an actor was rejected with. Actors reject with a `Problem` or an Error that
 * carries its members; anything else becomes UNKNOWN_PROBLEM, so that no internal text reaches the
 * user.
 */
export function problemOf(error: unknown): Problem {
  const code = member(error, 'code');
  const message = member(error, 'message');
  if (typeof code !== 'string' || typeof message !== 'string') return UNKNOWN_PROBLEM;
  const status = member(error, 'status');
  const retryAfter = member(error, 'retryAfter');
  const fields = member(error, 'fields');
  return problem(code, message, {
    status: typeof status === 'number' ? status : null,
    retryAfter: typeof retryAfter === 'number' && retryAfter >= 0 ? retryAfter : null,
    fields: Array.isArray(fields) ? fields.flatMap(fieldOf) : [],
  });
}

/**
 * Whether trying the same thing again may work: no answer, a busy server, a fault of the server.
 */
export function isTransient(error: unknown): boolean {
  const { code, status } = problemOf(error);
  if (code === 'NETWORK' || code === 'TIMEOUT') return true;
  return status !== null && (status === 429 || status >= 500);
}

function fieldOf(entry: unknown): FieldProblem[] {
  const path = member(entry, 'path');
  const message = member(entry, 'message');
  return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (Reflect.get(value, name) as unknown)
    : undefined;
}
