import { sql } from 'drizzle-orm';
import type { Db } from '../../../api/src/stores/database.ts';

/** So many media of one company with an alert each, newest last, in one statement apiece: what a list is measured on. */
export async function insertMany(db: Db, companyId: number, count: number): Promise<void> {
  await db.execute(sql`
    insert into media (company_id, source_id, vendor_id, title, source_name, account_username, scan_status, detectors_done, detectors_total, created_at)
    select ${companyId}::bigint, 5, 'bench-' || n, 'Post ' || n || ' by @darkpier_' || n % 977, 'X', 'meridiana_spa', 'FOUND', 6, 6, now() - n * interval '20 seconds'
    from generate_series(1, ${count}::int) as n`);
  await db.execute(sql`
    insert into alerts (company_id, media_id, source_id, detector, fingerprint, title, summary, marks, severity, detected_at)
    select company_id, id, source_id, 'extortion', vendor_id, 'Extortion demand ' || id, 'pay 2 BTC by Friday or we publish the files of ' || title, '[{"start": 24, "end": 44}]'::jsonb, 1 + id % 5, created_at
    from media where vendor_id like 'bench-%'`);
  await db.execute(sql`analyze`);
}
