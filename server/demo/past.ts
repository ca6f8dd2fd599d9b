import type pg from 'pg';

/**
 * What was collected within seconds is set to when it would have been: minutes after it was
 * published. Nobody can do this over the API, and only the times change. Media have no trigger for
 * it, so their tallies are counted anew.
 * @param uploads when files were uploaded, by media item.
 */
export async function moveMediaIntoPast(
  client: pg.Client,
  uploads: ReadonlyMap<number, Date>,
): Promise<void> {
  await client.query(
    'create temporary table moved as select id, created_at as was, least(now(), created_at) as at from media',
  );
  await client.query(
    "update moved set at = least(now() - interval '20 seconds', published_at + " +
      'make_interval(secs => 40 + (moved.id * 37) % 260)) from media_origins where media_id = ' +
      'moved.id and published_at is not null',
  );
  await client.query(
    'update moved set at = given.at from unnest($1::bigint[], $2::timestamptz[]) as given ' +
      '(id, at) where given.id = moved.id',
    [[...uploads.keys()], [...uploads.values()]],
  );
  await client.query(`update collector_runs set started_at = coalesce(
    (select max(moved.at) from moved join media on media.id = moved.id
      where media.target_id = collector_runs.target_id
      and moved.was <= collector_runs.started_at + make_interval(secs => 1 + duration_ms / 1000.0)),
      started_at)`);
  await client.query(
    "update media set created_at = moved.at, scanned_at = moved.at + interval '2 seconds' " +
      'from moved where moved.id = media.id',
  );
  for (const [table, column] of [
    ['alerts', 'detected_at'],
    ['alerts', 'updated_at'],
    ['findings', 'created_at'],
    ['activities', 'created_at'],
    ['files', 'created_at'],
  ] as const) {
    await client.query(
      `update ${table} set ${column} = moved.at + interval '3 seconds' from moved where moved.id = ${table}.media_id`,
    );
  }
  await client.query("delete from tallies where subject = 'media'");
  await client.query(`insert into tallies (company_id, subject, day, source_id, status, severity, n)
    select company_id, 'media', days.day, source_id, '', 0, count(*)
      from media, lateral (values (null::date), ((created_at at time zone 'UTC')::date)) as days (day)
      group by company_id, days.day, source_id`);
  await client.query("update targets set created_at = now() - interval '31 days'");
  await client.query(
    'update users set date_joined = case when is_approved then now() - make_interval(days => ' +
      "32 - id::int) else now() - interval '50 minutes' end where company_id = 1",
  );
}

/**
 * The same for what people did: they look at an alert within hours, and most are dealt with on the
 * next day.
 */
export async function moveTriageIntoPast(client: pg.Client): Promise<void> {
  await client.query(
    "update alerts set triaged_at = least(now() - interval '1 minute', detected_at + " +
      'make_interval(mins => 4 + ((id * 53) % 190)::int)) where triaged_at is not null',
  );
  await client.query(
    "update alerts set resolved_at = least(now() - interval '30 seconds', triaged_at + " +
      'make_interval(mins => 25 + ((id * 101) % 1500)::int)) where resolved_at is not null',
  );
  await client.query(
    'update alerts set updated_at = coalesce(resolved_at, triaged_at, detected_at)',
  );
  await client.query(
    "update notes set created_at = least(now() - interval '1 minute', " +
      "coalesce(alerts.triaged_at, alerts.detected_at + interval '15 minutes') + " +
      'make_interval(mins => (notes.id % 4 * 6)::int)) from alerts where alerts.id = ' +
      'notes.alert_id',
  );
  await client.query(`update activities set created_at = case
      when new_value = 'RESOLVED' or kind = 'feedback_given'
      then coalesce(resolved_at, triaged_at, detected_at)
      else coalesce(triaged_at, detected_at + interval '11 minutes') end
    from alerts where alerts.id = activities.alert_id and kind <> 'detected'`);
  await client.query(
    'update activities set created_at = notes.created_at from notes where notes.id = activities.note_id',
  );
  await client.query(`update notifications set created_at = case context
      when 'resolved_alert' then coalesce(resolved_at, triaged_at, detected_at)
      else coalesce(triaged_at, detected_at + interval '11 minutes') end
    from alerts where alerts.id = notifications.alert_id`);
  await client.query(
    'update notifications set created_at = users.date_joined from users where users.id = ' +
      "notifications.about_user_id and context = 'new_user_need_approvation'",
  );
  await client.query(
    "update notifications set read_at = created_at + interval '1 hour' where created_at < now() - interval '30 hours'",
  );
  // Ids rise with the time, here too, since lists of notifications stand in their order. An id
  // cannot be written, so everything else changes places.
  const columns = [
    'recipient_id',
    'context',
    'actor_id',
    'actor_name',
    'about_user_id',
    'media_id',
    'alert_id',
    'message',
    'read_at',
    'created_at',
  ];
  await client.query(`
    with placed as (
      select *, row_number() over (partition by company_id order by created_at, id) as place
      from notifications),
    seats as (
      select id as seat, company_id, row_number() over (partition by company_id order by id) as place
      from notifications)
    update notifications set ${columns.map((column) => `${column} = placed.${column}`).join(', ')}
    from placed join seats using (company_id, place) where seats.seat = notifications.id`);
}
