import { z } from 'zod';
import {
  createDocument,
  type oas31,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { isOpenToKeys } from '../access/access-key.ts';
import { idempotencyHeader } from './idempotency.ts';
import type { Operation } from './operation.ts';
import { Problem } from './problem-schema.ts';

const INTRODUCTION = `The REST API of Vedetta. Responses are JSON. Errors are \
\`application/problem+json\` (RFC 9457) with a
stable \`code\`. A trailing slash is optional.

The same host also serves WebSockets. They take the access token as the query parameter \`token\` \
(or as \`Authorization: Bearer …\`)
and send one JSON object per message. Two of them are resumable streams: \
with the last received id as \`after\`, they first replay the missed messages \
and then send new ones, in the order of ids.
\`/ws/notifications/\` sends objects of the schema Notification, \`/ws/events/\` objects of the schema SocketEvent;
the latter also accepts an access key with the scope \`read\`. The third, \`/ws/presence/\`, reports who is viewing
the media items that the client has open: \
the client sends the complete list, \`{"media_ids": [1, 2]}\`, with at most 100 items, and receives a
Presence for each of them, immediately and after each change. A user is viewing an item until the socket closes or \
a later message omits the item. An access
key receives presence but doesn’t appear in it. Close codes: 4400: a message is invalid; 4403:
the token has expired or the session has ended; 4429: too many sockets; \
1013: the client reads too slowly; 1001: the server is stopping.

A server that listens on behalf of many users opens \`/ws/shared/\` once, without a token. For each user it \
sends \`{"open": 1, "channel": "events", "token": "…", "after": 7}\` with a number of its choice, \
and \`{"close": 1}\` to stop.
The response is \`{"opened": 1, "position": 9}\` \
or \`{"ended": 1, "code": 4403, "reason": "…"}\`. Messages have the form
\`[[1, 3, 8, 1], {…}]\`, here a message to the numbers 1, 2, 3 and 8: \
the list contains the first number of each run and the length of the run, in turn. \
One frame can contain several messages:
numbers and message in turn.`;

const PROBLEM_WORDS: Record<number, string> = {
  400: 'The request is malformed',
  401: 'Not logged in',
  402: 'The free trial has no scans left',
  403: 'Not allowed',
  404: 'Not found, or not visible to the caller',
  408: 'The body arrived too slowly',
  409: 'Conflict with the current state',
  410: 'No longer valid',
  413: 'Too large',
  415: 'Wrong media type',
  422: 'A field is invalid',
  429: 'Too many attempts; see Retry-After',
  503: 'Temporarily unavailable; see Retry-After',
};
/**
 * One object per status: by its identity it becomes one named component instead of a copy per call.
 */
const PROBLEM_RESPONSES = new Map(
  Object.entries(PROBLEM_WORDS).map(([status, description]) => [
    Number(status),
    {
      id: `Problem${status}`,
      description,
      content: { 'application/problem+json': { schema: Problem } },
    },
  ]),
);

/**
 * The OpenAPI 3.1 document of the given operations, in their order.
 * @param components schemas to include although no operation names them (messages of the sockets).
 */
export function openApiDocument(
  operations: readonly Operation[],
  components: Record<string, z.ZodType>,
): oas31.OpenAPIObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method] = describe(operation);
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Vedetta',
      version: '1',
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem, ...components },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'Access token, valid for 10 minutes, or an access key `vdt_…`; see x-access-keys.',
        },
        preauth: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-vedetta_preauth',
          description: 'Cookie set once the password has been checked; valid for 5 minutes.',
        },
        refresh: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-vedetta_refresh',
          description: 'Cookie that changes with each use.',
        },
      },
    },
  });
}

function describe(operation: Operation): ZodOpenApiOperationObject {
  const params = operation.params instanceof z.ZodObject ? operation.params : undefined;
  const query = operation.query instanceof z.ZodObject ? operation.query : undefined;
  const multipart = {
    'multipart/form-data': { schema: z.object({ file: z.string().meta({ format: 'binary' }) }) },
  };
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.tag],
    security: securityOf(operation),
    ...(params || query || operation.takesKey
      ? {
          requestParams: {
            ...(params ? { path: params } : {}),
            ...(query ? { query } : {}),
            ...(operation.takesKey ? { header: idempotencyHeader } : {}),
          },
        }
      : {}),
    ...(operation.bodyType === 'multipart'
      ? { requestBody: { required: true, content: multipart } }
      : {}),
    ...(operation.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: operation.body } },
          },
        }
      : {}),
    responses: responsesOf(operation),
    ...(PUBLIC_ACCESS.has(operation.access)
      ? {}
      : { 'x-capability': operation.access, 'x-access-keys': isOpenToKeys(operation) }),
  };
}

const PUBLIC_ACCESS: ReadonlySet<string> = new Set(['public', 'preauth-cookie', 'refresh-cookie']);

function securityOf({ access }: Operation): Record<string, string[]>[] {
  if (access === 'public') return [];
  if (access === 'preauth-cookie') return [{ preauth: [] }];
  if (access === 'refresh-cookie') return [{ refresh: [] }];
  return [{ bearer: [] }];
}

function responsesOf(operation: Operation): ZodOpenApiResponsesObject {
  const answer: Record<string, unknown> =
    typeof operation.responseType === 'object'
      ? {
          content: Object.fromEntries(
            operation.responseType.binary
              .split(', ')
              .map((type) => [type, { schema: z.string().meta({ format: 'binary' }) }]),
          ),
        }
      : operation.response
        ? { content: { 'application/json': { schema: operation.response } } }
        : {};
  const statuses = new Set<number>([422, 429, 503, ...(operation.problems ?? [])]);
  if (operation.access !== 'public') statuses.add(401);
  if (operation.body || operation.bodyType === 'multipart')
    statuses.add(400).add(408).add(413).add(415);
  if (!PUBLIC_ACCESS.has(operation.access) && operation.access !== 'self') statuses.add(403);
  const responses: ZodOpenApiResponsesObject = {
    [`${operation.status}`]: { description: 'Done.', ...answer },
  };
  for (const [status, response] of PROBLEM_RESPONSES) {
    if (statuses.has(status)) responses[`${status}` as '400'] = response;
  }
  return responses;
}
