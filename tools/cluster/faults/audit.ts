import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../api/src/platform/database/database.ts';
import type { Acts, Ledger } from './ledger.ts';

/** Result of one check. */
export interface Finding {
  what: string;
  /** Number of items that must be stored, and of those stored exactly once. */
  expected: number;
  found: number;
  /** Items that are stored once although the client got no response; this is allowed. */
  unheard: number;
  wrong: string[];
}

/**
 * Compares what was acknowledged with what is in the database and with what the mail server and the
 * webhook received.
 * @param db database of the cluster, once no work is left.
 */
export async function audit(db: Db, companyId: number, ledger: Ledger): Promise<Finding[]> {
  const rows = async <T extends Record<string, unknown>>(query: SQL) =>
    (await db.execute<T>(query)).rows;
  const counted = async (query: SQL) =>
    new Map(
      (await rows<{ name: string; n: string }>(query)).map(({ name, n }) => [name, Number(n)]),
    );
  const mine = sql`company_id = ${companyId}`;
  const findings: Finding[] = [];

  findings.push(
    once(
      'uploads',
      ledger.uploads,
      await counted(
        sql`select filename as name, count(*) as n from files where ${mine} group by 1`,
      ),
    ),
  );
  const items = await counted(
    sql`select split_part(url, '/p/', 2) as name, count(*) as n from media where ${mine} and source_id = 20 group by 1`,
  );
  findings.push(
    once(
      'media from feeds',
      { tried: ledger.published, acknowledged: ledger.published, refused: new Set() },
      items,
    ),
  );
  const unscanned = await rows<{ name: string }>(
    sql`select title || ' is ' || scan_status as name from media where ${mine}
      and scan_status not in ('FOUND', 'PARTIAL', 'CLEAN')`,
  );
  const [{ n: mediaCount = '0' } = {}] = await rows<{ n: string }>(
    sql`select count(*) as n from media where ${mine}`,
  );
  findings.push(
    told(
      'completed scans',
      Number(mediaCount),
      unscanned.map(({ name }) => name),
    ),
  );

  // What a feed's third item and a disguised program each raise.
  const alerts = await counted(sql`
    select m.id::text as name, count(a.id) as n from media m left join alerts a on a.media_id = m.id
      and a.detector in ('threats', 'file-type')
    where m.${mine} and (m.source_id = 7 or m.text ~ 'I will kill') group by 1`);
  findings.push(
    told(
      'alerts',
      alerts.size,
      [...alerts]
        .filter(([, n]) => n !== 1)
        .map(([name, n]) => `media item ${name} has ${n} alerts`),
    ),
  );
  const changed = await rows<{ id: string; version: number; n: string }>(sql`
    select a.id::text, a.version, count(c.id) as n from alerts a left join activities c
      on c.alert_id = a.id and c.kind in ('status_changed', 'assigned')
    where a.${mine} group by a.id`);
  const versions = new Map(changed.map(({ id, version }) => [id, version]));
  const lost = [...ledger.changes.acknowledged].filter(
    (name) => (versions.get(name.split('/')[0] ?? '') ?? 0) <= Number(name.split('/')[1]),
  );
  const twice = [...ledger.changes.acknowledged]
    .map((name) => name.split('/').slice(0, 2).join('/'))
    .filter((name, index, all) => all.indexOf(name) !== index);
  findings.push(
    told('alert changes', ledger.changes.acknowledged.size, [
      ...lost.map((name) => `${name} was acknowledged but isn't stored`),
      ...twice.map((name) => `the change ${name} was acknowledged to two users`),
      ...changed
        .filter(({ version, n }) => Number(n) !== version - 1)
        .map(({ id, version, n }) => `alert ${id} is at version ${version} with ${n} activities`),
    ]),
  );
  const notified = await counted(
    sql`select alert_id || '/' || recipient_id as name, count(*) as n from notifications
      where ${mine} and context = 'assigned_alert' group by 1`,
  );
  const wanted = new Map<string, number>();
  for (const [name, recipient] of ledger.assignments) {
    const key = `${name.split('/')[0] ?? ''}/${recipient}`;
    wanted.set(key, (wanted.get(key) ?? 0) + 1);
  }
  const [{ n: assigned = '0' } = {}] = await rows<{ n: string }>(
    sql`select count(*) as n from activities where ${mine} and kind = 'assigned'`,
  );
  const sum = [...notified.values()].reduce((a, b) => a + b, 0);
  findings.push(
    told('notifications', Number(assigned), [
      ...[...wanted]
        .filter(([name, n]) => (notified.get(name) ?? 0) < n)
        .map(
          ([name, n]) =>
            `${name} was assigned ${n} times and notified ${notified.get(name) ?? 0} times`,
        ),
      ...(sum === Number(assigned) ? [] : [`${assigned} assignments, ${sum} notifications`]),
    ]),
  );
  findings.push(
    once(
      'notes',
      ledger.notes,
      await counted(sql`select text as name, count(*) as n from notes where ${mine} group by 1`),
    ),
  );

  const letters = await rows<{ recipient: string; state: string }>(
    sql`select recipient, state from mails where ${mine} and kind = 'invitation'`,
  );
  const uncertain = letters.filter(({ state }) => state === 'uncertain').length;
  findings.push({
    ...once(
      'emails',
      ledger.invitations,
      new Map(
        letters.map(({ recipient }) => [
          recipient,
          letters.filter((other) => other.recipient === recipient).length,
        ]),
      ),
    ),
    unheard: uncertain,
  });
  findings.push(
    told(
      'emails at the mail server',
      letters.length - uncertain,
      letters.flatMap(({ recipient, state }) => {
        const arrived = ledger.letters.get(recipient) ?? 0;
        return (state === 'sent' && arrived === 1) || (state === 'uncertain' && arrived <= 1)
          ? []
          : [`the email to ${recipient} is ${state} and arrived ${arrived} times`];
      }),
    ),
  );
  const messages = await rows<{ message_id: string; state: string }>(
    sql`select message_id, state from webhook_deliveries where ${mine}`,
  );
  const [{ n: raised = '0' } = {}] = await rows<{ n: string }>(
    sql`select count(*) as n from alerts where ${mine}`,
  );
  findings.push(
    told('webhook messages', messages.length, [
      ...messages
        .filter(
          ({ message_id, state }) =>
            state !== 'delivered' || (ledger.calls.get(message_id) ?? 0) === 0,
        )
        .map(
          ({ message_id, state }) =>
            `message ${message_id} is ${state} and was received ${ledger.calls.get(message_id) ?? 0} times`,
        ),
      ...(messages.length === Number(raised)
        ? []
        : [`${raised} alerts, ${messages.length} messages`]),
    ]),
  );
  const waiting = await rows<{ name: string }>(
    sql`select queue || ' ' || id || ' is ' || state || ': ' || coalesce(last_error::text, '') as name
      from jobs where state <> 'done'`,
  );
  findings.push(
    told(
      'jobs',
      0,
      waiting.map(({ name }) => name),
    ),
  );
  return findings;
}

