import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { KnownError } from './known-error.ts';

/** What the client is told of a surprise; the rest stands in the log under the request id. */
const MASKED =
  'Something went wrong on our side. Try again; if it stays so, give your administrator the request id.';

/** How graphql-js refuses a document with more tokens than `maxTokens`; it has no code for it. */
const TOO_MANY_TOKENS = /Document contains more tha[nt] (\d+) tokens/;

/**
 * True for what must be logged and hidden: neither a known failure nor a fault of the request
 * itself.
 */
export function isSurprise(error: unknown): boolean {
  const original = unwrapResolverError(error);
  if (original instanceof KnownError) return false;
  // Thrown on the way to a field's value, and not by us on purpose.
  if (original !== error || !(original instanceof GraphQLError)) return true;
  return original.extensions['code'] === 'INTERNAL_SERVER_ERROR';
}

/**
 * The one translator of failures: known ones keep their code, faults of the request get status 400,
 * surprises lose everything but the request id.
 * @param formatted what graphql-js or Apollo would send.
 * @param error what was thrown.
 */
export function toClientError(
  formatted: GraphQLFormattedError,
  error: unknown,
  requestId?: string,
): GraphQLFormattedError {
  const id = requestId === undefined ? {} : { requestId };
  const where = {
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
  };
  if (isSurprise(error))
    return { message: MASKED, ...where, extensions: { code: 'INTERNAL', status: 500, ...id } };
  const { stacktrace: _stacktrace, http: _http, code, ...extensions } = formatted.extensions ?? {};
  const given = (message: string, as: unknown) => ({
    message,
    ...where,
    extensions: { code: as, status: 400, ...extensions, ...id },
  });
  const tokens =
    code === 'GRAPHQL_PARSE_FAILED' ? TOO_MANY_TOKENS.exec(formatted.message)?.[1] : undefined;
  if (tokens !== undefined) {
    return given(
      `This operation is refused. It has more than ${tokens} tokens. Send several operations instead.`,
      'QUERY_TOO_LARGE',
    );
  }
  if (extensions['validationErrorCode'] === 'INTROSPECTION_DISABLED') {
    return given(
      'Introspection is off on this server. Read schema.graphql, or ask the operator to set EXPLORER=1.',
      code,
    );
  }
  // Apollo names faults of the request so to which it gives no code, such as a hash that is not of
  // its text.
  return given(
    formatted.message,
    code === undefined || code === 'INTERNAL_SERVER_ERROR' ? 'BAD_REQUEST' : code,
  );
}
