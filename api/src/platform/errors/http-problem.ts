/** One field that did not pass, as RFC 9457 extension member `errors` carries it. */
export interface FieldError {
  /** Dotted path of the field in the body, query or path; empty for the whole body. */
  path: string;
  /** A sentence that says what to do. */
  message: string;
  /** Stable machine-readable reason, e.g. `too_small`. */
  code: string;
}

/** Stable codes that clients branch on. */
export type ProblemCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'WRONG_CREDENTIALS'
  | 'WRONG_CODE'
  | 'NOT_APPROVED'
  | 'NOT_ACTIVE'
  | 'FORBIDDEN'
  | 'TRIAL_LOCKED'
  | 'TRIAL_EXHAUSTED'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'STALE'
  | 'INVALID_TRANSITION'
  | 'NOT_CLOSED'
  | 'NOT_VERIFIED'
  | 'CONFIRM_UNVERIFIED'
  | 'NO_PUBLISHER'
  | 'UNDO_EXPIRED'
  | 'LAST_ADMIN'
  | 'ALREADY_SET_UP'
  | 'ALREADY_ENROLLED'
  | 'EMAIL_TAKEN'
  | 'LINK_NOT_VALID'
  | 'OWN_ACCOUNT'
  | 'NOT_ENROLLED'
  | 'UPLOAD_TOKEN_UNKNOWN'
  | 'UPLOAD_TOKEN_EXPIRED'
  | 'UPLOAD_TOKEN_USED'
  | 'FILE_TOO_LARGE'
  | 'FILE_EMPTY'
  | 'SIZE_MISMATCH'
  | 'BODY_TOO_LARGE'
  | 'REQUEST_TIMEOUT'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'INTERNAL';

export interface ProblemOptions {
  detail?: string;
  errors?: FieldError[];
  /** Seconds for the `Retry-After` header. */
  retryAfter?: number;
  /** Extension members beside the standard ones, e.g. the current alert of a 409 STALE. */
  extra?: Record<string, unknown>;
}

/**
 * An expected failure, answered as `application/problem+json` (RFC 9457). Anything else that is
 * thrown is a surprise: it is logged with the request id and masked as INTERNAL.
 */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly title: string;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly extra: Record<string, unknown>;

  constructor(status: number, code: ProblemCode, title: string, options: ProblemOptions = {}) {
    super(title);
    this.name = 'HttpProblem';
    this.status = status;
    this.code = code;
    this.title = title;
    this.detail = options.detail;
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
    this.extra = options.extra ?? {};
  }
}
