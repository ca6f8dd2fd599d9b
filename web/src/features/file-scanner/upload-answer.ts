import { problem, type Problem } from '@vedetta/machines';
import * as m from '../../generated/messages/file-scanner/index.ts';
import { named, sayable } from '../../lib/problem.ts';

/** Refusals of the upload in words of the screen's, in place of the server's; each says what to do. */
const SENTENCES: Record<string, string> = {
  get FILE_TOO_LARGE() {
    return m.fileTooLarge;
  },
  get BODY_TOO_LARGE() {
    return m.fileTooLarge;
  },
  get FILE_EMPTY() {
    return m.fileEmpty;
  },
  get TRIAL_EXHAUSTED() {
    return m.trialScansUsed;
  },
  get UPLOAD_TOKEN_EXPIRED() {
    return m.uploadStartedTooLate;
  },
  get UPLOAD_TOKEN_USED() {
    return m.uploadAlreadySent;
  },
  get UPLOAD_TOKEN_UNKNOWN() {
    return m.uploadUnknown;
  },
  get SIZE_MISMATCH() {
    return m.fileChanged;
  },
  get FORBIDDEN() {
    return m.uploadForbidden;
  },
  get UNAUTHENTICATED() {
    return m.sessionEnded;
  },
};

/** For a problem to carry. */
const own = (code: string): string | undefined =>
  SENTENCES[code] === undefined ? undefined : sayable(() => SENTENCES[code] ?? '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;

/** The id of the stored upload; null when the answer is no success or not readable. */
export function fileIdOf(status: number, text: string): string | null {
  if (status < 200 || status >= 300) return null;
  const id = member(parsed(text), 'id');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

/**
 * Why the bytes were refused, from `application/problem+json` or from whatever a proxy answers in
 * its place.
 * @param retryAfter the header, in seconds
 */
export function problemOfAnswer(
  status: number,
  text: string,
  retryAfter: string | null = null,
): Problem {
  const body = parsed(text);
  const code = member(body, 'code');
  const detail = member(body, 'detail') ?? member(body, 'title');
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  const rest = { status, retryAfter: Number.isFinite(seconds) ? seconds : null };
  if (typeof code === 'string') {
    return problem(
      code,
      own(code) ??
        (typeof detail === 'string'
          ? named(detail, member(body, 'reason'))
          : sayable(() => m.fileNotAccepted)),
      rest,
    );
  }
  if (status === 413) return problem('FILE_TOO_LARGE', own('FILE_TOO_LARGE') ?? '', rest);
  if (status >= 500 || status === 0)
    return problem(
      'UNAVAILABLE',
      sayable(() => m.serverBusy),
      { ...rest, status: status === 0 ? 503 : status },
    );
  return problem(
    'UNKNOWN',
    sayable(() => m.fileNotAcceptedStatus({ status })),
    rest,
  );
}

/** Whether a fresh one-time token mends it. */
export const needsNewToken = ({ code }: Problem): boolean => code.startsWith('UPLOAD_TOKEN_');
