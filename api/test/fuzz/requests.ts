import fc, { type Arbitrary } from 'fast-check';
import type { DocumentShape, OperationShape } from '../../src/platform/http/openapi-shape.ts';
import { valuesOf, type Known } from './arbitrary-from-schema.ts';

export const CALLERS = ['admin', 'analyst', 'trial', 'foreign', 'nobody'] as const;

/** One request as it goes out: nothing of it is encoded any further. */
export interface FuzzRequest {
  operationId: string;
  caller: (typeof CALLERS)[number];
  method: string;
  path: string;
  body: string | null;
  contentType: string;
  cookie: string | null;
}

interface Target {
  path: string;
  method: string;
  operation: OperationShape;
}

/**
 * Requests to every call of the document: right ones, ones with a single thing wrong, and ones with
 * everything wrong.
 * @param known ids and addresses of rows that are there.
 */
export function requestsOf(document: DocumentShape, known: Known): Arbitrary<FuzzRequest> {
  const targets = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Target => ({ path, method, operation })),
  );
  return fc.oneof(...targets.map((target) => requestsTo(target, document, known)));
}

function requestsTo(
  { path, method, operation }: Target,
  { components: { schemas } }: DocumentShape,
  known: Known,
): Arbitrary<FuzzRequest> {
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const right = schema
    ? valuesOf(schema, schemas, known).map((value) => JSON.stringify(value))
    : fc.constant(null);
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return fc.record({
    operationId: fc.constant(operation.operationId),
    caller: fc.oneof(
      { weight: 6, arbitrary: fc.constant<FuzzRequest['caller']>('admin') },
      { weight: 4, arbitrary: fc.constantFrom(...CALLERS) },
    ),
    method: fc.constant(method.toUpperCase()),
    path: fc
      .tuple(
        pathsOf(path, known),
        fc.oneof(
          { weight: 3, arbitrary: fc.constant('') },
          {
            weight: 2,
            arbitrary: fc
              .tuple(
                ...query.map(({ name, schema: type }) =>
                  fc.option(
                    valuesOf(type ?? {}, schemas, known).map(
                      (value) => `${name}=${encodeURIComponent(String(value))}`,
                    ),
                  ),
                ),
              )
              .map((members) => `?${members.filter((member) => member !== null).join('&')}`),
          },
          { weight: 1, arbitrary: nastyQueries(query.map(({ name }) => name)) },
        ),
      )
      .map(([before, after]) => before + after),
    body: fc.oneof(
      { weight: 4, arbitrary: right },
      {
        weight: 4,
        arbitrary: right.chain((text) => (text === null ? fc.constant(null) : spoilt(text))),
      },
      { weight: 1, arbitrary: nastyBodies },
    ),
    contentType: fc.oneof(
      {
        weight: 12,
        arbitrary: fc.constant(
          operation.requestBody?.content?.['multipart/form-data']
            ? 'multipart/form-data; boundary=x'
            : 'application/json',
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'text/plain',
          'application/json; charset=utf-16',
          'multipart/form-data',
          'application/x-www-form-urlencoded',
          '',
        ),
      },
    ),
    cookie: fc.option(
      fc.constantFrom(
        '__Host-vedetta_refresh=x',
        `__Host-vedetta_preauth=${'x'.repeat(43)}`,
        '__Host-vedetta_refresh=%00; =; ;;',
        `__Host-vedetta_preauth=${'x'.repeat(4_000)}`,
      ),
      { freq: 8 },
    ),
  });
}

const NASTY_SEGMENTS = [
  '0',
  '-1',
  '1e3',
  '9007199254740993',
  '99999999999999999999',
  '%00',
  '..%2f..',
  '%ff',
  '%F0%9F%92%A9',
  "1'%20or%201=1--",
  '__proto__',
  'constructor',
  'a'.repeat(2_000),
];

function pathsOf(path: string, known: Known): Arbitrary<string> {
  const segment = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...known.ids).map(String) },
    { weight: 1, arbitrary: fc.constantFrom(...NASTY_SEGMENTS) },
  );
  return fc.array(segment, { minLength: 3, maxLength: 3 }).map((segments) => {
    let next = 0;
    return path.replace(/\{\w+\}/g, () => segments[(next += 1) - 1] ?? '1');
  });
}

/** Unknown and repeated parameters, huge numbers, brackets that some parsers take for objects. */
function nastyQueries(names: readonly string[]): Arbitrary<string> {
  const name = fc.constantFrom(
    ...names,
    'page',
    'page_size',
    '__proto__',
    'constructor[prototype]',
    'a[b][c]',
    '%00',
    'ids[]',
  );
  const value = fc.constantFrom(
    '',
    '0',
    '-1',
    '1e999',
    'NaN',
    '99999999999999999999',
    '%00',
    '%',
    '%ff',
    '[]',
    '{}',
    "'",
    'x'.repeat(3_000),
    '2020-13-45T99:99:99Z',
  );
  return fc
    .array(
      fc.tuple(name, value).map(([key, text]) => `${key}=${text}`),
      { minLength: 1, maxLength: 30 },
    )
    .map((members) => `?${members.join('&')}`);
}

const NASTY_VALUES = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e308',
  '1e999',
  '-0',
  '9007199254740993',
  '99999999999999999999',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e"',
  '[]',
  '{}',
  '[null]',
  '{"$ne":1}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '"%"',
  '"\' or 1=1 --"',
  '"<script>"',
  '[[[[[[[[[[1]]]]]]]]]]',
  `"${'x'.repeat(20_000)}"`,
  `[${'1,'.repeat(2_000)}1]`,
  `${'['.repeat(1_000)}${']'.repeat(1_000)}`,
];

/**
 * A right body with one thing wrong: a member missing, of another type, unknown, or one that tries
 * to be clever.
 */
function spoilt(text: string): Arbitrary<string> {
  const value: unknown = JSON.parse(text);
  const members =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [];
  const written = (kept: readonly (readonly [string, unknown])[], more: readonly string[] = []) =>
    `{${[...kept.map(([name, member]) => `${JSON.stringify(name)}:${JSON.stringify(member)}`), ...more].join(',')}}`;
  const without = (index: number) => members.filter((_, i) => i !== index);
  const any = fc.nat({ max: Math.max(0, members.length - 1) });
  return fc.oneof(
    any.map((index) => written(without(index))),
    fc
      .tuple(any, fc.constantFrom(...NASTY_VALUES))
      .map(([index, nasty]) =>
        written(without(index), [`${JSON.stringify(members[index]?.[0] ?? 'x')}:${nasty}`]),
      ),
    fc
      .tuple(
        fc.constantFrom('company_id', '__proto__', 'constructor', 'is_admin', 'toString', ''),
        fc.constantFrom(...NASTY_VALUES),
      )
      .map(([name, nasty]) => written(members, [`"${name}":${nasty}`])),
    any.map((index) => written(members, [`${JSON.stringify(members[index]?.[0] ?? 'x')}:1`])),
    fc.nat({ max: text.length }).map((at) => text.slice(0, at)),
  );
}

const nastyBodies: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...NASTY_VALUES,
    '',
    '{',
    '\u0000',
    '{"a":1,}',
    `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`,
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nbytes\r\n--x--\r\n',
    '--x\r\n',
  ),
  fc.string(),
  fc.json(),
);
