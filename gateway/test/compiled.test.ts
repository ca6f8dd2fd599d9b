import { getOperationAST, Kind, parse, type FieldNode } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  compileProjection,
  fragmentsOf,
  selectedFields,
  UNUSUAL,
} from '../src/server/projection.ts';
import { createSchema } from '../src/server/schema.ts';
import { ask, serveGateway, type ServedGateway } from './serve.ts';
import { alert, Upstream } from './upstream.ts';

const upstream = new Upstream();
let gateway: ServedGateway;
beforeAll(async () => {
  await upstream.start();
  gateway = await serveGateway(upstream.url);
});
afterAll(async () => {
  await gateway.stop();
  await upstream.kill();
});
const person = {
  id: 9,
  first_name: 'Bo',
  last_name: 'Li',
  full_name: 'Bo "B" Li',
  email: 'bo@lookout.example',
};
const rows = [
  alert(4),
  {
    ...alert(5),
    assignee: person,
    title: 'perché “così” \u{1F600} \u0001',
    feedback_response: 'duplicate',
  },
];
beforeEach(() => {
  upstream.answers.clear();
  upstream.calls.length = 0;
  upstream.json('POST /api/alert/v1/', 200, {
    count: 2,
    count_is_partial: false,
    page: 1,
    page_size: 50,
    links: { next: null, previous: null },
    results: rows,
  });
  upstream.json('GET /api/setup/v1/', 200, { required: true });
});
const schema = createSchema();

/** What the query's only root compiles to. */
function compiled(query: string) {
  const document = parse(query);
  const root = schema.getQueryType();
  const set = getOperationAST(document)?.selectionSet;
  const node = set?.selections.find(
    (selection): selection is FieldNode => selection.kind === Kind.FIELD,
  );
  const field = root?.getFields()[node?.name.value ?? ''];
  if (!root || !set || !node || !field) throw new Error('a query with one root');
  selectedFields(root, [set], fragmentsOf(document));
  return compileProjection(field.type, [node], fragmentsOf(document));
}

const SHAPES = [
  '{ alerts { count results { id version title severity status seenCount severitySetByPerson detectedAt } } }',
  '{ alerts { results { feedbackResponse dismissReason assignee { id fullName } mediaTarget { ' +
    'sourceName } marks { start end } } links { next previous } } }',
  '{ alerts { __typename results { __typename b: title a: title title } pages: count } }',
  '{ alerts { ...P results { ...A ... { mediaTarget { searchString } } ... on Alert { ' +
    'mediaTarget { accountUsername } } } } } fragment P on AlertPage { count } fragment A on ' +
    'Alert { id mediaTarget { sourceName } }',
  '{ setup { required } list: alerts { count } again: alerts { count } }',
  'query ($size: Int = 50) { alerts(pageSize: $size) { pageSize } }',
];
test.each(SHAPES)(
  '%s is compiled, and answered word for word as graphql-js does',
  async (query) => {
    expect(compiled(query)).toBeTypeOf('function');
    const own = await ask(gateway, query);
    // A directive sends it the other way.
    const other = await ask(
      gateway,
      query.replace(/alerts(\(.*?\))? \{/, 'alerts$1 @include(if: true) {'),
    );
    expect(own.errors).toEqual([]);
    expect(other.errors).toEqual([]);
    expect(JSON.stringify(own.data)).toBe(JSON.stringify(other.data));
  },
);

test.each([
  ['a field that asks the api', '{ alerts { results { findings { id } } } }'],
  ['a directive', '{ alerts { results { id @skip(if: false) } } }'],
  ['the key __proto__', '{ alerts { results { __proto__: id } } }'],
])('%s is left to graphql-js', (_what, query) => {
  expect(() => compiled(query)).toThrow(UNUSUAL);
});

test('a value that does not fit its type is left to graphql-js', () => {
  const project = compiled('{ alerts { count results { id assignee { id } } } }');
  const fits = { count: 1, results: [{ id: '1', assignee: null }] };
  expect(project(fits)).toEqual(fits);
  const misfits = [
    null,
    { ...fits, count: null },
    { ...fits, count: 1.5 },
    { ...fits, count: 'x' },
    { ...fits, results: {} },
    { ...fits, results: [null] },
    { ...fits, results: [new Error('x')] },
    { ...fits, results: [{ id: {}, assignee: null }] },
    { ...fits, results: [Promise.resolve({ id: '1', assignee: null })] },
    { ...fits, results: [{ id: () => '1', assignee: null }] },
  ];
  for (const misfit of misfits.slice(1))
    expect(() => project(misfit), JSON.stringify(misfit)).toThrow();
});

test('a root that fails leaves the others their answer, and none is asked of the api twice', async () => {
  upstream.json('GET /api/setup/v1/', 403, {
    type: 'about:blank',
    title: 'Not for you.',
    status: 403,
    code: 'FORBIDDEN',
  });
  const { data, errors } = await ask(gateway, '{ alerts { count } setup { required } }');
  expect(data?.alerts ?? data).toEqual(data === null ? null : { count: 2 });
  expect(errors).toMatchObject([
    {
      path: ['setup'],
      message: 'Not for you.',
      extensions: { code: 'FORBIDDEN', requestId: expect.any(String) },
    },
  ]);
  expect(upstream.calls.map(({ path }) => path).sort()).toEqual([
    '/api/alert/v1/',
    '/api/setup/v1/',
  ]);
});

test('arguments and variables that do not fit are refused before the api is asked', async () => {
  const answers = [
    await ask(gateway, 'query ($n: Int) { alerts(pageSize: $n) { count } }', { n: 'many' }),
    await ask(gateway, '{ alerts(filter: {assignedTo: ["x"]}) { count } }'),
  ];
  expect(answers.map(({ errors }) => errors.map(({ extensions }) => extensions['code']))).toEqual([
    ['BAD_USER_INPUT'],
    ['BAD_USER_INPUT'],
  ]);
  expect(upstream.calls).toEqual([]);
});
