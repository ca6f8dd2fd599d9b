-- The company stands before every word instead of beside all of them: the index then holds the places of a company's word
-- together, and a common word of others costs nothing.
CREATE OR REPLACE FUNCTION "search_words"(company bigint, content text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(coalesce(array_agg(DISTINCT company || ':' || left(word, 100)) FILTER (WHERE word <> ''), '{}'))
	FROM regexp_split_to_table(content, '[^[:alnum:]]+') AS word
$$;--> statement-breakpoint
-- All the words of a search, the last one as the beginning of a word. Null when it holds none.
CREATE OR REPLACE FUNCTION "search_query"(company bigint, search text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ('''' || string_agg(company || ':' || left(word, 100), ''' & ''' ORDER BY place) || ''':*')::tsquery
	FROM regexp_split_to_table(lower(search), '[^[:alnum:]]+') WITH ORDINALITY AS words(word, place) WHERE word <> ''
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.with_company(company bigint, words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
	SELECT array_to_tsvector(array(SELECT company || ':' || word FROM unnest(tsvector_to_array(words)) AS word WHERE word NOT LIKE '@%'))
$$;--> statement-breakpoint
-- Written anew in one go, with their indexes.
SET LOCAL maintenance_work_mem = '256MB';--> statement-breakpoint
ALTER TABLE "alert_texts" ALTER COLUMN "words" TYPE tsvector USING pg_temp.with_company(company_id, words);--> statement-breakpoint
ALTER TABLE "media_texts" ALTER COLUMN "words" TYPE tsvector USING pg_temp.with_company(company_id, words);
