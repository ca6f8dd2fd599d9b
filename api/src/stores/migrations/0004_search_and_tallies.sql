CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "alert_texts" (
	"alert_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"content" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_change_rows" (
	"change_id" bigint NOT NULL,
	"alert_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"feedback_response" text,
	"dismiss_reason" text,
	"triaged_at" timestamp (3) with time zone,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_change_rows_change_id_alert_id_pk" PRIMARY KEY("change_id","alert_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "media_texts" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"content" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"company_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"day" date,
	"source_id" smallint NOT NULL,
	"status" text NOT NULL,
	"severity" smallint NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "alerts_age";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "assignee_id" bigint;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "publisher_email" text;--> statement-breakpoint
ALTER TABLE "alert_texts" ADD CONSTRAINT "alert_texts_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_change_id_bulk_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tallies" ADD CONSTRAINT "tallies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_texts_words" ON "alert_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "alert_texts_parts" ON "alert_texts" USING gin ("content" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bulk_change_rows_alert" ON "bulk_change_rows" USING btree ("alert_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_changes_token" ON "bulk_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "bulk_changes_expiry" ON "bulk_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_texts_words" ON "media_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "media_texts_parts" ON "media_texts" USING gin ("content" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tallies_company" ON "tallies" USING btree ("company_id","subject","day");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_over_all" ON "alerts" USING btree ("company_id","severity" DESC NULLS FIRST,"detected_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "alerts_by_update" ON "alerts" USING btree ("company_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "events_age" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alerts_age" ON "alerts" USING btree ("company_id","detected_at","id");--> statement-breakpoint
-- What a search looks at, in lower case. 20,000 characters: a post, not a book.
CREATE FUNCTION "search_content"(VARIADIC parts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower(left(array_to_string(parts, ' '), 20000))
$$;--> statement-breakpoint
-- The words of a text, without their positions, and the company as one more word, so that an index scan stays inside it.
CREATE FUNCTION "search_words"(company bigint, content text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(array_append(array_agg(DISTINCT left(word, 100)) FILTER (WHERE word <> ''), '@' || company))
	FROM regexp_split_to_table(content, '[^[:alnum:]]+') AS word
$$;--> statement-breakpoint
-- All the words of a search, the last one as the beginning of a word. Null when it holds none.
CREATE FUNCTION "search_query"(company bigint, search text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ('''@' || company || ''' & ''' || string_agg(left(word, 100), ''' & ''' ORDER BY place) || ''':*')::tsquery
	FROM regexp_split_to_table(lower(search), '[^[:alnum:]]+') WITH ORDINALITY AS words(word, place) WHERE word <> ''
$$;--> statement-breakpoint
CREATE FUNCTION "keep_alert_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO alert_texts (alert_id, company_id, content, words)
	SELECT NEW.id, NEW.company_id, content, search_words(NEW.company_id, content)
	FROM media, search_content(NEW.title, NEW.summary, media.title, media.search_string, media.account_username, media.text) AS content
	WHERE media.id = NEW.media_id
	ON CONFLICT (alert_id) DO UPDATE SET content = excluded.content, words = excluded.words;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "alert_text_added" AFTER INSERT ON "alerts" FOR EACH ROW EXECUTE FUNCTION "keep_alert_text"();--> statement-breakpoint
CREATE TRIGGER "alert_text_changed" AFTER UPDATE OF "title", "summary" ON "alerts" FOR EACH ROW
	WHEN ((OLD.title, OLD.summary) IS DISTINCT FROM (NEW.title, NEW.summary)) EXECUTE FUNCTION "keep_alert_text"();--> statement-breakpoint
CREATE FUNCTION "keep_media_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO media_texts (media_id, company_id, content, words)
	SELECT NEW.id, NEW.company_id, content, search_words(NEW.company_id, content)
	FROM search_content(NEW.title, NEW.search_string, NEW.account_username, NEW.headline, NEW.text) AS content
	ON CONFLICT (media_id) DO UPDATE SET content = excluded.content, words = excluded.words;
	IF TG_OP = 'UPDATE' THEN
		UPDATE alert_texts SET content = fresh.content, words = search_words(NEW.company_id, fresh.content)
		FROM (
			SELECT alerts.id, search_content(alerts.title, alerts.summary, NEW.title, NEW.search_string, NEW.account_username, NEW.text) AS content
			FROM alerts WHERE alerts.media_id = NEW.id
		) AS fresh
		WHERE alert_texts.alert_id = fresh.id AND alert_texts.content <> fresh.content;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "media_text_added" AFTER INSERT ON "media" FOR EACH ROW EXECUTE FUNCTION "keep_media_text"();--> statement-breakpoint
CREATE TRIGGER "media_text_changed" AFTER UPDATE OF "title", "search_string", "account_username", "headline", "text" ON "media" FOR EACH ROW
	WHEN ((OLD.title, OLD.search_string, OLD.account_username, OLD.headline, OLD.text)
		IS DISTINCT FROM (NEW.title, NEW.search_string, NEW.account_username, NEW.headline, NEW.text)) EXECUTE FUNCTION "keep_media_text"();--> statement-breakpoint
-- Additions and subtractions, never an update of a row that others count in. A company that is going is not counted any more.
CREATE FUNCTION "tally_alerts"() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER "alerts_tally_added" AFTER INSERT ON "alerts" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_alerts"();--> statement-breakpoint
CREATE TRIGGER "alerts_tally_removed" AFTER DELETE ON "alerts" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "tally_alerts"();--> statement-breakpoint
CREATE TRIGGER "alerts_tally_changed" AFTER UPDATE ON "alerts" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_alerts"();--> statement-breakpoint
CREATE FUNCTION "tally_media"() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER "media_tally_added" AFTER INSERT ON "media" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_media"();--> statement-breakpoint
CREATE TRIGGER "media_tally_removed" AFTER DELETE ON "media" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "tally_media"();--> statement-breakpoint
INSERT INTO tallies (company_id, subject, day, source_id, status, severity, n)
SELECT company_id, 'alerts', days.day, source_id, status, severity, count(*)
FROM alerts, LATERAL (VALUES (NULL::date), ((detected_at AT TIME ZONE 'UTC')::date)) AS days(day) GROUP BY company_id, days.day, source_id, status, severity
UNION ALL
SELECT company_id, 'media', days.day, source_id, '', 0, count(*)
FROM media, LATERAL (VALUES (NULL::date), ((created_at AT TIME ZONE 'UTC')::date)) AS days(day) GROUP BY company_id, days.day, source_id;--> statement-breakpoint
INSERT INTO media_texts (media_id, company_id, content, words)
SELECT id, company_id, content, search_words(company_id, content)
FROM media, search_content(title, search_string, account_username, headline, text) AS content;--> statement-breakpoint
INSERT INTO alert_texts (alert_id, company_id, content, words)
SELECT alerts.id, alerts.company_id, content, search_words(alerts.company_id, content)
FROM alerts JOIN media ON media.id = alerts.media_id,
	search_content(alerts.title, alerts.summary, media.title, media.search_string, media.account_username, media.text) AS content;