/**
 * Checks that each acknowledged item is stored once, each item without a response at most once, and
 * no refused item at all.
 */
function once(what: string, acts: Acts, there: ReadonlyMap<string, number>): Finding {
  const wrong = [
    ...[...acts.acknowledged]
      .filter((name) => there.get(name) !== 1)
      .map((name) => `${name} was acknowledged and is stored ${there.get(name) ?? 0} times`),
    ...[...acts.refused]
      .filter((name) => there.has(name))
      .map((name) => `${name} was refused but is stored`),
    ...[...there]
      .filter(([name, n]) => n > 1 && !acts.acknowledged.has(name))
      .map(([name, n]) => `${name} is stored ${n} times`),
    ...[...there.keys()]
      .filter((name) => !acts.tried.has(name))
      .map((name) => `${name} is stored, but no client sent it`),
  ];
  const unheard = [...there.keys()].filter(
    (name) => acts.tried.has(name) && !acts.acknowledged.has(name),
  ).length;
  return {
    what,
    expected: acts.acknowledged.size,
    found: [...acts.acknowledged].filter((name) => there.get(name) === 1).length,
    unheard,
    wrong,
  };
}

const told = (what: string, expected: number, wrong: string[]): Finding => ({
  what,
  expected,
  found: Math.max(0, expected - wrong.length),
  unheard: 0,
  wrong,
});
