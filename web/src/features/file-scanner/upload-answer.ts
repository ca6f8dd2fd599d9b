import { problem, type Problem } from '@vedetta/machines';

/** Sentences for refusals of the upload itself; each says what to do. */
const SENTENCES: Record<string, string> = {
  FILE_TOO_LARGE: 'The file is larger than 100 MiB. Choose a smaller one, or split it.',
  BODY_TOO_LARGE: 'The file is larger than 100 MiB. Choose a smaller one, or split it.',
  FILE_EMPTY: 'The file is empty. Choose one that has content.',
  TRIAL_EXHAUSTED: 'All scans of your free trial are used. Ask your contact for the full version to scan more.',
  UPLOAD_TOKEN_EXPIRED: 'The upload waited too long to begin. Try again.',
  UPLOAD_TOKEN_USED: 'This upload was sent before. Try again.',
  UPLOAD_TOKEN_UNKNOWN: 'The server does not know this upload any more. Try again.',
  SIZE_MISMATCH: 'The file changed while it was sent. Choose it again.',
  FORBIDDEN: 'Your role may not upload files. Ask an admin of your company.',
  UNAUTHENTICATED: 'Your session has ended. Log in again, then try again.',
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const member = (value: unknown, name: string): unknown => (typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined);

/** The id of the stored upload; null when the answer is no success or not readable. */
export function fileIdOf(status: number, text: string): string | null {
  if (status < 200 || status >= 300) return null;
  const id = member(parsed(text), 'id');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

/**
 * Why the bytes were refused, from `application/problem+json` or from whatever a proxy answers in its place.
 * @param retryAfter the header, in seconds
 */
export function problemOfAnswer(status: number, text: string, retryAfter: string | null = null): Problem {
  const body = parsed(text);
  const code = member(body, 'code');
  const detail = member(body, 'detail') ?? member(body, 'title');
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  const rest = { status, retryAfter: Number.isFinite(seconds) ? seconds : null };
  if (typeof code === 'string') {
    return problem(code, SENTENCES[code] ?? (typeof detail === 'string' ? detail : 'The file was not accepted. Try again.'), rest);
  }
  if (status === 413) return problem('FILE_TOO_LARGE', SENTENCES['FILE_TOO_LARGE'] ?? '', rest);
  if (status >= 500 || status === 0) return problem('UNAVAILABLE', 'The server is busy or restarting. The upload is tried again.', { ...rest, status: status === 0 ? 503 : status });
  return problem('UNKNOWN', `The file was not accepted (${status}). Try again.`, rest);
}

/** Whether a fresh one-time token mends it. */
export const needsNewToken = ({ code }: Problem): boolean => code.startsWith('UPLOAD_TOKEN_');
