import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRegistry } from '../../src/collectors/registry.ts';
import { startCollecting } from '../../src/modules/targets/jobs/collecting.ts';
import { auditLog } from '../../src/platform/database/schema/installation.ts';
import {
  collectorDeliveries,
  collectorRuns,
  sourceCredentials,
} from '../../src/platform/database/schema/collecting.ts';
import { media } from '../../src/platform/database/schema/media.ts';
import { targets } from '../../src/platform/database/schema/watch.ts';
import { insertCompany } from '../factories.ts';
import { call, signUpCompany, startTestApi, until, type TestApi, type TestPerson } from '../kit.ts';
import { TOY_SOURCE, toyCollector, toyLog, toySignature } from './toy/toy.ts';

const log = toyLog();
/** Runs wait here until they are let go. */
let gate: Promise<void> = Promise.resolve();
const toy = toyCollector(log, async (signal) => {
  signal.throwIfAborted();
  await Promise.race([
    gate,
    new Promise((_resolve, reject) => {
      signal.addEventListener(
        'abort',
        () => {
          reject(signal.reason as Error);
        },
        { once: true },
      );
    }),
  ]);
});
let api: TestApi;
let anna: TestPerson;
beforeAll(async () => {
  api = await startTestApi({ collectors: createRegistry([toy]) });
  anna = await signUpCompany(api);
});
afterAll(() => api.stop());

const watch = async (companyId: number, names: readonly string[]) =>
  (
    await api.db
      .insert(targets)
      .values(
        names.map((accountUsername) => ({
          companyId,
          sourceId: TOY_SOURCE,
          type: 'account',
          accountUsername,
        })),
      )
      .returning()
  ).map(({ id }) => id);
const rows = (companyId: number) =>
  api.db.select().from(targets).where(eq(targets.companyId, companyId));
const collected = async (companyId: number) =>
  (
    await api.db
      .select({ vendorId: media.vendorId })
      .from(media)
      .where(eq(media.companyId, companyId))
  ).map(({ vendorId }) => vendorId);
const PACE = { pollMilliseconds: 20 };

describe('a source that one file adds', () => {
  it(
    'is collected by two processes at once without two runs of one target, and goes on when one ' +
      'of them is killed',
    async () => {
      const { id: companyId } = await insertCompany(api.db);
      const ids = await watch(
        companyId,
        Array.from({ length: 24 }, (_, n) => `counter ${n}`),
      );
      const one = startCollecting(api.services, PACE);
      const two = startCollecting(api.services, PACE);
      await until(async () => (await rows(companyId)).every(({ health }) => health === 'HEALTHY'));
      let open: () => void = () => undefined;
      gate = new Promise((resolve) => {
        open = resolve;
      });
      await until(async () => (await rows(companyId)).some(({ leaseId }) => leaseId !== null));
      await one.stop(0);
      open();
      const before = (await collected(companyId)).length;
      await until(async () => (await collected(companyId)).length > before + 10);
      await two.stop();
      expect(log.met).toBe(0);
      const found = await collected(companyId);
      expect(new Set(found).size).toBe(found.length);
      const stored = await rows(companyId);
      for (const row of stored) {
        expect(row.leaseId).toBeNull();
        // Each count once, none left out.
        expect(found.filter((id) => id.startsWith(`${row.id}:`)).length).toBe(row.itemsFound);
      }
      expect(ids.every((id) => (log.runs.get(id)?.length ?? 0) >= 1)).toBe(true);
    },
  );

  it('is collected again soon when the database went away while an item was stored', async () => {
    const { id: companyId } = await insertCompany(api.db);
    await api.db.update(targets).set({ isActive: false });
    // A sequence is counted on although what the statement wrote is undone.
    await api.db.execute(
      sql.raw(`
        create sequence breaks;
        create function break_once() returns trigger language plpgsql as $$
        begin
          if nextval('breaks') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
          return new;
        end $$;
        create trigger break_once before insert on media for each row execute function break_once()`),
    );
    const [id = 0] = await watch(companyId, ['broken']);
    const collecting = startCollecting(api.services, PACE);
    await until(async () => (await collected(companyId)).length > 0);
    await until(async () => (await rows(companyId)).every(({ leaseId }) => leaseId === null));
    await collecting.stop();
    await api.db.execute(sql.raw('drop trigger break_once on media'));
    const runs = await api.db.select().from(collectorRuns).where(eq(collectorRuns.targetId, id));
    expect(new Set(runs.map(({ outcome }) => outcome))).toEqual(new Set(['finished']));
  });

  it('writes nothing more once its target is paused in the middle of a run', async () => {
    const { id: companyId } = await insertCompany(api.db);
    // Those before would take every place while the gate is shut.
    await api.db.update(targets).set({ isActive: false });
    const [id = 0] = await watch(companyId, ['paused']);
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const collecting = startCollecting(api.services, PACE);
    await until(() => log.running.get(id) === 1);
    await api.db.update(targets).set({ isActive: false, leaseId: null }).where(eq(targets.id, id));
    open();
    await until(() => log.running.get(id) === 0);
    await collecting.stop();
    expect(await collected(companyId)).toEqual([]);
    expect((await rows(companyId))[0]).toMatchObject({
      itemsFound: 0,
      health: 'WAITING',
      lastScan: null,
    });
  });
});

