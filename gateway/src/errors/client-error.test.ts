import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { say } from '@vedetta/messages/say.ts';
import { isSurprise, toClientError } from './client-error.ts';
import { toInputPath } from './field-paths.ts';
import { badInput, unavailable } from './known-error.ts';

/** As graphql-js hands over what a resolver threw. */
const thrown = (originalError: Error) =>
  new GraphQLError(originalError.message, { originalError, path: ['alerts', 0, 'title'] });
const format = (error: GraphQLError) => toClientError(error.toJSON(), error, 'r-1');

describe('what a client is told', () => {
  test('of a surprise: where it was and under which id it is logged, nothing else', () => {
    const error = thrown(
      new TypeError('Cannot read properties of undefined at /srv/api/secret.ts'),
    );
    expect(isSurprise(error)).toBe(true);
    expect(format(error)).toEqual({
      message: expect.stringContaining('request id'),
      path: ['alerts', 0, 'title'],
      extensions: { code: 'INTERNAL', status: 500, requestId: 'r-1' },
    });
  });

  test('of a value that a resolver may not answer: the same', () => {
    const error = thrown(new GraphQLError('Int cannot represent non-integer value: "secret"'));
    expect(format(error).extensions).toEqual({ code: 'INTERNAL', status: 500, requestId: 'r-1' });
  });

  test('of a known failure: its code, status and fields', () => {
    expect(format(thrown(badInput('id', say('idIsNumber')))).extensions).toEqual({
      code: 'BAD_USER_INPUT',
      status: 422,
      errors: [
        {
          path: 'id',
          message: 'An ID must be a positive whole number.',
          code: 'invalid',
          reason: { code: 'idIsNumber', params: {} },
        },
      ],
      reason: { code: 'idIsNumber', params: {} },
      requestId: 'r-1',
    });
    expect(
      thrown(badInput('first', say('pageSizeOutOfRange', { most: '200' }))).extensions,
    ).toMatchObject({
      errors: [
        {
          message: 'Set the number of entries per request from 1 to 200.',
          reason: { code: 'pageSizeOutOfRange', params: { most: '200' } },
        },
      ],
    });
    expect(format(thrown(unavailable(504))).extensions).toEqual({
      code: 'UNAVAILABLE',
      status: 504,
      retryAfter: 2,
      requestId: 'r-1',
    });
  });
});

test.each([
  ['completeSetup', 're_new_password', 'repeatPassword'],
  ['updateAlert', 'assigned_to', 'assigneeId'],
  ['assignAlerts', 'assigned_to', 'assigneeId'],
  ['listAlerts', 'assigned_to.3', 'assignedTo.3'],
  ['listAlerts', 'search_query', 'search'],
  ['updateAlert', 'dismiss_reason', 'dismissReason'],
  ['login', '', ''],
])('the field of %s that REST calls "%s" is "%s" here', (operation, rest, graphql) => {
  expect(toInputPath(operation, rest)).toBe(graphql);
});
