import type pg from 'pg';

export interface Size {
  media: number;
  alerts: number;
}
/** A million alerts: three companies, one of them with half of everything. */
export const FULL_SIZE: Size = { media: 3_000_000, alerts: 1_000_000 };

const COMPANIES = [
  { name: 'Meridiana Energia', domain: 'meridiana.example' },
  { name: 'Rossi Logistica', domain: 'rossi.example' },
  { name: 'Banca Levante', domain: 'levante.example' },
] as const;
/**
 * 8,000 words, the first ones far more frequent than the last, as in any language; a new choice at
 * each use.
 */
const word = `(select (array['ba','ce','di','fo','gu','la','mi','no','ra','se'])[1 + k % 10]
  || (array['vel','tor','min','ras','lon','den','pir','sta'])[1 + k / 10 % 8]
  || (array['a','e','io','um','is','or','et','an','il','us'])[1 + k / 80 % 10]
  || (array['co','ta','re','li','no','si','do','va','ne','ma'])[1 + k / 800]
  from (select floor(8000 * power(random(), 3))::int as k where i is not null) as choice)`;
const words = (n: number) => Array.from({ length: n }, () => word).join(` || ' ' || `);
/** What search_words() makes of texts like these, without its regular expression. */
const fastWords = (company: string) =>
  `array_to_tsvector(array(select ${company} || ':' || word from ` +
  "string_to_table(translate(content, '_:.,', '    '), ' ') as word where word <> ''))";
const TABLES = ['media', 'alerts', 'media_texts', 'alert_texts', 'vocabulary', 'tallies'];

/**
 * Fills an empty, migrated database by SQL alone: a year of media and alerts of three companies
 * with ten people each. Indexes and triggers step aside meanwhile and what they keep is made at the
 * end, as a restore would.
 * @param say is told of each step with its duration.
 */