describe('credentials of sources', () => {
  const base = '/api/credential/v1';
  const as = (method: string, path: string, body?: unknown) =>
    call(api, method, `${base}${path}`, {
      access: anna.access,
      ...(body === undefined ? {} : { body }),
    });

  it(
    'are entered by admins, encrypted, tested against the vendor, warned of before they run ' +
      'out, and never given back',
    async () => {
      expect((await as('GET', '/')).body).toMatchObject([
        {
          source_id: TOY_SOURCE,
          is_connected: false,
          hook_url: null,
          fields: [{ name: 'token', label: 'Token', is_secret: true }],
        },
      ]);
      expect(await as('POST', `/${TOY_SOURCE}/`, { values: { token: 'short' } })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'values.token', message: 'Use at least 8 characters.' }] },
      });
      expect(await as('POST', `/${TOY_SOURCE}/test/`)).toMatchObject({ status: 404 });
      expect(
        await as('POST', `/${TOY_SOURCE}/`, { values: { token: 'wrong-token' } }),
      ).toMatchObject({ status: 200, body: { is_connected: true, problem: null } });
      expect(await as('POST', `/${TOY_SOURCE}/test/`)).toMatchObject({
        status: 200,
        body: {
          account: null,
          problem:
            'The toy shop no longer accepts the credential. An admin must enter it again in the settings.',
        },
      });
      const set = await as('POST', `/${TOY_SOURCE}/`, { values: { token: ' right-token ' } });
      const tested = await as('POST', `/${TOY_SOURCE}/test/`);
      expect(tested.body).toMatchObject({ account: 'The shop', problem: null, expires_soon: true });
      expect(JSON.stringify([set.body, tested.body])).not.toContain('right-token');
      const [row] = await api.db
        .select()
        .from(sourceCredentials)
        .where(eq(sourceCredentials.companyId, anna.companyId));
      expect(Buffer.from(row!.sealed).includes('right-token')).toBe(false);
      const acts = await api.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `source:${TOY_SOURCE}`));
      expect(acts.map(({ action }) => action)).toEqual([
        'source-credential.set',
        'source-credential.tested',
        'source-credential.set',
        'source-credential.tested',
      ]);
      expect(JSON.stringify(acts)).not.toContain('token"');
    },
  );

  it(
    'give the vendor an address to call, where only what it signed is stored, answered, and ' +
      'then collected once',
    async () => {
      await as('POST', `/${TOY_SOURCE}/`, { values: { token: 'right-token' } });
      const hook = `${api.url}${(await as('GET', '/')).body[0].hook_url}`;
      const asked = await fetch(`${hook}?token=right-token&challenge=42`);
      expect([asked.status, await asked.text()]).toEqual([200, '42']);
      expect((await fetch(`${hook}?token=other&challenge=42`)).status).toBe(403);
      const body = '{"id":"9007199254740993","text":"pushed"}';
      const push = (signature: string, address = hook) =>
        fetch(address, { method: 'POST', body, headers: { 'x-signature': signature } }).then(
          ({ status }) => status,
        );
      expect(await push('00')).toBe(403);
      expect(await push(toySignature('right-token', body), `${hook.slice(0, -1)}x`)).toBe(404);
      expect(await api.db.select().from(collectorDeliveries)).toEqual([]);
      for (let n = 0; n < 2; n += 1)
        expect(await push(toySignature('right-token', body))).toBe(200);
      await watch(anna.companyId, ['pushed to']);
      gate = Promise.resolve();
      const collecting = startCollecting(api.services, PACE);
      await until(async () => (await collected(anna.companyId)).includes('9007199254740993'));
      await collecting.stop();
      expect(
        (await collected(anna.companyId)).filter((id) => id === '9007199254740993'),
      ).toHaveLength(1);
      expect((await as('DELETE', `/${TOY_SOURCE}/`)).status).toBe(204);
      expect(await push(toySignature('right-token', body))).toBe(404);
    },
  );
});

describe('the collections of a target', () => {
  it('are listed with the target’s health and figures', async () => {
    const [row] = await rows(anna.companyId);
    const target = `/api/target/v1/${row!.id}`;
    expect((await call(api, 'GET', target, { access: anna.access })).body).toMatchObject({
      health: 'HEALTHY',
      problem: null,
      next_run_at: expect.any(String),
      media_week: row!.itemsFound,
      open_alerts: 0,
    });
    const { body } = await call(api, 'GET', `${target}/runs/`, { access: anna.access });
    expect(body.results.at(-1)).toMatchObject({ outcome: 'finished', items_new: 2 });
    expect(
      (await call(api, 'GET', '/api/target/v1/999999/runs/', { access: anna.access })).status,
    ).toBe(404);
  });
});
