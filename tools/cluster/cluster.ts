import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBalancer, type Balancer } from './balancer.ts';
import { startMember, type Member } from './members.ts';
import { startNats, type NatsServer } from './nats-server.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

/** How many processes of each role. */
export type Sizes = Record<'api' | 'gateway' | 'collector' | 'detector', number>;
export const SIZES: Sizes = { api: 2, gateway: 2, collector: 2, detector: 3 };

export interface Cluster {
  /** Where people and programs come in: the balancer before the gateways. */
  url: string;
  setupCode: string;
  dataDir: string;
  postgres: PostgresServer;
  nats: NatsServer;
  /** Before the gateways, and between the gateways and the apis. */
  front: Balancer;
  middle: Balancer;
  members: readonly Member[];
  /** @returns how each member ended. */
  stop(): Promise<{ name: string; code: number | null; milliseconds: number }[]>;
}

/**
 * PostgreSQL, NATS and a process for each place, on free ports of this machine and over one folder,
 * each as it would run on a host of its own.
 * @param options `env` for every process; `dataDir` when the folder is the caller's.
 * @throws Error with the remedy when PostgreSQL or NATS is not installed; then nothing is left
 * running.
 */
export async function startCluster({
  sizes = SIZES,
  env = {},
  dataDir: given,
  said = () => undefined,
}: {
  sizes?: Sizes;
  env?: Record<string, string>;
  dataDir?: string;
  said?: (line: string) => void;
} = {}): Promise<Cluster> {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const dataDir = given ?? mkdtempSync(join(tmpdir(), 'vedetta-cluster-'));
    if (given === undefined)
      undo.push(async () => {
        rmSync(dataDir, { recursive: true, force: true });
      });
    const nats = await startNats();
    undo.push(() => nats.stop());
    const postgres = await startPostgres();
    undo.push(() => postgres.remove());
    said(
      `PostgreSQL ${postgres.version} at ${postgres.url}, NATS at ${nats.url}, data in ${dataDir}`,
    );
    const setupCode = 'cluster-set-up-code';
    const common = {
      DATABASE_URL: postgres.url,
      NATS_URL: nats.url,
      DATA_DIR: dataDir,
      SETUP_CODE: setupCode,
      ...env,
    };
    const members: Member[] = [];
    const ends: { name: string; code: number | null; milliseconds: number }[] = [];
    undo.push(async () => {
      ends.push(
        ...(await Promise.all(
          members.map(async (member) => ({ name: member.name, ...(await member.stop()) })),
        )),
      );
    });
    const urls = (role: string) => () =>
      members
        .filter((member) => member.role === role)
        .flatMap(({ url }) => (url === null ? [] : [url]));
    const add = async (role: keyof Sizes, more: Record<string, string> = {}) => {
      const started = await Promise.all(
        Array.from({ length: sizes[role] }, (_, index) =>
          startMember(`${role} ${index + 1}`, { ...common, ...more, ROLE: role }, said),
        ),
      );
      members.push(...started);
      for (const { name, url } of started) said(`${name} at ${url ?? ''}`);
    };
    const middle = await startBalancer(urls('api'));
    undo.push(() => middle.stop());
    const front = await startBalancer(urls('gateway'));
    undo.push(() => front.stop());
    await add('api');
    await Promise.all([
      add('gateway', { REST_BASE_URL: middle.url }),
      add('collector'),
      add('detector'),
    ]);
    return {
      url: front.url,
      setupCode,
      dataDir,
      postgres,
      nats,
      front,
      middle,
      members,
      async stop() {
        await close();
        return ends;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
