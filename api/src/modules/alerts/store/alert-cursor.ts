import { z } from 'zod';
import type { AlertOrder } from './alert-order.ts';
import type { Db } from '../../../platform/database/database.ts';
import { ask, q, type Piece } from '../../../platform/database/statement.ts';

/**
 * The end of a page that someone has read: pages behind it begin after its last row, wherever that
 * row is by now.
 */
export interface AlertCursor {
  page: number;
  /** As the row was listed: a person may have changed it since. */
  severity: number;
  id: number;
}

/** `2.5.1234`: page, severity and id of its last row. */
export const ALERT_CURSOR = /^[1-9]\d{0,6}\.[1-5]\.[1-9]\d{0,14}$/;

export const writeAlertCursor = ({ page, severity, id }: AlertCursor): string =>
  `${page}.${severity}.${id}`;

/** @param text what `ALERT_CURSOR` matches. */
export function readAlertCursor(text: string): AlertCursor {
  const [page = 1, severity = 1, id = 1] = text.split('.').map(Number);
  return { page, severity, id };
}

/** Whether an order has cursors: a time of change moves a row to the other end of its list. */
export const hasCursor = ({ by }: AlertOrder): boolean => by !== 'updated_at';

/**
 * A condition on `alerts`, after another one: those that follow the cursor's row.
 * @returns null where the company no longer has the alert.
 */
export async function afterCursor(
  db: Db,
  companyId: number,
  { severity, id }: AlertCursor,
  { by, direction }: AlertOrder,
): Promise<Piece | null> {
  const [row] = await ask(
    db,
    q`select detected_at::text as at from alerts where id = ${id} and company_id = ${companyId}`,
  );
  if (row === undefined) return null;
  // As text: a Date would lose the microseconds.
  const at = z.object({ at: z.string() }).parse(row).at;
  const [here, there] =
    by === 'severity'
      ? [
          q`(alerts.severity, alerts.detected_at, alerts.id)`,
          q`(${severity}::smallint, ${at}::timestamptz, ${id}::bigint)`,
        ]
      : [q`(alerts.detected_at, alerts.id)`, q`(${at}::timestamptz, ${id}::bigint)`];
  return direction === 'asc' ? q` and ${here} > ${there}` : q` and ${here} < ${there}`;
}
