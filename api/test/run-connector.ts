import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { render, renderAll } from '@vedetta/messages/render.ts';
import type { Delivery, OpenedMedium, WatchedTarget } from '../src/collectors/collector.ts';
import { CollectedMedium, type NewItem } from '../src/collectors/item.ts';
import type { Outcome } from '../src/collectors/problem.ts';
import type { AnyPage, Collector, RawRunContext } from '../src/collectors/ready-collector.ts';
import { ALLOWED_HOSTS_FILE } from '../src/platform/outbound/allowed-hosts.ts';
import { openOutbound } from '../src/platform/outbound/guarded-fetch.ts';
import type { VendorEmulator } from './emulators/emulator.ts';

/** What a connector is pointed at: an emulator, or as much of one. */
type Vendor = Pick<VendorEmulator, 'settings' | 'credential' | 'target'>;

/** How a run ended, in English. */
export function inWords(outcome: Outcome) {
  if (outcome.kind !== 'finished') return { ...outcome, why: render('en', outcome.why) };
  const { note, ...rest } = outcome;
  return { ...rest, ...(note === undefined ? {} : { note: renderAll('en', note) }) };
}
type Told = ReturnType<typeof inWords>;

/** What one run of a connector made. */
export interface Ran {
  pages: AnyPage[];
  items: NewItem[];
  outcome: Told;
  /** As it would stand in the database after the last page. */
  watermark: unknown;
}

/**
 * Runs connectors as the schedule does, but without a database: what a run yields is handed back.
 */
export interface ConnectorRunner {
  /**
   * One run. The watermark goes through JSON as it does in the database.
   * @param given what to watch, else the emulator's own; `stopAfter` pages the process is killed.
   */
  run(
    collector: Collector,
    vendor: Vendor,
    watermark?: unknown,
    given?: {
      target?: VendorEmulator['target'];
      settings?: Record<string, unknown>;
      stopAfter?: number;
      deliveries?: Delivery[];
      now?: Date;
    },
  ): Promise<Ran>;
  open(
    collector: Collector,
    vendor: Vendor,
    medium: NonNullable<NewItem['media']>[number],
  ): Promise<OpenedMedium>;
  context(vendor: Pick<Vendor, 'credential'>): RawRunContext;
  close(): Promise<void>;
}

/** Opens a guarded way out that may reach loopback, where the emulators are. */
export function openRunner(): ConnectorRunner {
  const dataDir = mkdtempSync(join(tmpdir(), 'vedetta-connector-'));
  writeFileSync(join(dataDir, ALLOWED_HOSTS_FILE), '127.0.0.1/32\n');
  const outbound = openOutbound(dataDir);
  const { signal } = new AbortController();
  const kept = new WeakMap<object, unknown>();
  const context = (vendor: Pick<Vendor, 'credential'>): RawRunContext => ({
    credential: kept.get(vendor) ?? vendor.credential,
    keepCredential: async (renewed) => void kept.set(vendor, renewed),
    http: outbound.http(signal),
    now: () => new Date(),
    signal,
  });
  const watched = (
    collector: Collector,
    { type, accountUsername, searchString }: VendorEmulator['target'],
  ): WatchedTarget => {
    const rule = collector.rule.types.find((one) => one.type === type);
    if (rule === undefined) throw new Error(`${collector.name} offers no target of type ${type}.`);
    // Not checked as in the form: the emulators stand on loopback, which no form takes.
    return {
      id: 1,
      type: rule.type,
      accountUsername: accountUsername ?? null,
      searchString: searchString ?? null,
    };
  };
  return {
    context,
    async run(collector, vendor, watermark = null, given = {}) {
      const running = collector.configure({ ...vendor.settings, ...given.settings }).run({
        ...context(vendor),
        ...(given.now === undefined ? {} : { now: () => given.now ?? new Date() }),
        target: watched(collector, given.target ?? vendor.target),
        watermark,
        deliveries: async (after) =>
          (given.deliveries ?? []).filter(({ id }) => id > (after ?? 0)).slice(0, 200),
      });
      const ran: Ran = { pages: [], items: [], outcome: { kind: 'finished' }, watermark };
      for (;;) {
        const step = await running.next();
        if (step.done === true) return { ...ran, outcome: inWords(step.value) };
        ran.pages.push(step.value);
        ran.items.push(...step.value.items);
        if (step.value.watermark !== undefined)
          ran.watermark = JSON.parse(JSON.stringify(step.value.watermark));
        if (ran.pages.length === given.stopAfter) return ran;
      }
    },
    open: (collector, vendor, medium) =>
      collector.configure(vendor.settings).openMedium(CollectedMedium.parse(medium), {
        ...context(vendor),
        target: watched(collector, vendor.target),
      }),
    async close() {
      await outbound.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
