import { GraphQLError } from 'graphql';
import type { Message } from '@vedetta/messages/message.ts';
import { type Reason, toReason } from '@vedetta/messages/reason.ts';
import { render } from '@vedetta/messages/render.ts';

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
  reason?: Reason | undefined;
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

/** A refusal of the gateway's own (docs/decisions/155, 158). */
export const refusal = (status: number, code: string, why: Message): KnownError =>
  new KnownError(status, code, render('en', why), { extra: { reason: toReason(why) } });

/** An input that the gateway can refuse without asking anybody. */
export function badInput(path: string, why: Message, code = 'invalid'): KnownError {
  const [message, reason] = [render('en', why), toReason(why)];
  return new KnownError(422, 'BAD_USER_INPUT', message, {
    errors: [{ path, message, code, reason }],
    extra: { reason },
  });
}
