import { getOperationAST, parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertAlert } from '../../api/test/factories.ts';
import { persistedOperations } from '../src/generated/persisted-operations.ts';
import { rootsOf } from '../src/server/compiled-roots.ts';
import { createSchema } from '../src/server/schema.ts';
import { startRealProduct } from './real.ts';
import { ask, serveGateway, type ServedGateway } from './serve.ts';
import { alert, Upstream } from './upstream.ts';

const schema = createSchema();
/**
 * From the api's text to the answer's, as the query's only root is compiled; null where it is
 * parsed.
 */
function textOf(query: string): ((body: Buffer) => string | null) | null {
  const document = parse(query);
  const operation = getOperationAST(document);
  const [root] = (operation && rootsOf(schema, document, operation)) ?? [];
  return root?.text?.take ?? null;
}
const WEB =
  Object.values(persistedOperations).find((text) => text.startsWith('query AlertList(')) ?? '';
const EVERY_FIELD = `{ alerts { count countIsPartial page pageSize links { next previous } results {
  id version mediaId mediaTitle mediaTarget { sourceName searchString accountUsername }
  sourceId detector title titleCode titleReason { code params { name value } }
  summary summaryReason { code params { name value } } marks { start end }
  severity severitySetByPerson status
  assignee { id firstName lastName fullName email }
  seenCount feedbackResponse dismissReason detectedAt updatedAt } } }`;
const QUERIES = [
  EVERY_FIELD,
  WEB,
  '{ list: alerts { rows: results { b: title a: title mediaTarget { accountUsername } marks { ' +
    'to: end __typename } __typename } pages: count __typename } }',
];
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
    ...alert(5, 2),
    summary_reason: {
      code: 'quoteNamedValue',
      params: [
        { name: 'name', value: 'a.jpg' },
        { name: 'seen', value: 'PHP "script"' },
      ],
    },
    title_reason: { code: 'titleRule', params: [{ name: 'rule', value: '"},{' }] },
    title: 'perché “così” \u{1F600} \u0001 \\ " {"results":[',
    severity: 1,
    status: 'DISMISSED',
    assignee: person,
    feedback_response: 'false positive: satire or news',
    dismiss_reason: 'seen',
    marks: [
      { start: 0, end: 2 },
      { start: 3, end: 14 },
    ],
    source_id: -1,
    detected_at: '2024-02-29T23:59:59+02:00',
  },
  {
    ...alert(6),
    marks: [],
    title: '',
    media_target: { source_name: '},{', search_string: null, account_username: 'null', prefix: '' },
  },
];
const page = (results: object[]) => ({
  count: 2,
  count_is_partial: false,
  page: 1,
  page_size: 50,
  links: { next: 'page=2', previous: null },
  results,
});

