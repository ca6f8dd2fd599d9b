import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import type { Entry, FileEntry, Source } from './content.ts';
import type { Stage } from './stage.ts';
import type { Vendors } from './vendors.ts';

const TURN_MS = 25;
/** A laptop that is busy takes its time. */
const WITHIN_MS = 120_000;

/**
 * Brings what is published into Vedetta, one thing after the other, so that ids rise as they do in
 * a real month.
 */
export interface Collection {
  /** A post appears, and its target is collected at once. */
  post(entry: Entry, at: Date): Promise<void>;
  /** A file appears on the share. */
  file(entry: FileEntry, bytes: Uint8Array, at: Date): Promise<void>;
  /** Everything that came in was scanned. */
  settled(): Promise<void>;
}

/**
 * @param targets ids by source; `share` is the watched folder.
 * @param deliver hands over what a vendor pushes.
 */
export function startCollection(
  { client, share }: Stage,
  vendors: Vendors,
  targets: ReadonlyMap<Source | 'share', number>,
  deliver: (body: unknown) => Promise<void>,
): Collection {
  /**
   * @param appear makes it appear. Counted before it does: what is pushed may be stored at once.
   */
  const collect = async (
    source: Source | 'share',
    more: number,
    what: string,
    appear: () => Promise<void>,
  ) => {
    const id = targets.get(source) ?? 0;
    // Of the source, not of the target: what an account posts a search of the same source may find
    // first, and then it is the search's.
    const stored = () =>
      count(
        client,
        'select count(*) as n from media where source_id = (select source_id from targets where id = $1)',
        id,
      );
    const before = await stored();
    await appear();
    await eventually(
      async () => {
        if ((await stored()) >= before + more) return true;
        // Each time: a run that was under way already may have passed it, and puts the next one off
        // when it ends.
        await client.query(
          'update targets set next_run_at = now() where id = $1 and lease_id is null and next_run_at > now()',
          [id],
        );
        // Whoever collects looks at the table when something happens to a company.
        await client.query("select pg_notify('vedetta_signals', 'demo:1')");
        return false;
      },
      async () => {
        const { rows } = await client.query<{ health: string; problem: string | null }>(
          'select health, problem::text from targets where id = $1',
          [id],
        );
        return (
          `“${what}” wasn't collected: the health of the target is ` +
          `${rows[0]?.health ?? 'gone'}${rows[0]?.problem == null ? '' : ` (${rows[0].problem})`}.`
        );
      },
    );
  };
  return {
    post: (entry, at) =>
      collect(entry.source, entry.picture === undefined ? 1 : 2, entry.text, async () => {
        for (const body of vendors.publish(entry, at)) await deliver(body);
      }),
    file: ({ as }, bytes, at) =>
      collect('share', 1, as, async () => {
        const path = join(share, as);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, bytes);
        await utimes(path, at, at);
      }),
    settled: () =>
      eventually(
        async () =>
          (await count(
            client,
            "select count(*) as n from media where scan_status in ('QUEUED', 'SCANNING') and $1 = 0",
            0,
          )) === 0,
        async () => 'Some media were not scanned in time.',
      ),
  };
}

async function count(client: pg.Client, statement: string, value: number): Promise<number> {
  const { rows } = await client.query<{ n: string }>(statement, [value]);
  return Number(rows[0]?.n ?? 0);
}

async function eventually(
  isSo: () => Promise<boolean>,
  complaint: () => Promise<string>,
): Promise<void> {
  for (const until = Date.now() + WITHIN_MS; !(await isSo());) {
    if (Date.now() > until) throw new Error(await complaint());
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  }
}
