import {
  NETWORK_PROBLEM,
  problem,
  problemOf,
  TIMEOUT_PROBLEM,
  type FieldProblem,
  type Problem,
} from '@vedetta/machines';
import * as m from '../generated/messages/app/index.ts';
import { translated } from '../generated/messages/problems/index.ts';
import { allWordsOf, type Told, wordsOf } from './told.ts';

/** Last words for failures whose own text is not meant for people. */
const PLAIN: Record<string, string> = {
  get INTERNAL() {
    return m.serverError;
  },
  get UNAVAILABLE() {
    return m.serverBusy;
  },
  get UNAUTHENTICATED() {
    return m.sessionEnded;
  },
};

/**
 * What the client itself says when nothing answers; machines say it in English, whatever the
 * reader's language.
 */
const OURS: Readonly<Record<string, string>> = {
  get [NETWORK_PROBLEM.message]() {
    return m.serverUnreachable;
  },
  get [TIMEOUT_PROBLEM.message]() {
    return m.serverTimeout;
  },
  get [problemOf(null).message]() {
    return m.unknownError;
  },
};

/**
 * How a sentence that came is said, in whatever language is shown then: it may stand on the screen
 * when another one is chosen.
 */
const ways = new Map<string, () => string>();
/** Each of them stood on this page. */
const MOST_WAYS = 500;

function remember(sentence: string, say: () => string): string {
  ways.delete(sentence);
  ways.set(sentence, say);
  if (ways.size > MOST_WAYS)
    for (const oldest of ways.keys()) {
      ways.delete(oldest);
      break;
    }
  return sentence;
}

/**
 * A sentence of the catalogue for a problem to carry, as it reads now: `said` says it in the
 * language that is shown then.
 */
export const sayable = (say: () => string): string => remember(say(), say);

/**
 * A sentence of a problem in the reader's language: of a machine, of the client, or of the server
 * by the name that it came with.
 *
 * @param own sentences that a single machine says, each with its translation
 */
export function said(sentence: string, own: Readonly<Record<string, string>> = {}): string {
  return own[sentence] ?? OURS[sentence] ?? ways.get(sentence)?.() ?? sentence;
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (Reflect.get(value, name) as unknown)
    : undefined;
}

/**
 * Remembers what the server calls a sentence, for `said` to say it by; without a code, or without a
 * translation, it is said as it came (docs/decisions/155). A sentence has one name, so that the
 * sentence alone finds it again, wherever it was kept meanwhile.
 *
 * @param reason what the server calls the sentence: `{ code, params }`, or anything else
 * @returns the sentence as it came
 */
export function named(sentence: string, reason: unknown): string {
  const code = member(reason, 'code');
  if (typeof code !== 'string') return sentence;
  const params = Object.entries(member(reason, 'params') ?? {}).map(([name, value]) => ({
    name,
    value: String(value),
  }));
  return remember(sentence, () => wordsOf({ code, params }, translated) ?? sentence);
}

/**
 * What the server says in data, such as what went wrong with a target, in the reader's language:
 * all of it, or as it came when a part of it has no name or no translation (docs/decisions/158).
 */
export const toldWords = (said: string, reasons: readonly Told[]): string =>
  allWordsOf(reasons, translated) ?? said;

/** What is wrong with something, in the reader's language; null when nothing is. */
export const problemOfRow = ({
  problem: said,
  problemReasons,
}: {
  problem: string | null;
  problemReasons: readonly Told[];
}): string | null => (said === null ? null : toldWords(said, problemReasons));

/**
 * Whether there is nothing at the address of a page: it was never there, is gone, or what the
 * address names can be no id. Asking again would not help.
 */
export const isMissing = ({ code }: Pick<Problem, 'code'>): boolean =>
  code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';

function fieldsOf(errors: unknown): FieldProblem[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((entry: unknown) => {
    const path = member(entry, 'path');
    const message = member(entry, 'message');
    return typeof path === 'string' && typeof message === 'string'
      ? [{ path, message: named(message, member(entry, 'reason')) }]
      : [];
  });
}

/** `PLAIN` for a problem to carry. */
const plain = (code: string): string | undefined =>
  PLAIN[code] === undefined ? undefined : sayable(() => PLAIN[code] ?? '');

/** Reads one entry of a GraphQL answer's `errors`. */
export function problemOfGraphQLError(error: unknown): Problem {
  const extensions = member(error, 'extensions');
  const code = member(extensions, 'code');
  const message = member(error, 'message');
  const status = member(extensions, 'status');
  const retryAfter = member(extensions, 'retryAfter');
  const known = typeof code === 'string' ? code : 'UNKNOWN';
  return problem(
    known,
    plain(known) ??
      (typeof message === 'string'
        ? named(message, member(extensions, 'reason'))
        : sayable(() => m.somethingWentWrong)),
    {
      status: typeof status === 'number' ? status : null,
      retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
      fields: fieldsOf(member(extensions, 'errors')),
    },
  );
}

/**
 * Makes a Problem of whatever a call was rejected with: GraphQL errors in Apollo's wrapping, an
 * HTTP failure, a broken connection, or a Problem already. Recognised by shape, so that this file
 * does not load Apollo.
 */
export function toProblem(error: unknown): Problem {
  const graphql = member(error, 'errors');
  if (Array.isArray(graphql) && graphql.length > 0) return problemOfGraphQLError(graphql[0]);
  if (error instanceof DOMException && error.name === 'TimeoutError') return TIMEOUT_PROBLEM;
  if (error instanceof TypeError) return NETWORK_PROBLEM;
  const statusCode = member(error, 'statusCode');
  if (typeof statusCode === 'number') return problemOfStatus(statusCode, null);
  return problemOf(error);
}

/** For an answer that is no GraphQL answer at all, e.g. a proxy's error page. */
export function problemOfStatus(status: number, retryAfter: number | null): Problem {
  if (status === 401) return problem('UNAUTHENTICATED', plain('UNAUTHENTICATED') ?? '', { status });
  if (status === 429)
    return problem(
      'RATE_LIMITED',
      sayable(() => m.tooManyRequests),
      { status, retryAfter },
    );
  if (status >= 500)
    return problem('UNAVAILABLE', plain('UNAVAILABLE') ?? '', { status, retryAfter });
  return problem(
    'UNKNOWN',
    sayable(() => m.requestRefused({ status })),
    { status },
  );
}

/** The sentence for one field, if the server refused that field. */
export const fieldMessage = (found: Problem | null, ...paths: string[]): string | undefined =>
  fieldMessages(found, ...paths)[0];

/** Every sentence for one field. */
export const fieldMessages = (found: Problem | null, ...paths: string[]): string[] =>
  (found?.fields ?? [])
    .filter(({ path }) => paths.includes(path))
    .map(({ message }) => said(message));

/** The sentence that a refusal of several parts begins with: the first field's, else its own. */
export const firstMessage = (
  { fields, message }: Problem,
  own: Readonly<Record<string, string>> = {},
): string => said(fields[0]?.message ?? message, own);

/**
 * Waits for a call of Apollo's. @throws Problem: an Error that is one too, as the machines expect.
 */
export async function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw Object.assign(new Error('The call was refused.'), toProblem(error));
  }
}