export async function generate(
  client: pg.Client,
  size: Size,
  say: (line: string) => void,
): Promise<void> {
  const step = async (what: string, statement: string, values: unknown[] = []) => {
    const start = performance.now();
    await client.query(statement, values);
    say(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  };
  await client.query(
    "set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'; select setseed(0.4)",
  );
  await client.query('set session_replication_role = replica');
  const indexes = await dropIndexes(client);

  for (const { name, domain } of COMPANIES) {
    await client.query('insert into companies (name, email_domain) values ($1, $2)', [
      name,
      domain,
    ]);
  }
  await client.query(`
    insert into users (company_id, email, first_name, last_name, password_hash, is_approved, group_name)
    select c.id, 'person' || n || '@' || c.email_domain, 'Person', 'Number ' || n, 'none', true,
      case when n = 1 then 'Admins' else 'Analysts' end
    from companies c, generate_series(1, 10) n`);
  await client.query(`
    insert into targets (company_id, source_id, type, search_string)
    select c.id, (array[1,2,3,5,21,22])[1 + n % 6], 'search', 'watch ' || n
      from companies c, generate_series(1, 200) n`);
  await step(
    'media',
    `
    insert into media (id, company_id, source_id, target_id, vendor_id, title, text, source_name,
      search_string, account_username, scan_status, highest_severity, created_at, scanned_at)
    overriding system value
    select i, company, source, case when source = 7 then null else (company - 1) * 200 + 1 + i % 200 end, 'bench-' || i,
      case when source = 7 then replace(words, ' ', '_') || '_' || i || '.jpg' else 'Post: ' || words end,
      case when source <> 7 and i % 2 = 0 then ${words(8)} end,
      case source when 7 then 'File upload' when 5 then 'X' else 'Social' end,
      case when source = 7 then null else 'watch ' || (1 + i % 200) end,
      case when source = 7 then null else 'account' || i % 5000 end,
      'CLEAN', null, at, at
    from (
      select i, case when i % 10 < 5 then 1 when i % 10 < 8 then 2 else 3 end as company,
        (array[1,2,3,5,5,7,7,7,21,22])[1 + (i / 10) % 10] as source,
        now() - random() * interval '365 days' as at, ${words(2)} as words
      from generate_series(1, $1::bigint) i
    ) as base`,
    [size.media],
  );
  await step(
    'alerts',
    `
    insert into alerts (company_id, media_id, target_id, source_id, detector, fingerprint, title,
      title_message, summary, marks, severity, status, assignee_id,
      feedback_response, dismiss_reason, version, detected_at, triaged_at, resolved_at, updated_at)
    select company_id, id, target_id, source_id, (array['file-type','position','hidden-data','codes'])[1 + kind], 'f',
      (array['Program disguised as a picture','Photo reveals a location','Data hidden behind a picture',
        'QR code leads elsewhere'])[1 + kind],
      jsonb_build_object('code', (array['titleExecutableDisguised','titlePhotoRevealsLocation',
        'titleDataAfterImage','titleCodeLink'])[1 + kind]),
      title || ': ' || (array['is a Windows program','holds EXIF GPS 45.4642, 9.1900',
        'has bytes behind its end','opens a link'])[1 + kind],
      '[]', severity, status,
      case when status in ('VALIDATED', 'RESOLVED') then (company_id - 1) * 10 + 1 + id % 10 end,
      case when status = 'RESOLVED'
        then (array['confirmed threat','confirmed threat','known and accepted','cannot tell'])[1 + id % 4]
        when status = 'DISMISSED' and id % 2 = 0
        then (array['false positive: benign','duplicate'])[1 + (id / 2) % 2] end,
      case when status = 'DISMISSED' then 'seen before' end, case status when 'DETECTED' then 1 else 2 end, at,
      case when status <> 'DETECTED' then at + random() * interval '3 hours' end,
      case when status = 'RESOLVED' then at + interval '3 hours' + random() * interval '3 days' end,
      at + random() * interval '3 days'
    from (
      select m.*, created_at + interval '3 seconds' as at, (id / 3) % 4 as kind,
        (array[1,2,2,3,3,3,3,4,4,5])[1 + floor(random() * 10)::int] as severity,
        (array['DETECTED','DETECTED','DETECTED','DETECTED','DETECTED','DETECTED','VALIDATED',
          'RESOLVED','RESOLVED','RESOLVED','RESOLVED','RESOLVED',
          'DISMISSED','DISMISSED','DISMISSED','DISMISSED','DISMISSED','DISMISSED','DISMISSED','DISMISSED'
        ])[1 + floor(random() * 20)::int] as status
      from media m where id % ($1::bigint / $2::bigint) = 0 order by id limit $2
    ) as base`,
    [size.media, size.alerts],
  );
  await step(
    'tallies',
    `
    insert into tallies (company_id, subject, day, source_id, status, severity, n)
    select company_id, 'alerts', days.day, source_id, status, severity, count(*)
    from alerts, lateral (values (null::date), ((detected_at at time zone 'UTC')::date)) as days(day)
      group by company_id, days.day, source_id, status, severity
    union all
    select company_id, 'media', days.day, source_id, '', 0, count(*)
    from media, lateral (values (null::date), ((created_at at time zone 'UTC')::date)) as days(day)
      group by company_id, days.day, source_id`,
  );
  await step(
    'texts of alerts',
    `
    insert into alert_texts select a.id, a.company_id, content, ${fastWords('a.company_id')}
      || search_words(a.company_id, '', a.title_message, m.title_message)
    from alerts a join media m on m.id = a.media_id, search_content(a.title, a.summary, m.title,
      m.search_string, m.account_username, m.text) content`,
  );
  await step(
    'texts of media',
    `
    insert into media_texts select id, company_id, content, ${fastWords('company_id')}
    from media, search_content(title, search_string, account_username, headline, text) content`,
  );
  await step(
    'vocabulary',
    `
    insert into vocabulary (company_id, word) select split_part(lexeme, ':', 1)::bigint,
      substr(lexeme, strpos(lexeme, ':') + 1) from (
      select distinct lexeme from media_texts, unnest(tsvector_to_array(words)) as lexeme
      union select distinct lexeme from alert_texts, unnest(tsvector_to_array(words)) as lexeme) as seen
      where lexeme not like '%:#%'`,
  );

  const { rowCount } = await client.query(
    'select from (select * from media_texts limit 1000) as sample where words <> search_words(company_id, content)',
  );
  if (rowCount !== 0)
    throw new Error("The benchmark's search texts differ from those of the database triggers.");

  for (const [name, definition] of indexes) await step(`index ${name}`, definition);
  await client.query(
    "select setval(pg_get_serial_sequence('media', 'id'), (select max(id) from media))",
  );
  await client.query('set session_replication_role = origin');
  for (const table of [...TABLES, 'users', 'targets', 'companies'])
    await step(`vacuum ${table}`, `vacuum (analyze) ${table}`);
}

/** Takes the secondary indexes of the filled tables down. @returns their names and definitions. */
async function dropIndexes(client: pg.Client): Promise<[string, string][]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition from pg_index i
      join pg_class c on c.oid = i.indexrelid
     join pg_class t on t.oid = i.indrelid where t.relname = any($1) and not i.indisprimary`,
    [TABLES],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows.map(({ name, definition }) => [name, definition]);
}
