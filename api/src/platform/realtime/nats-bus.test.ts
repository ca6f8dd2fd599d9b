import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasNats, startNats, type NatsServer } from '../../../../tools/cluster/nats-server.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import type { Bus } from './bus.ts';
import { createNatsBus, natsOptions } from './nats-bus.ts';

const INSTALLATION = '0d4c5a52-5f0f-4d2c-8a55-0c1f6f1f2a10';
const silent = pino({ level: 'silent' });
const until = (publish: () => void, arrived: () => void) =>
  vi.waitFor(() => {
    publish();
    arrived();
  }, PATIENT);
function listen(bus: Bus, about: 'rows' | 'presence' = 'rows'): number[] {
  const heard: number[] = [];
  bus.subscribe(({ companyId }) => heard.push(companyId), about);
  return heard;
}

describe('the address of NATS', () => {
  it.each([
    ['nats://127.0.0.1:4222', { servers: '127.0.0.1:4222' }],
    ['nats://vedetta:p%40ss@n:4222', { servers: 'n:4222', user: 'vedetta', pass: 'p@ss' }],
    ['nats://s3cr3t@n:4222', { servers: 'n:4222', token: 's3cr3t' }],
    ['tls://n:4222', { servers: 'n:4222', tls: {} }],
  ])('%s says where, who and whether encrypted', (url, options) => {
    expect(natsOptions(url)).toMatchObject(options);
  });
});

it('closes while it cannot connect at all, and tells its own process meanwhile', async () => {
  const nowhere = createNatsBus('nats://127.0.0.1:1', INSTALLATION, silent);
  const heard = listen(nowhere);
  nowhere.publish({ companyId: 1 });
  await vi.waitFor(() => expect(heard).toEqual([1]), PATIENT);
  await nowhere.close();
});

// The only server of these tests that the tests do not bring along: CI installs it.
describe.skipIf(!hasNats() && process.env['CI'] !== 'true')('the bus on NATS', () => {
  let server: NatsServer;
  let here: Bus;
  let there: Bus;
  beforeAll(async () => {
    server = await startNats();
    here = createNatsBus(server.url, INSTALLATION, silent);
    there = createNatsBus(server.url, INSTALLATION, silent);
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await server.stop();
  });

  it('carries signals to other processes, each to those who ask about it', async () => {
    const [rows, presence] = [listen(there), listen(there, 'presence')];
    await until(
      () => {
        here.publish({ companyId: 7 });
        here.publish({ companyId: 9, about: 'presence' });
      },
      () => {
        expect(rows).toContain(7);
        expect(presence).toContain(9);
      },
    );
    expect([new Set(rows), new Set(presence)]).toEqual([new Set([7]), new Set([9])]);
  });

  it('tells its own process once, and makes one signal of many in the same turn', async () => {
    const [near, far] = [listen(here), listen(there)];
    for (let n = 0; n < 50; n += 1) here.publish({ companyId: 8 });
    await vi.waitFor(() => expect(far).toContain(8), PATIENT);
    here.publish({ companyId: 88 });
    await vi.waitFor(() => expect(far).toContain(88), PATIENT);
    const ofThisTest = (heard: number[]) => heard.filter((id) => id === 8 || id === 88);
    expect([ofThisTest(near), ofThisTest(far)]).toEqual([
      [8, 88],
      [8, 88],
    ]);
  });

  it('carries more companies than one message takes', async () => {
    const far = listen(there);
    const ids = Array.from({ length: 1_000 }, (_, n) => 9_000_000_000_000_000 + n);
    for (const companyId of ids) here.publish({ companyId });
    await vi.waitFor(() => expect(far.filter((id) => ids.includes(id))).toEqual(ids), PATIENT);
  });

  it('passes over what others write to the subject', async () => {
    const far = listen(there);
    const { connect } = await import('@nats-io/transport-node');
    const stranger = await connect({ servers: new URL(server.url).host });
    for (const text of ['', 'x', '0', '1;drop', '99999999999999999999', '12p3', '3,,4'])
      stranger.publish(`vedetta.${INSTALLATION}.signals`, text);
    await stranger.drain();
    await vi.waitFor(() => expect(far).toEqual([3, 4]), PATIENT);
  });

  it('does not hear another installation on the same server', async () => {
    const other = createNatsBus(server.url, 'a2b2f6a5-34c5-4c19-9f53-6a2a7f3a8a11', silent);
    const [theirs, ours] = [listen(other), listen(there)];
    await until(
      () => here.publish({ companyId: 20 }),
      () => expect(ours).toContain(20),
    );
    other.publish({ companyId: 21 });
    await vi.waitFor(() => expect(theirs).toEqual([21]), PATIENT);
    here.publish({ companyId: 22 });
    await vi.waitFor(() => expect(ours).toContain(22), PATIENT);
    expect([theirs, ours.includes(21)]).toEqual([[21], false]);
    await other.close();
  });

  it('comes back by itself when the server was killed and begins with nothing', async () => {
    await server.stop();
    here.publish({ companyId: 4 });
    await server.restart();
    const far = listen(there);
    await until(
      () => here.publish({ companyId: 5 }),
      () => expect(far).toContain(5),
    );
    expect(far).not.toContain(4);
  });
});
