-- What drizzle-kit does not write: functions, triggers, and tables that need not survive a crash.
-- `npm run baseline -w api` puts this text behind the tables.

-- Who looks at what right now is written often and is worth nothing after a crash.
ALTER TABLE presence SET UNLOGGED;
ALTER TABLE presence_processes SET UNLOGGED;

-- The audit log only grows; it goes with its company.

CREATE FUNCTION refuse_audit_change()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.company_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM companies WHERE id = OLD.company_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit log only grows: % is refused', TG_OP
    USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER audit_log_is_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_only_grows BEFORE DELETE OR UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

-- Files that no item has any more are told, for a job that removes them.

CREATE FUNCTION note_orphan_blobs()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO orphan_blobs (sha256) SELECT DISTINCT sha256 FROM gone WHERE sha256 IS NOT NULL
    ORDER BY sha256 ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER media_leave_blobs AFTER DELETE ON media
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_orphan_blobs();

-- What a search reads: texts without marks that nobody sees, in lower case, and their words.
-- Each word begins with its company, so that a look into the index stays inside the tenant.

CREATE FUNCTION search_content(VARIADIC parts text[])
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(left(regexp_replace(array_to_string(parts, ' '),
    '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u180e'
    '\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff'
    '\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3'
    '\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]', '', 'g'), 20000))
$$;

-- Words, and each pictogram as a word of its own; two letters of a flag are one.
CREATE FUNCTION search_split(content text, OUT word text, OUT place bigint)
RETURNS SETOF record LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT match[1], at FROM regexp_matches(content,
    '[[:alnum:]]+|[\U0001f1e6-\U0001f1ff]{2}|[\u231a\u231b\u2328\u23cf\u23e9-\u23fa\u25fd\u25fe\u2600-\u27bf'
    '\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]', 'g')
    WITH ORDINALITY AS found(match, at)
$$;

