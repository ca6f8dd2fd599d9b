import { GraphQLError } from 'graphql';
import REASONS from './reasons.json' with { type: 'json' };

/** One refused field, as `extensions.errors` carries it. */
export interface FieldError {
  /** Name of the member of the GraphQL input; empty for the input as a whole. */
  path: string;
  /** A sentence that says what to do. */
  message: string;
  /** Stable machine-readable reason. */
  code: string;
  /**
   * Stable name of the sentence with what stands in its gaps; what the REST API gives (decision
   * 155).
   */
  reason?: { code: string; params: Record<string, string> } | undefined;
}

export interface KnownErrorDetails {
  errors?: FieldError[] | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
  /** Further extension members, e.g. the current alert of STALE. */
  extra?: Record<string, unknown> | undefined;
}

/**
 * A failure that clients may know about. Whatever else is thrown is a surprise: it is logged and
 * masked by `toClientError`.
 */
export class KnownError extends GraphQLError {
  readonly status: number;
  readonly code: string;
  readonly details: KnownErrorDetails;

  constructor(status: number, code: string, message: string, details: KnownErrorDetails = {}) {
    super(message, {
      extensions: {
        code,
        status,
        ...(details.errors ? { errors: details.errors } : {}),
        ...(details.retryAfter !== undefined ? { retryAfter: details.retryAfter } : {}),
        ...details.extra,
      },
    });
    this.name = 'KnownError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/**
 * The REST API cannot be used just now: 502 it answered nonsense, 503 it cannot be reached, 504 it
 * took too long.
 */
export function unavailable(status: 502 | 503 | 504, retryAfter = 2): KnownError {
  return new KnownError(
    status,
    'UNAVAILABLE',
    'This part of Vedetta does not answer just now. Try again in a moment.',
    { retryAfter },
  );
}

/** A stable name of a sentence of the gateway's own (docs/decisions/155, 158). */
export type ReasonCode = keyof typeof REASONS;

/** The sentence of a code with its gaps filled, and the reason that travels beside it. */
function say(
  code: ReasonCode,
  params: Readonly<Record<string, string>>,
): { message: string; reason: { code: string; params: Record<string, string> } } {
  return {
    message: REASONS[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    reason: { code, params: { ...params } },
  };
}

/** A refusal of the gateway's own, in a sentence that has a name. */
export function refusal(
  status: number,
  code: string,
  of: ReasonCode,
  params: Readonly<Record<string, string>> = {},
): KnownError {
  const { message, reason } = say(of, params);
  return new KnownError(status, code, message, { extra: { reason } });
}

/** An input that the gateway can refuse without asking anybody. */
export function badInput(
  path: string,
  of: ReasonCode,
  params: Readonly<Record<string, string>> = {},
  code = 'invalid',
): KnownError {
  const { message, reason } = say(of, params);
  return new KnownError(422, 'BAD_USER_INPUT', message, {
    errors: [{ path, message, code, reason }],
    extra: { reason },
  });
}