const upstream = new Upstream();
let gateway: ServedGateway;
let body: Buffer;
beforeAll(async () => {
  await upstream.start();
  gateway = await serveGateway(upstream.url);
});
beforeEach(() => {
  upstream.on('POST /api/alert/v1/', (_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.kill();
});
/** A directive sends it to graphql-js. */
const throughGraphql = (query: string) =>
  ask(gateway, query.replace(/alerts(\(.*?\))? \{/, 'alerts$1 @include(if: true) {'));

describe('a list that the gateway only renames', () => {
  test.each(QUERIES)(
    'is answered from the text, word for word as graphql-js does: %s',
    async (query) => {
      for (const results of [rows, [], [alert(7)]]) {
        body = Buffer.from(JSON.stringify(page(results)));
        expect(textOf(query)?.(body)).toEqual(expect.any(String));
        const [own, other] = [await ask(gateway, query), await throughGraphql(query)];
        expect(own.errors).toEqual([]);
        expect(JSON.stringify(own.data)).toBe(JSON.stringify(other.data));
        expect(Number(own.headers.get('content-length'))).toBeGreaterThan(20);
      }
    },
  );

  test('is parsed where a field needs more than a new name', () => {
    expect(textOf('{ alerts { results { id } } }')).not.toBeNull();
    for (const field of [
      'nodeId',
      'source',
      'findings { id }',
      'id @skip(if: false)',
      'a: assignee { id } b: assignee { email }',
    ])
      expect(textOf(`{ alerts { results { ${field} } } }`), field).toBeNull();
    expect(textOf('{ alerts { count } }')).toBeNull();
  });

  const text = JSON.stringify(page(rows));
  const valid: [string, string][] = [
    ['white space', text.replace('"version":', '"version": ')],
    ['members in another order', text.replace('"id":4,"version":1', '"version":1,"id":4')],
    ['a member of tomorrow', text.replace('"version":1', '"version":1,"colour":"red"')],
    ['an id beyond nine digits', text.replace('"id":4', '"id":9007199254740991')],
    [
      'a member with results of its own',
      text.replace('"count":', '"extra":{"results":[]},"count":'),
    ],
  ];
  test.each(valid)(
    'is parsed when the text has %s, and the answer is the same',
    async (_what, other) => {
      expect(other).not.toBe(text);
      body = Buffer.from(other);
      expect(textOf(EVERY_FIELD)?.(body)).toBeNull();
      const [own, ordinary] = [await ask(gateway, EVERY_FIELD), await throughGraphql(EVERY_FIELD)];
      expect(own.errors).toEqual([]);
      expect(own.data).toEqual(ordinary.data);
    },
  );

  const broken: [string, string | Buffer][] = [
    ['a severity that is none', text.replace('"severity":5', '"severity":9')],
    ['a status that is none', text.replace('"DETECTED"', '"GONE"')],
    ['a time that is none', text.replace('2026-11-21T', '2026-11-31T')],
    ['a number in place of a text', text.replace('"title":"Program in disguise"', '"title":4')],
    ['null where something must be', text.replace('"title":"Program in disguise"', '"title":null')],
    ['an id of nothing', text.replace('"id":4', '"id":0')],
    ['a row without its title', text.replace('"title":"Program in disguise",', '')],
    [
      'a control character in a text',
      text.replace('Program in disguise', 'Program\u0001in disguise'),
    ],
    ['a leading zero', text.replace('"version":1', '"version":01')],
    [
      'an escape that is none',
      text.replace('Program in disguise', String.raw`Program\x in disguise`),
    ],
    ['no end', text.slice(0, -2)],
    ['a comma too many', text.replace(/\]\}$/, ',]}')],
    ['a control character behind the last row', text.replace(/\]\}$/, '\u0003]}')],
    [
      'control characters in place of a severity',
      text.replace('"severity":5', '"severity":\u00010:5\u0002'),
    ],
    ['a count that is none', text.replace('"count":2', '"count":"2"')],
    ['no page size', text.replace('"page_size":50,', '')],
  ];
  test.each(broken)('is refused as before when the answer has %s', async (_what, answer) => {
    expect(answer).not.toBe(text);
    body = Buffer.from(answer);
    expect(textOf(EVERY_FIELD)?.(body)).toBeNull();
    const { data, errors } = await ask(gateway, EVERY_FIELD);
    expect(data).toEqual({ alerts: null });
    expect(errors).toMatchObject([
      { path: ['alerts'], extensions: { code: 'UNAVAILABLE', status: 502 } },
    ]);
  });

  test('never passes on bytes that are no UTF-8', async () => {
    body = Buffer.from(text.replace('Program in disguise', 'Program ? disguise'));
    body[body.indexOf('?')] = 0xff;
    const { data, errors } = await ask(gateway, '{ alerts { results { title } } }');
    expect(errors).toEqual([]);
    expect(data.alerts.results[0].title).toBe('Program \ufffd disguise');
  });
});

test('the api writes its alerts so that the web client’s list is answered from the text', async () => {
  const product = await startRealProduct();
  try {
    const { api, admin } = product;
    await insertAlert(api.db, { companyId: admin.companyId });
    await insertAlert(api.db, { companyId: admin.companyId });
    const answer = await fetch(`${api.url}/api/alert/v1/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.access}`, 'content-type': 'application/json' },
      body: '{}',
    });
    const found = textOf(WEB)?.(Buffer.from(await answer.arrayBuffer()));
    expect(JSON.parse(Buffer.from(found ?? 'null', 'latin1').toString())).toEqual(
      (await product.as(admin)(WEB)).ok.alerts,
    );
    expect((await product.as(admin)(WEB)).ok.alerts.results).toHaveLength(2);
  } finally {
    await product.stop();
  }
});
