import type pg from 'pg';

const SCAN = new RegExp(
  [
    String.raw`Seq Scan on \w+`,
    String.raw`Index Only Scan (?:Backward )?using \w+`,
    String.raw`Index Scan (?:Backward )?using \w+`,
    String.raw`Bitmap Index Scan on \w+`,
  ].join('|'),
);
const BIG = /\b(alerts|media|alert_texts|media_texts|vocabulary|tallies)\b/;

export interface Statement {
  query: string;
  params: unknown[];
}

/**
 * How the database goes about statements on big tables.
 * @returns a line per statement with the indexes it uses, `sequential` when it reads a big table
 * from end to end.
 */
export async function plansOf(
  pool: pg.Pool,
  statements: readonly Statement[],
): Promise<{ line: string; plan: string; sequential: boolean }[]> {
  const told = [];
  for (const { query, params } of statements) {
    if (!BIG.test(query)) continue;
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params);
    const plan = rows.map((row) => row['QUERY PLAN']);
    const scans = plan.flatMap((step) => SCAN.exec(step)?.[0] ?? []);
    const sequential = scans.some((scan) => scan.startsWith('Seq Scan') && BIG.test(scan));
    told.push({
      line: `${sequential ? 'NO INDEX ' : ''}${[...new Set(scans)].join(', ')}`,
      plan: `${query}\n${plan.join('\n')}`,
      sequential,
    });
  }
  return told;
}
