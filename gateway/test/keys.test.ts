import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAlert } from '../../api/test/factories.ts';
import { collect, liveClient } from './client.ts';
import { startRealProduct, type RealProduct } from './real.ts';
import { until } from './serve.ts';

let product: RealProduct;
let mediaId: number;
const keys = new Map<string, { access: string; id: string }>();
beforeAll(async () => {
  product = await startRealProduct();
  ({ mediaId } = await insertAlert(product.api.db, { companyId: product.admin.companyId }));
  for (const scope of ['READ', 'TRIAGE', 'UPLOAD', 'ADMIN'])
    keys.set(scope, await makeKey([scope]));
});
afterAll(async () => {
  await product.stop();
});

async function makeKey(scopes: string[]): Promise<{ access: string; id: string }> {
  const { data, errors } = await product.as(product.admin)(
    'mutation ($input: CreateAccessKeyInput!) { createAccessKey(input: $input) { key ' +
      'accessKey { id scopes status lastUsedAt createdBy { id } } } }',
    { input: { name: 'SIEM', scopes } },
  );
  expect(errors).toEqual([]);
  expect(data.createAccessKey.accessKey).toMatchObject({
    scopes,
    status: 'ACTIVE',
    lastUsedAt: null,
    createdBy: { id: String(product.admin.id) },
  });
  return { access: data.createAccessKey.key, id: data.createAccessKey.accessKey.id };
}
const key = (scope: string) => keys.get(scope)!;

/** Each field of which scope it takes; `ADMIN` reaches all but what is a person's own. */
const READS: [string, string[]][] = [
  ['alerts { count }', ['READ', 'ADMIN']],
  ['mediaList { count }', ['READ', 'ADMIN']],
  ['files { count }', ['READ', 'ADMIN']],
  ['targets { count }', ['READ', 'ADMIN']],
  ['monthSummary { totalAlerts }', ['READ', 'ADMIN']],
  ['alertsConnection { nodes { id } }', ['READ', 'ADMIN']],
  ['users { count }', ['ADMIN']],
  ['settings { retentionDays }', ['ADMIN']],
  ['auditLog { count }', ['ADMIN']],
  ['webhooks { count }', ['ADMIN']],
  ['accessKeys { count }', []],
  ['savedViews { id }', []],
  ['notifications { count }', []],
  ['sessions { id }', []],
];

describe.each(['READ', 'TRIAGE', 'UPLOAD', 'ADMIN'])('a key with the scope %s', (scope) => {
  test('reads what its scope reaches; the rest is refused field by field', async () => {
    const { data, errors } = await product.as(key(scope))(
      `{ ${READS.map(([field]) => field).join(' ')} }`,
    );
    const reached = READS.filter(([, scopes]) => scopes.includes(scope)).map(
      ([field]) => field.split(' ')[0],
    );
    expect(
      Object.keys(data)
        .filter((field) => data[field] !== null)
        .sort(),
    ).toEqual(reached.toSorted());
    expect(errors).toHaveLength(READS.length - reached.length);
    for (const error of errors)
      expect(error.extensions).toMatchObject({ code: 'FORBIDDEN', status: 403 });
  });

  test('acts as far as its scope reaches', async () => {
    const acts: [string, string[]][] = [
      [
        `createNote(input: {mediaId: ${mediaId}, text: "by a program"}) { author { id } }`,
        ['TRIAGE', 'ADMIN'],
      ],
      ['createUploadToken(input: {filename: "a.txt", size: 1}) { token }', ['UPLOAD', 'ADMIN']],
      ['updateSettings(input: {}) { mailEnabled }', ['ADMIN']],
      ['createAccessKey(input: {name: "heir", scopes: [READ]}) { key }', []],
    ];
    for (const [act, scopes] of acts) {
      const { data, errors } = await product.as(key(scope))(`mutation { ${act} }`);
      if (scopes.includes(scope))
        expect([act, errors.filter(({ extensions }) => extensions['status'] === 403)]).toEqual([
          act,
          [],
        ]);
      else
        expect([act, errors[0]?.extensions['code'], Object.values(data ?? {})]).toEqual([
          act,
          'FORBIDDEN',
          [null],
        ]);
    }
  });
});

test('each answer tells what is left of the limit; a person’s answers tell none', async () => {
  const { admin, as } = product;
  const one = await as(key('READ'))('{ alerts { count } alertCounts { detected } }');
  const two = await as(key('READ'))('{ alerts { count } }');
  expect(one.headers.get('ratelimit-limit')).toBe('600');
  expect(one.headers.get('ratelimit-policy')).toBe('600;w=60');
  expect(Number(one.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
  expect(
    Number(one.headers.get('ratelimit-remaining')) - Number(two.headers.get('ratelimit-remaining')),
  ).toBe(1);
  expect((await as(admin)('{ alerts { count } }')).headers.get('ratelimit-limit')).toBeNull();
});

test(
  'a key subscribes with connection_init, its last use is shown, and its end ends the ' +
    'subscription within five seconds',
  async () => {
    const { admin, api, as, gateway } = product;
    const own = await makeKey(['READ']);
    const codes: number[] = [];
    const client = liveClient(gateway.socketUrl, () => own.access, {
      shouldRetry: () => false,
      on: {
        closed: (event) => {
          codes.push((event as { code: number }).code);
        },
      },
    });
    try {
      const changes = collect<{ alertId: string }>(
        client,
        'subscription { alertChanged(after: "0") { alertId } }',
      );
      const { id } = await insertAlert(api.db, { companyId: admin.companyId });
      await as(admin)(
        `mutation { updateAlertSeverity(input: {id: ${id}, version: 1, severity: LOW}) { id } }`,
      );
      await until(() => changes.seen.some(({ alertId }) => alertId === String(id)), 'the change');
      const { data } = await as(admin)(`{ accessKey(id: ${own.id}) { lastUsedAt } }`);
      expect(data.accessKey.lastUsedAt).toEqual(expect.any(String));
      expect(
        (
          await as(admin)(
            `mutation { updateAccessKey(input: {id: ${own.id}, isRevoked: true}) { status } }`,
          )
        ).ok.updateAccessKey,
      ).toEqual({ status: 'REVOKED' });
      await until(() => codes.length === 1, 'the end of the subscription');
      expect(codes).toEqual([4403]);
      expect((await as(own)('{ viewer { isAdmin } }')).errors[0]?.extensions).toMatchObject({
        code: 'UNAUTHENTICATED',
        status: 401,
      });
    } finally {
      await client.dispose();
    }
  },
);