-- Beside the words of a text, the codes of the messages that are its titles, each with a # before it.
CREATE FUNCTION search_words(company bigint, content text, VARIADIC messages jsonb[] DEFAULT '{}')
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH words AS MATERIALIZED (SELECT DISTINCT word
    FROM search_split(content))
  SELECT array_to_tsvector(coalesce(array_agg(DISTINCT company || ':' || piece), '{}'))
  FROM (
    SELECT left(word, 100) AS piece FROM words
    UNION ALL SELECT '~' || substr(word, start, 100)
      FROM words, generate_series(51, length(word), 50) AS start WHERE length(word) > 100
    UNION ALL SELECT '#' || (code #>> '{}') FROM unnest(messages) AS message,
      jsonb_path_query(message, '$.**.code ? (@.type() == "string")') AS code
  ) AS pieces
$$;

CREATE FUNCTION keep_alert_text()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_texts (alert_id, company_id, content, words)
  SELECT NEW.id, NEW.company_id, content,
    search_words(NEW.company_id, content, NEW.title_message, media.title_message)
  FROM media, search_content(
    NEW.title, NEW.summary, media.title, media.search_string, media.account_username, media.text
  ) AS content
  WHERE media.id = NEW.media_id
  ON CONFLICT (alert_id) DO UPDATE SET content = excluded.content, words = excluded.words;
  RETURN NULL;
END
$$;
CREATE TRIGGER alert_text_added AFTER INSERT ON alerts
  FOR EACH ROW EXECUTE FUNCTION keep_alert_text();
CREATE TRIGGER alert_text_changed AFTER UPDATE OF title, title_message, summary ON alerts
  FOR EACH ROW WHEN (
    OLD.title IS DISTINCT FROM NEW.title OR
    OLD.title_message IS DISTINCT FROM NEW.title_message OR
    OLD.summary IS DISTINCT FROM NEW.summary
  ) EXECUTE FUNCTION keep_alert_text();

CREATE FUNCTION keep_media_text()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO media_texts (media_id, company_id, content, words)
  SELECT NEW.id, NEW.company_id, content,
    search_words(NEW.company_id, content, NEW.title_message, NEW.headline_message)
  FROM search_content(NEW.title, NEW.search_string, NEW.account_username, NEW.headline, NEW.text) AS content
  ON CONFLICT (media_id) DO UPDATE SET content = excluded.content, words = excluded.words;
  IF TG_OP = 'UPDATE' THEN
    UPDATE alert_texts SET content = fresh.content,
      words = search_words(NEW.company_id, fresh.content, fresh.title_message, NEW.title_message)
    FROM (
      SELECT alerts.id, alerts.title_message, search_content(
        alerts.title, alerts.summary, NEW.title, NEW.search_string, NEW.account_username, NEW.text
      ) AS content
      FROM alerts WHERE alerts.media_id = NEW.id
    ) AS fresh
    WHERE alert_texts.alert_id = fresh.id AND alert_texts.content <> fresh.content;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER media_text_added AFTER INSERT ON media
  FOR EACH ROW EXECUTE FUNCTION keep_media_text();
CREATE TRIGGER media_text_changed AFTER UPDATE OF
  title, search_string, account_username, headline, headline_message, text ON media
  FOR EACH ROW WHEN (
    OLD.title IS DISTINCT FROM NEW.title OR
    OLD.search_string IS DISTINCT FROM NEW.search_string OR
    OLD.account_username IS DISTINCT FROM NEW.account_username OR
    OLD.headline IS DISTINCT FROM NEW.headline OR
    OLD.headline_message IS DISTINCT FROM NEW.headline_message OR
    OLD.text IS DISTINCT FROM NEW.text
  ) EXECUTE FUNCTION keep_media_text();

-- The words that texts have, which a search for part of a word is looked up in.

CREATE FUNCTION keep_vocabulary()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vocabulary (company_id, word)
  SELECT NEW.company_id, words.word
  FROM (SELECT substr(lexeme, strpos(lexeme, ':') + 1) AS word FROM
    unnest(tsvector_to_array(NEW.words)) AS lexeme) AS words
  WHERE NOT starts_with(words.word, '#') AND NOT EXISTS (
    SELECT FROM vocabulary AS known WHERE known.company_id = NEW.company_id
      AND known.word = words.word AND known.unused_since IS NULL
  );
  RETURN NULL;
END
$$;
CREATE TRIGGER alert_words_written AFTER INSERT OR UPDATE OF words ON alert_texts
  FOR EACH ROW EXECUTE FUNCTION keep_vocabulary();
CREATE TRIGGER media_words_written AFTER INSERT OR UPDATE OF words ON media_texts
  FOR EACH ROW EXECUTE FUNCTION keep_vocabulary();

CREATE FUNCTION search_tokens(search text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(word ORDER BY place), '{}')
  FROM search_split(lower(search))
$$;

CREATE FUNCTION vocabulary_like(company bigint, pattern text, most integer)
RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE found text[];
BEGIN
  EXECUTE 'SELECT array(SELECT DISTINCT word FROM vocabulary '
    'WHERE company_id = $1 AND word LIKE $2 LIMIT $3)' INTO found USING company, pattern, most;
  RETURN found;
END
$$;

CREATE FUNCTION search_part_queries(company bigint, search text)
RETURNS tsquery[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  tokens text[] := search_tokens(search);
  n int := cardinality(tokens);
  opens text := CASE WHEN lower(search) ~ '^[[:alnum:]]' THEN '%' ELSE '' END;
  closes text := CASE WHEN lower(search) ~ '[[:alnum:]]$' THEN '%' ELSE '' END;
  few CONSTANT int := 1000;
  firsts text[];
  lasts text[];
  between text := '';
BEGIN
  IF n = 0 OR opens = '' THEN
    RETURN '{}';
  ELSIF n = 1 THEN
    firsts := vocabulary_like(company, '%' || left(tokens[1], 50) || CASE
      WHEN length(tokens[1]) > 50 THEN '%' ELSE closes END, NULL);
    RETURN array(SELECT ('''' || company || ':' || word || '''')::tsquery FROM
      unnest(firsts) AS word WHERE length(tokens[1]) > 50 OR NOT starts_with(word, tokens[1]));
  END IF;
  SELECT coalesce(string_agg('''' || company || ':' || left(word, 100) || ''' & ', ''), '')
    INTO between FROM unnest(tokens[2:n - 1]) AS word;
  IF length(tokens[1]) > 1 THEN
    firsts := vocabulary_like(company, '%' || right(tokens[1], 50), few + 1);
    -- Of too many ones, not all are known.
    IF cardinality(firsts) <= few AND length(tokens[1]) < 100 THEN
      firsts := array_remove(firsts, tokens[1]);
    END IF;
  END IF;
  lasts := vocabulary_like(company, CASE WHEN closes = '' THEN left(tokens[n], 100)
    ELSE left(tokens[n], 50) || '%' END, few + 1);
  IF cardinality(firsts) = 0 OR cardinality(lasts) = 0 THEN
    RETURN '{}';
  ELSIF cardinality(firsts)::bigint * cardinality(lasts) <= few THEN
    RETURN array(SELECT
      (between || '''' || company || ':' || a || ''' & ''' || company || ':' || b || '''')::tsquery
      FROM unnest(firsts) AS a, unnest(lasts) AS b);
  ELSIF cardinality(firsts) <= 20 AND closes <> '' THEN
    -- The index goes through all the words of a beginning for each of these.
    RETURN array(SELECT (between || '''' || company || ':' || a || ''' & ''' ||
      company || ':' || left(tokens[n], 50) || ''':*')::tsquery FROM unnest(firsts) AS a);
  ELSIF cardinality(firsts) <= least(few, cardinality(lasts)) THEN
    RETURN array(SELECT (between || '''' || company || ':' || a || '''')::tsquery FROM
      unnest(firsts) AS a);
  ELSIF cardinality(lasts) <= few THEN
    RETURN array(SELECT (between || '''' || company || ':' || b || '''')::tsquery FROM
      unnest(lasts) AS b);
  ELSIF between <> '' THEN
    RETURN array[left(between, -3)::tsquery];
  END IF;
  RETURN array(SELECT ('''' || company || ':' || a || '''')::tsquery FROM unnest(CASE
    WHEN length(tokens[1]) > length(tokens[n])
      THEN vocabulary_like(company, '%' || right(tokens[1], 50), NULL)
    ELSE vocabulary_like(company, left(tokens[n], 50) || '%', NULL) END) AS a);
END
$$;

-- All the words of a search, the last one as a beginning unless no longer word begins so; null when
-- one of them is nowhere. In place of each may stand one of the codes that are given for it, for the
-- beginning under the word and ":*".
CREATE FUNCTION search_query(company bigint, search text, codes jsonb)
RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  tokens text[] := search_tokens(search);
  n int := cardinality(tokens);
  last text := left(tokens[n], 100);
  known boolean := n > 0;
  is_exact boolean;
BEGIN
  FOR place IN 1 .. n - 1 LOOP
    known := known AND (codes ? tokens[place] OR EXISTS (SELECT FROM vocabulary
      WHERE company_id = company AND word = left(tokens[place], 100)));
  END LOOP;
  known := known AND (codes ? (tokens[n] || ':*') OR EXISTS (SELECT FROM vocabulary
    WHERE company_id = company AND word ~>=~ last AND word ~<~ (last || chr(1114111))));
  IF NOT known THEN
    RETURN NULL;
  END IF;
  is_exact := NOT EXISTS (SELECT FROM vocabulary WHERE company_id = company
    AND word ~>~ last AND word ~<~ (last || chr(1114111)));
  RETURN (SELECT string_agg('(''' || company || ':' || left(word, 100) || '''' ||
      CASE WHEN place < n OR is_exact THEN '' ELSE ':*' END || (
        SELECT coalesce(string_agg(' | ''' || company || ':#' || code || '''', ''), '')
        FROM jsonb_array_elements_text(codes -> (word || CASE WHEN place < n THEN '' ELSE ':*' END))
          AS code
      ) || ')', ' & ' ORDER BY place)::tsquery
    FROM unnest(tokens) WITH ORDINALITY AS words(word, place));
END
$$;

CREATE FUNCTION search_sample(
  subject text, company bigint, query tsquery, part text, newest integer,
  OUT ids json, OUT matches integer, OUT seen integer
)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- Enough for a page.
  most CONSTANT int := 300;
  found bigint[];
BEGIN
  IF newest = 0 OR query IS NULL AND part IS NULL THEN
    matches := 0;
    seen := 0;
    RETURN;
  ELSIF subject = 'alerts' THEN
    SELECT array_agg(id) FILTER (WHERE hit), count(*) FILTER (WHERE hit), count(*)
      INTO found, matches, seen
    FROM (SELECT alert_id AS id, words @@ query OR content LIKE part AS hit FROM alert_texts
      WHERE company_id = company ORDER BY alert_id DESC LIMIT newest + 1) AS texts;
  ELSE
    SELECT array_agg(id) FILTER (WHERE hit), count(*) FILTER (WHERE hit), count(*)
      INTO found, matches, seen
    FROM (SELECT media_id AS id, words @@ query OR content LIKE part AS hit FROM media_texts
      WHERE company_id = company ORDER BY media_id DESC LIMIT newest + 1) AS texts;
  END IF;
  ids := to_json(found[:most]);
END
$$;

-- Numbers by day, source, status and severity.

CREATE FUNCTION tally_alerts()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tallies (company_id, subject, day, source_id, status, severity, n)
    SELECT company_id, 'alerts', days.day, source_id, status, severity, count(*)
    FROM added, LATERAL (VALUES (NULL::date), ((detected_at AT TIME ZONE 'UTC')::date)) AS days(day)
    GROUP BY company_id, days.day, source_id, status, severity;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tallies (company_id, subject, day, source_id, status, severity, n)
    SELECT company_id, 'alerts', days.day, source_id, status, severity, -count(*)
    FROM removed, LATERAL (VALUES (NULL::date), ((detected_at AT TIME ZONE 'UTC')::date)) AS days(day)
    WHERE EXISTS (SELECT FROM companies WHERE companies.id = removed.company_id)
    GROUP BY company_id, days.day, source_id, status, severity;
  ELSE
    INSERT INTO tallies (company_id, subject, day, source_id, status, severity, n)
    SELECT company_id, 'alerts', days.day, source_id, status, severity, sum(sign)
    FROM (
      SELECT company_id, detected_at, source_id, status, severity, 1 AS sign FROM added
      UNION ALL SELECT company_id, detected_at, source_id, status, severity, -1 FROM removed
    ) AS changes, LATERAL (VALUES (NULL::date), ((detected_at AT TIME ZONE 'UTC')::date)) AS days(day)
    WHERE EXISTS (SELECT FROM companies WHERE companies.id = changes.company_id)
    GROUP BY company_id, days.day, source_id, status, severity HAVING sum(sign) <> 0;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER alerts_tally_added AFTER INSERT ON alerts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_alerts();
CREATE TRIGGER alerts_tally_changed AFTER UPDATE ON alerts
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT
    EXECUTE FUNCTION tally_alerts();
CREATE TRIGGER alerts_tally_removed AFTER DELETE ON alerts
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_alerts();

CREATE FUNCTION tally_media()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tallies (company_id, subject, day, source_id, status, severity, n)
    SELECT company_id, 'media', days.day, source_id, '', 0, count(*)
    FROM added, LATERAL (VALUES (NULL::date), ((created_at AT TIME ZONE 'UTC')::date)) AS days(day)
    GROUP BY company_id, days.day, source_id;
  ELSE
    INSERT INTO tallies (company_id, subject, day, source_id, status, severity, n)
    SELECT company_id, 'media', days.day, source_id, '', 0, -count(*)
    FROM removed, LATERAL (VALUES (NULL::date), ((created_at AT TIME ZONE 'UTC')::date)) AS days(day)
    WHERE EXISTS (SELECT FROM companies WHERE companies.id = removed.company_id)
    GROUP BY company_id, days.day, source_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER media_tally_added AFTER INSERT ON media
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_media();
CREATE TRIGGER media_tally_removed AFTER DELETE ON media
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_media();
