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

const INTRODUCTION = `The REST API of Vedetta. Every call answers JSON; every failure answers \
\`application/problem+json\` (RFC 9457) with a
stable \`code\`. A trailing slash is optional.

Sockets stand beside it, on the same host. They take the access token as query parameter \`token\` \
(or as \`Authorization: Bearer …\`)
and send one JSON object per message. Two are streams that resume: \
with the last seen id as \`after\` they first replay what was missed, \
then go on live, in the order of ids.
\`/ws/notifications/\` sends objects of the schema Notification, \`/ws/events/\` objects of the schema SocketEvent;
the latter also takes an access key with the scope \`read\`. A third, \`/ws/presence/\`, tells who looks at
the media items that its client says it has open: \
the client sends \`{"media_ids": [1, 2]}\`, always all of them and at most 100, and is sent a
Presence for each of them now and whenever it changes. A person looks until the socket closes or \
another message leaves the item out; an access
key sees and is not seen. Close code 4400: a message could not be read; 4403:
the token ran out or the session ended; 4429: too many sockets; \
1013: the reader was too slow; 1001: the server goes away.

A server that listens for many people opens \`/ws/shared/\` once, without a token, \
and says \`{"open": 1, "channel": "events", "token": "…", "after": 7}\` for each of them, \
under
a number of its choice, and \`{"close": 1}\`. It is answered \`{"opened": 1, "position": 9}\` \
or \`{"ended": 1, "code": 4403, "reason": "…"}\`, and sent
\`[[1, 3, 8, 1], {…}]\` for a message to the numbers 1, 2, 3 and 8: \
the first of a run and how many follow it, in turn. \
Several messages may come in one frame,
numbers and message in turn.`;

const PROBLEM_WORDS: Record<number, string> = {
  400: 'The request cannot be read',
  401: 'Not logged in',
  402: 'The free trial is used up',
  403: 'Not allowed',
  404: 'No such thing for the caller',
  408: 'The body came too slowly',
  409: 'In conflict with the present state',
  410: 'No longer valid',
  413: 'Too large',
  415: 'Wrong media type',
  422: 'A field is not right',
  429: 'Too many attempts; see Retry-After',
  503: 'Unavailable for the moment; see Retry-After',
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
          description: 'Cookie that rotates at each use.',
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
