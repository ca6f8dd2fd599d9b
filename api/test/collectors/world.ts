import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { inEnglish } from '@vedetta/messages/render.ts';
import type { Collector } from '../../src/collectors/ready-collector.ts';
import { createRegistry } from '../../src/collectors/registry.ts';
import { sealCredential } from '../../src/modules/credentials/commands/credential-context.ts';
import { hookPath } from '../../src/modules/targets/commands/hook-address.ts';
import { runTarget } from '../../src/modules/targets/commands/run-target.ts';
import { checkByRule } from '../../src/modules/targets/check-target.ts';
import { ALLOWED_HOSTS_FILE } from '../../src/platform/outbound/allowed-hosts.ts';
import { TargetTypeField } from '../../src/modules/targets/source-schema.ts';
import type { Services } from '../../src/platform/services.ts';
import type { MediaRow } from '../../src/modules/media/store/media.ts';
import { mediaOrigins } from '../../src/platform/database/schema/collecting.ts';
import { media } from '../../src/platform/database/schema/media.ts';
import { targets } from '../../src/platform/database/schema/watch.ts';
import { putSourceCredential } from '../../src/modules/credentials/store/source-credentials.ts';
import { claimTarget, type LeasedTarget } from '../../src/modules/targets/store/target-leases.ts';
import type { TargetRow } from '../../src/modules/targets/store/targets.ts';
import type { VendorEmulator } from '../emulators/emulator.ts';
import { insertCompany } from '../factories.ts';
import { until, type TestApi } from '../kit.ts';

/** One company that watches one thing at an emulated vendor. */
export interface CollectorWorld {
  companyId: number;
  targetId: number;
  services: Services;
  /** Runs the target once, now. @returns how it stands after that, its note in English. */
  collect(): Promise<Omit<TargetRow, 'note'> & { note: string | null }>;
  /**
   * Runs it in a process that is killed when it writes its nth item: it says nothing more and
   * leaves its lease behind.
   * @returns whether it came so far.
   */
  dieAt(nth: number): Promise<boolean>;
  target(): Promise<TargetRow>;
  /** Its media items, oldest first. */
  items(): Promise<(MediaRow & { origin: typeof mediaOrigins.$inferSelect | null })[]>;
}

/** Lets the api of a test reach emulators, which live on loopback. */
export function openLoopback(api: TestApi): void {
  writeFileSync(join(api.services.env.DATA_DIR, ALLOWED_HOSTS_FILE), '127.0.0.1/32\n');
}

/**
 * Makes such a company, as its people would: the target by the source's rule, the credential
 * encrypted.
 */
export async function watchVendor(
  api: TestApi,
  collector: Collector,
  emulator: VendorEmulator,
): Promise<CollectorWorld> {
  const services: Services = {
    ...api.services,
    collectors: createRegistry([collector], { [collector.slug]: emulator.settings }),
  };
  const { db } = services;
  const ready = services.collectors.all[0]!;
  const { id: companyId } = await insertCompany(db);
  const { sourceId } = collector;
  let hook: string | null = null;
  if (emulator.credential !== null) {
    const checked = ready.checkCredential(emulator.credential);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const stored = await db.transaction((tx) =>
      putSourceCredential(
        tx,
        { companyId, sourceId },
        {
          sealed: sealCredential(services, checked.value),
          account: null,
          expiresAt: null,
          testedAt: null,
          problem: null,
          changedBy: null,
          updatedAt: services.now(),
        },
      ),
    );
    if (ready.webhook !== null) hook = `${api.url}${hookPath(services, ready.slug, stored.id)}`;
  }
  const deliver = async () => {
    for (const push of emulator.takePushes?.() ?? []) {
      const answer = await fetch(hook ?? '', { method: 'POST', ...push });
      if (answer.status !== 200) throw new Error(`A push was answered with ${answer.status}.`);
    }
  };
  const { type, accountUsername = null, searchString = null } = emulator.target;
  const checked = checkByRule(collector.rule, {
    type: TargetTypeField.parse(type),
    accountUsername,
    searchString,
  });
  // Addresses on loopback are refused as targets; the emulators live there.
  const values = checked.ok ? checked.target : { accountUsername, searchString };
  const [made] = await db
    .insert(targets)
    .values({ companyId, sourceId, type, ...values })
    .returning();
  const targetId = made!.id;
  const due = sql`${targets.id} = ${targetId}`;
  const claim = async (leaseSeconds: number): Promise<LeasedTarget> => {
    await deliver();
    await db
      .update(targets)
      .set({ nextRunAt: new Date(0) })
      .where(due);
    // The end of a scan may hold the row for a moment, which a claim passes over.
    const isOpen = (await world.target()).health !== 'BLOCKED';
    const ask = () =>
      claimTarget(db, { sourceIds: [sourceId], without: [], now: new Date(1), leaseSeconds });
    const lease = isOpen ? await until(ask) : await ask();
    if (lease?.row.id !== targetId) throw new Error('The target could not be claimed.');
    return lease;
  };
  const world: CollectorWorld = {
    companyId,
    targetId,
    services,
    async collect() {
      await runTarget(services, ready, await claim(30), new AbortController().signal);
      const target = await world.target();
      return { ...target, note: inEnglish(target.note) };
    },
    async dieAt(nth) {
      const death = new AbortController();
      let begun = 0;
      const begin = () => {
        begun += 1;
        if (begun < nth) return services.blobs.begin();
        death.abort(new Error('killed'));
        throw death.signal.reason;
      };
      await runTarget(
        { ...services, blobs: { ...services.blobs, begin } },
        ready,
        await claim(0),
        death.signal,
      ).catch((error: unknown) => {
        if (!death.signal.aborted) throw error;
      });
      return death.signal.aborted;
    },
    async target() {
      const [row] = await db.select().from(targets).where(due);
      return row!;
    },
    async items() {
      const rows = await db
        .select()
        .from(media)
        .leftJoin(mediaOrigins, eq(mediaOrigins.mediaId, media.id))
        .where(eq(media.companyId, companyId))
        .orderBy(asc(media.id));
      return rows.map((row) => ({ ...row.media, origin: row.media_origins }));
    },
  };
  return world;
}
