import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GroupName } from '../src/platform/access/capabilities.ts';
import { operations } from '../src/operations.ts';
import { DocumentShape } from '../src/platform/http/openapi-shape.ts';
import { files } from '../src/platform/database/schema/media.ts';
import { targets } from '../src/platform/database/schema/watch.ts';
import {
  insertAlert,
  insertCompany,
  insertFinding,
  insertNotification,
  insertUser,
  signInAs,
} from './factories.ts';
import { SEED, sized } from '@vedetta/detection/testing/campaign.ts';
import { requestsOf, type FuzzRequest } from './fuzz/requests.ts';
import { call, startTestApi, TEST_PASSWORD, type TestApi } from './kit.ts';
import { HANG_MS } from '@vedetta/detection/testing/patience.ts';

const FIXED_SEED = 20_261_121;
/** Enough for the small run to reach every call as well. */
const REQUESTS_PER_SEED = sized(5_000, 1_500);
/** On their way at the same time. */
const TOGETHER = 20;

let api: TestApi;
let document: DocumentShape;
const lines: string[] = [];
let passwordHash: string;
const emails: string[] = [];
const ids: number[] = [];
const companies: Record<'own' | 'other', number> = { own: 0, other: 0 };
const answered = new Map<string, Set<number>>();

beforeAll(async () => {
  api = await startTestApi({
    log: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
  });
  passwordHash = await api.services.passwords.hash(TEST_PASSWORD);
  for (const which of ['own', 'other'] as const) {
    const { id } = await insertCompany(api.db);
    companies[which] = id;
    const { id: recipientId, email } = await insertUser(api.db, {
      companyId: id,
      groupName: 'Admins',
      passwordHash,
    });
    emails.push(email);
    for (let i = 0; i < 10; i += 1) {
      const alert = await insertAlert(api.db, {
        companyId: id,
        severity: (i % 5) + 1,
        status: i % 2 === 0 ? 'DETECTED' : 'DISMISSED',
      });
      await api.db.insert(files).values({
        companyId: id,
        mediaId: alert.mediaId,
        userId: recipientId,
        filename: `${i}.bin`,
      });
      await api.db
        .insert(targets)
        .values({ companyId: id, sourceId: 1, type: 'account', accountUsername: `account_${i}` });
      await insertFinding(api.db, { companyId: id, mediaId: alert.mediaId, alertId: alert.id });
      await insertNotification(api.db, {
        companyId: id,
        recipientId,
        alertId: alert.id,
        mediaId: alert.mediaId,
      });
    }
  }
  ids.push(...Array.from({ length: 22 }, (_, i) => i + 1));
  document = DocumentShape.parse((await call(api, 'GET', '/api/openapi.json')).body);
});
afterAll(() => api.stop());

const GROUP: Record<FuzzRequest['caller'], GroupName> = {
  admin: 'Admins',
  analyst: 'Analysts',
  trial: 'Trial Users',
  foreign: 'Admins',
  nobody: 'Viewers',
};
const tokens = new Map<FuzzRequest['caller'], Promise<string>>();

/** A caller whose session or account a request before has ended comes back as somebody new. */
function tokenOf(caller: FuzzRequest['caller']): Promise<string> {
  const made =
    tokens.get(caller) ??
    insertUser(api.db, {
      companyId: companies[caller === 'foreign' ? 'other' : 'own'],
      groupName: GROUP[caller],
      passwordHash,
    })
      .then((person) => signInAs(api.services, person))
      .then(({ token }) => token);
  tokens.set(caller, made);
  return made;
}

/** Sends one request; answers what is wrong with its answer, or null. */
async function fault({
  operationId,
  caller,
  method,
  path,
  body,
  contentType,
  cookie,
}: FuzzRequest): Promise<string | null> {
  const mayHaveBody = method !== 'GET';
  const response = await fetch(`${api.url}${path}`, {
    method,
    signal: AbortSignal.timeout(HANG_MS),
    headers: {
      ...(caller === 'nobody' ? {} : { Authorization: `Bearer ${await tokenOf(caller)}` }),
      ...(contentType === '' || !mayHaveBody ? {} : { 'Content-Type': contentType }),
      ...(cookie === null ? {} : { Cookie: cookie }),
    },
    ...(body === null || !mayHaveBody ? {} : { body }),
  });
  const text = await response.text();
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  answered.set(operationId, (answered.get(operationId) ?? new Set()).add(status));
  if (status === 401) tokens.delete(caller);
  if (status >= 500) return `${status}: ${text.slice(0, 300)}`;
  // A head beyond 16 KiB is refused by Node's parser, before there is a request that anybody could
  // answer.
  if (status === 431) return null;
  if (status >= 400) {
    return /^application\/problem\+json/.test(type) && /"code":"[A-Z_]+"/.test(text)
      ? null
      : `a failure that is no problem: ${status} ${type} ${text.slice(0, 300)}`;
  }
  // A path may have led to another call than the one it was made for: only answers of this one are
  // compared.
  const operation = operations.find(({ id }) => id === operationId);
  if (operation?.status !== status || typeof operation.responseType === 'object') return null;
  if (!operation.response)
    return text === '' ? null : `a body where none belongs: ${text.slice(0, 300)}`;
  const parsed: unknown = JSON.parse(text);
  const checked = operation.response.safeParse(parsed);
  if (!checked.success) return `an answer against its schema: ${checked.error.message}`;
  // What the schema does not know would have been left out.
  return JSON.stringify(sorted(checked.data)) === JSON.stringify(sorted(parsed))
    ? null
    : `an answer with more than its schema: ${text.slice(0, 300)}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}

/**
 * What went wrong, once per call and kind, with the request and what the server logged about it.
 */
async function faultsOf(seed: number): Promise<string[]> {
  const waiting = fc.sample(requestsOf(document, { ids, emails }), {
    seed,
    numRuns: REQUESTS_PER_SEED,
  });
  const faults = new Map<string, string>();
  await Promise.all(
    Array.from({ length: TOGETHER }, async () => {
      for (let request = waiting.pop(); request; request = waiting.pop()) {
        const found = await fault(request).catch(
          (error: unknown) =>
            `no answer: ${error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error)}`,
        );
        if (found === null) continue;
        const logged = lines.find((line) =>
          line.includes(/"request_id":"([\w-]+)"/.exec(found)?.[1] ?? 'no id'),
        );
        faults.set(
          `${request.operationId} ${found.slice(0, 40)}`,
          `${found}\n${JSON.stringify(request).slice(0, 1_500)}\n${logged?.slice(0, 1_500) ?? ''}`,
        );
      }
    }),
  );
  return [...faults.values()];
}

describe(`I4: ${2 * REQUESTS_PER_SEED} requests made from the OpenAPI document`, () => {
  it.each([
    ['the fixed seed', FIXED_SEED],
    ['the seed of the run', SEED + 1],
  ])('get no 5xx, no silence and no answer against its schema, with %s %i', async (_, seed) => {
    const faults = await faultsOf(seed);
    expect(faults, faults.join('\n\n')).toEqual([]);
    expect((await call(api, 'GET', '/readyz')).status).toBe(200);
  });

  it('reach every call, and most of them also with success', () => {
    expect(operations.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual([]);
    const successful = operations.filter(({ id, status }) => answered.get(id)?.has(status));
    const never = operations
      .filter((operation) => !successful.includes(operation))
      .map(({ id }) => id);
    expect(
      successful.length / operations.length,
      `never successful: ${never.join(', ')}`,
    ).toBeGreaterThan(0.5);
  });
});
