import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mailOf } from '@vedetta/detection/testing/files/make-mails.ts';
import { zipFile } from '@vedetta/detection/testing/files/make-archives.ts';
import { addColleague, type TestPerson } from '../../api/test/kit.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { PATIENT_LIMITS } from '../../api/test/scan-limits.ts';
import { callApi, uploadFile } from '../../api/test/uploads.ts';
import { buildScanWorker } from '@vedetta/detection/testing/worker-build.ts';
import { startScanning, type Scanning } from '@vedetta/api/modules/scans/jobs/scanning.ts';
import { codeOf, startRealProduct, type RealProduct } from './real.ts';

const DOMAIN = 'meridianafoods.eu';
const PLANTED = ['Primavera2021!', 'Ravenna+55Kp'];
const bytes = (text: string) => new TextEncoder().encode(text);
const FILES = [
  ['pack.zip', zipFile([{ name: 'list.txt', content: bytes(`anna@${DOMAIN}:${PLANTED[0]}`) }])],
  ['dump.eml', mailOf(['Subject: Dump'], `bruno@${DOMAIN}:${PLANTED[1]}`)],
] as const;

let product: RealProduct;
let scanning: Scanning;
let viewer: TestPerson;
let analyst: TestPerson;
let key: { access: string };
const items: number[] = [];
beforeAll(async () => {
  product = await startRealProduct();
  const { api, admin } = product;
  expect(
    await callApi(api, admin.access, 'PATCH', '/api/settings/v1/', { protected_domains: [DOMAIN] }),
  ).toMatchObject({ status: 200 });
  [viewer, analyst] = [await addColleague(api, { group: 'Viewers' }), await addColleague(api)];
  key = {
    access: (
      await callApi(api, admin.access, 'POST', '/api/integrations/v1/access-keys/', {
        name: 'SIEM',
        scopes: ['admin'],
      })
    ).body.key,
  };
  scanning = startScanning(api.services, {
    script: await buildScanWorker(),
    limits: PATIENT_LIMITS,
    workers: 1,
  });
  for (const [name, content] of FILES)
    items.push((await uploadFile(api, admin.access, name, content)).body.media_id);
  for (const id of items) {
    await vi.waitFor(async () => {
      expect((await callApi(api, admin.access, 'GET', `/api/media/v1/${id}/`)).body).toMatchObject({
        shows_passwords: true,
      });
    }, PATIENT);
  }
});
afterAll(async () => {
  await scanning.stop(0);
  await product.stop();
});

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const DEPTH = 3;

/** All that can be asked of a type without saying what, so deep. */
function selectionOf(type: GraphQLOutputType, depth: number): string | null {
  const named = getNamedType(type);
  if (isUnionType(named)) return '{ __typename }';
  if (!isObjectType(named)) return named.toString() === 'Node' ? '{ nodeId }' : '';
  if (depth === 0) return null;
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const inner = field.args.some(isRequiredArgument) ? null : selectionOf(field.type, depth - 1);
    return inner === null ? [] : [`${field.name} ${inner}`];
  });
  return `{ ${fields.join(' ')} }`;
}

/** What a query about items is told; null where it is about something else. */
function argumentsOf(field: GraphQLField<unknown, unknown>, id: number): string | null {
  const values: Record<string, string> = {
    id: `"${id}"`,
    mediaId: `"${id}"`,
    mediaIds: `["${id}"]`,
    format: 'CSV',
    from: '"2026-01-01"',
    to: '"2026-12-31"',
  };
  const required = field.args
    .filter(isRequiredArgument)
    .map(({ name }) => `${name}: ${values[name] ?? ''}`);
  if (required.some((one) => one.endsWith(': '))) return null;
  return required.length === 0 ? '' : `(${required.join(', ')})`;
}

describe('passwords of the company in GraphQL', () => {
  test('are in no answer of any query', async () => {
    let answered = 0;
    for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
      for (const id of items) {
        const given = argumentsOf(field, id);
        if (given === null) continue;
        for (const person of [viewer, analyst, key]) {
          const answer = await product.as(person)(
            `{ ${field.name}${given} ${selectionOf(field.type, DEPTH)} }`,
          );
          const text = JSON.stringify(answer);
          for (const value of PLANTED)
            expect(text, `${field.name} ${text.slice(0, 200)}`).not.toContain(value);
          if (answer.data?.[field.name] != null) answered += 1;
        }
      }
    }
    expect(answered).toBeGreaterThan(100);
  });

  const reveal = (person: { access: string }, id = items[0]) =>
    product.as(person)(
      'mutation ($id: ID!) { revealPasswords(id: $id) { mediaId count accounts { address password isHashed path } } }',
      { id: String(id) },
    );

  test('are shown to those who work on alerts, each time from the original, and nothing keeps the answer', async () => {
    const accounts = [
      { address: `anna@${DOMAIN}`, password: PLANTED[0], isHashed: false, path: ['list.txt'] },
    ];
    for (const person of [product.admin, analyst, analyst]) {
      const answer = await reveal(person);
      expect(answer.data).toEqual({
        revealPasswords: { mediaId: String(items[0]), count: 1, accounts },
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await reveal(analyst, items[1])).ok.revealPasswords.accounts).toMatchObject([
      { password: PLANTED[1] },
    ]);
    const { data } = await product.as(viewer)(
      `{ media(id: "${items[0]}") { showsPasswords activity { results { kind } } } }`,
    );
    expect(data.media.showsPasswords).toBe(true);
    expect(
      data.media.activity.results.filter(
        ({ kind }: { kind: string }) => kind === 'PASSWORDS_REVEALED',
      ),
    ).toHaveLength(3);
    expect(JSON.stringify(product.gateway.log)).not.toContain(PLANTED[0]);
  });

  test('are refused to others with a sentence, access keys of every scope among them', async () => {
    for (const person of [viewer, key]) {
      const answer = await reveal(person);
      expect(codeOf(answer)).toBe('FORBIDDEN');
      expect(answer.errors[0]?.message).toMatch(/^[A-Z].{20,}\.$/);
    }
  });
});
