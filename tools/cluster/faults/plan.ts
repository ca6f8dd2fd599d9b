import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import { BREAKS } from './breaks.ts';
import type { Hands } from './hands.ts';

/** A fault that lasts for a while. */
export interface Fault {
  name: string;
  /** Resolves when the fault is over; the cluster then recovers by itself. */
  happen(cluster: Cluster): Promise<void>;
}

/**
 * @param kills number of processes to kill. @param holdMs duration of the other faults.
 * @param breaks how often the database connections break in each way.
 * @param wrong receives the errors, one sentence each.
 */
export function faults(
  kills: number,
  holdMs: number,
  hasSmallDisk: boolean,
  breaks: number,
  hands: Hands,
  wrong: string[],
): Fault[] {
  return [
    { name: 'no fault', happen: () => delay(15_000) },
    {
      name: 'kill -9',
      async happen({ members }) {
        // Each in turn; one that is not up again yet cannot be killed, and the next one is.
        for (let [kill, turn] = [0, 0]; kill < kills; turn += 1) {
          const member = members[turn % members.length];
          if (member?.pid != null) {
            await member.kill();
            kill += 1;
            await delay(500 + randomInt(2_000));
          } else if (turn % members.length === 0) await delay(100);
        }
      },
    },
    ...BREAKS.map((broken) => ({
      name: `${broken.name}, ${breaks} times`,
      async happen({ members, postgres }: Cluster) {
        const restart = async () => {
          await postgres.stop();
          await postgres.start();
        };
        const pids = () =>
          members.map((member) => `${member.name} ${String(member.pid)}`).join(', ');
        // Those that were killed just now begin first.
        while (members.some(({ pid }) => pid === null)) await delay(100);
        const before = pids();
        for (let turn = 0; turn < breaks; turn += 1) {
          await hands.after(1 + randomInt(24));
          await broken.happen({ url: postgres.url, crash: () => postgres.crash(), restart });
          await hands.each();
        }
        if (pids() !== before)
          wrong.push(`${broken.name}: the processes were ${before} and are ${pids()}`);
      },
    })),
    {
      name: 'PostgreSQL stopped',
      async happen({ postgres }) {
        await postgres.stop();
        await delay(holdMs);
        await postgres.start();
      },
    },
    {
      name: 'NATS stopped, then its data wiped',
      async happen({ nats }) {
        await nats.stop();
        await delay(holdMs);
        await nats.restart();
      },
    },
    ...(hasSmallDisk
      ? [
          {
            name: 'disk full',
            async happen({ dataDir }: Cluster) {
              const file = join(dataDir, 'filler');
              try {
                fill(file);
                await delay(holdMs / 2);
              } finally {
                rmSync(file, { force: true });
              }
            },
          },
        ]
      : []),
    {
      name: 'processes frozen',
      async happen({ members }) {
        const one = ['api', 'gateway', 'collector', 'detector'].flatMap(
          (role) => members.find((member) => member.role === role) ?? [],
        );
        for (const member of one) member.freeze();
        await delay(holdMs);
        for (const member of one) member.thaw();
      },
    },
    {
      name: 'network between gateways and apis cut',
      async happen({ middle }) {
        middle.cut();
        await delay(holdMs);
        middle.mend();
      },
    },
    { name: 'no fault, after all others', happen: () => delay(15_000) },
  ];
}

/**
 * Writes until nothing more fits: others write meanwhile, so that what is left cannot be known
 * before.
 */
function fill(file: string): void {
  const part = Buffer.alloc(64 * 1024);
  try {
    for (;;) appendFileSync(file, part);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/** A folder that is a small disk of its own; null where this user may not make one. */
export function smallDisk(folder: string, megabytes: number): { remove(): void } | null {
  try {
    execFileSync(
      'mount',
      ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'vedetta-faults', folder],
      { stdio: 'ignore' },
    );
    return {
      remove: () => {
        execFileSync('umount', [folder], { stdio: 'ignore' });
      },
    };
  } catch {
    return null;
  }
}
