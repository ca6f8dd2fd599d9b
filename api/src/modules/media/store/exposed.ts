import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { EMPLOYEES } from '@vedetta/detection/detectors/credentials/credentials-detector.ts';
import { PICTURE_STEP } from '@vedetta/detection/engine/pictures/read-pictures.ts';
import type { FindingRow } from '../../alerts/store/alerts.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { findings } from '../../../platform/database/schema/alerts.ts';

/** Does an item with these findings show passwords of the company's accounts? */
export const showsCredentials = (rows: readonly Pick<FindingRow, 'rule'>[]): boolean =>
  rows.some(({ rule }) => rule === EMPLOYEES);

/** The same of the item with the id in that column, in a statement. */
export const isExposed = (mediaId: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${findings}
    where ${and(eq(findings.mediaId, mediaId), eq(findings.rule, EMPLOYEES))})`;

/** The same of one item. */
export const exposes = (db: Db | Tx, mediaId: number): Promise<boolean> => isFound(db, mediaId);

/** Were some of them seen in a picture? */
export const exposesInPicture = (db: Db | Tx, mediaId: number): Promise<boolean> =>
  isFound(db, mediaId, sql`${findings.path} -> -1 ->> 'code' = ${PICTURE_STEP.code}`);

async function isFound(db: Db | Tx, mediaId: number, where?: SQL): Promise<boolean> {
  const rows = await db
    .select({ id: findings.id })
    .from(findings)
    .where(and(eq(findings.mediaId, mediaId), eq(findings.rule, EMPLOYEES), where))
    .limit(1);
  return rows.length > 0;
}
