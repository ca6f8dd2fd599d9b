CREATE TABLE "vocabulary" (
	"company_id" bigint NOT NULL,
	"word" text NOT NULL,
	"unused_since" "xid8"
);
--> statement-breakpoint
DROP INDEX "alert_texts_parts";--> statement-breakpoint
DROP INDEX "media_texts_parts";--> statement-breakpoint
-- The words of a text: their first 100 signs, and of longer ones the pieces too, so that any 50 signs stand in a piece.
CREATE OR REPLACE FUNCTION "search_words"(company bigint, content text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	WITH words AS MATERIALIZED (SELECT DISTINCT word FROM regexp_split_to_table(content, '[^[:alnum:]]+') AS word WHERE word <> '')
	SELECT array_to_tsvector(coalesce(array_agg(DISTINCT company || ':' || piece), '{}'))
	FROM (
		SELECT left(word, 100) AS piece FROM words
		UNION ALL SELECT '~' || substr(word, start, 100) FROM words, generate_series(51, length(word), 50) AS start WHERE length(word) > 100
	) AS pieces
$$;--> statement-breakpoint
-- One pass over each table of texts; ts_stat() takes many times as long for words in ascending order, as numbered files have.
SET LOCAL work_mem = '256MB';--> statement-breakpoint
INSERT INTO vocabulary (company_id, word)
SELECT split_part(lexeme, ':', 1)::bigint, substr(lexeme, strpos(lexeme, ':') + 1)
FROM (
	SELECT DISTINCT lexeme FROM media_texts, unnest(tsvector_to_array(words)) AS lexeme
	UNION SELECT DISTINCT lexeme FROM alert_texts, unnest(tsvector_to_array(words)) AS lexeme
) AS seen;--> statement-breakpoint
SET LOCAL maintenance_work_mem = '256MB';--> statement-breakpoint
CREATE INDEX "vocabulary_word" ON "vocabulary" USING btree ("company_id","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "vocabulary_parts" ON "vocabulary" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "vocabulary_unused" ON "vocabulary" USING btree ("company_id") WHERE unused_since is not null;--> statement-breakpoint
ALTER TABLE "vocabulary" ADD CONSTRAINT "vocabulary_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ANALYZE "vocabulary";--> statement-breakpoint
-- Words that are not in use for sure are appended; a word that two append at once stands twice until housekeeping comes by.
CREATE FUNCTION "keep_vocabulary"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO vocabulary (company_id, word)
	SELECT NEW.company_id, words.word
	FROM (SELECT substr(lexeme, strpos(lexeme, ':') + 1) AS word FROM unnest(tsvector_to_array(NEW.words)) AS lexeme) AS words
	WHERE NOT EXISTS (
		SELECT FROM vocabulary AS known WHERE known.company_id = NEW.company_id AND known.word = words.word AND known.unused_since IS NULL
	);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "alert_words_written" AFTER INSERT OR UPDATE OF "words" ON "alert_texts" FOR EACH ROW EXECUTE FUNCTION "keep_vocabulary"();--> statement-breakpoint
CREATE TRIGGER "media_words_written" AFTER INSERT OR UPDATE OF "words" ON "media_texts" FOR EACH ROW EXECUTE FUNCTION "keep_vocabulary"();--> statement-breakpoint
-- Texts with words that were cut get their pieces.
UPDATE alert_texts SET words = search_words(company_id, content) WHERE alert_id IN (
	SELECT alert_id FROM (SELECT ('''' || company_id || ':' || word || '''')::tsquery AS query FROM vocabulary WHERE length(word) = 100 OFFSET 0) AS cut
	CROSS JOIN LATERAL (SELECT alert_id FROM alert_texts WHERE words @@ query OFFSET 0) AS texts);--> statement-breakpoint
UPDATE media_texts SET words = search_words(company_id, content) WHERE media_id IN (
	SELECT media_id FROM (SELECT ('''' || company_id || ':' || word || '''')::tsquery AS query FROM vocabulary WHERE length(word) = 100 OFFSET 0) AS cut
	CROSS JOIN LATERAL (SELECT media_id FROM media_texts WHERE words @@ query OFFSET 0) AS texts);--> statement-breakpoint
-- The words of a search, in their order.
CREATE FUNCTION "search_tokens"(search text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(word ORDER BY place), '{}')
	FROM regexp_split_to_table(lower(search), '[^[:alnum:]]+') WITH ORDINALITY AS words(word, place) WHERE word <> ''
$$;--> statement-breakpoint
-- Words of a company that are like a pattern. Planned for each pattern, as only some patterns are for an index.
CREATE FUNCTION "vocabulary_like"(company bigint, pattern text, most int) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE found text[];
BEGIN
	EXECUTE 'SELECT array(SELECT DISTINCT word FROM vocabulary WHERE company_id = $1 AND word LIKE $2 LIMIT $3)' INTO found USING company, pattern, most;
	RETURN found;
END $$;--> statement-breakpoint
-- What texts may hold that have a search as a part, one query for each way: any text with this part matches one of them,
-- not every text that matches has it. Words that begin or end inside the part are looked up in the vocabulary.
CREATE FUNCTION "search_part_queries"(company bigint, search text) RETURNS tsquery[] LANGUAGE plpgsql STABLE AS $$
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
	IF n = 0 THEN
		RETURN '{}';
	ELSIF n = 1 THEN
		firsts := vocabulary_like(company, opens || left(tokens[1], 50) || CASE WHEN length(tokens[1]) > 50 THEN '%' ELSE closes END, NULL);
		RETURN array(SELECT ('''' || company || ':' || word || '''')::tsquery FROM unnest(firsts) AS word);
	END IF;
	SELECT coalesce(string_agg('''' || company || ':' || left(word, 100) || ''' & ', ''), '') INTO between FROM unnest(tokens[2:n - 1]) AS word;
	IF opens = '' THEN
		firsts := vocabulary_like(company, left(tokens[1], 100), few + 1);
	ELSIF length(tokens[1]) > 1 THEN
		firsts := vocabulary_like(company, '%' || right(tokens[1], 50), few + 1);
	END IF;
	lasts := vocabulary_like(company, CASE WHEN closes = '' THEN left(tokens[n], 100) ELSE left(tokens[n], 50) || '%' END, few + 1);
	IF cardinality(firsts) = 0 OR cardinality(lasts) = 0 THEN
		RETURN '{}';
	ELSIF cardinality(firsts)::bigint * cardinality(lasts) <= few THEN
		RETURN array(SELECT (between || '''' || company || ':' || a || ''' & ''' || company || ':' || b || '''')::tsquery FROM unnest(firsts) AS a, unnest(lasts) AS b);
	ELSIF cardinality(firsts) <= 20 AND closes <> '' THEN
		-- The index goes through all the words of a beginning for each of these.
		RETURN array(SELECT (between || '''' || company || ':' || a || ''' & ''' || company || ':' || left(tokens[n], 50) || ''':*')::tsquery FROM unnest(firsts) AS a);
	ELSIF cardinality(firsts) <= least(few, cardinality(lasts)) THEN
		RETURN array(SELECT (between || '''' || company || ':' || a || '''')::tsquery FROM unnest(firsts) AS a);
	ELSIF cardinality(lasts) <= few THEN
		RETURN array(SELECT (between || '''' || company || ':' || b || '''')::tsquery FROM unnest(lasts) AS b);
	ELSIF between <> '' THEN
		RETURN array[left(between, -3)::tsquery];
	END IF;
	RETURN array(SELECT ('''' || company || ':' || a || '''')::tsquery FROM unnest(CASE
		WHEN length(tokens[1]) > length(tokens[n]) THEN vocabulary_like(company, '%' || right(tokens[1], 50), NULL)
		ELSE vocabulary_like(company, left(tokens[n], 50) || '%', NULL) END) AS a);
END $$;--> statement-breakpoint
-- Whether some text of a company may have all the words of a search, the last one as the beginning of a word.
CREATE FUNCTION "search_is_known"(company bigint, search text) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce(bool_and(CASE WHEN place < cardinality(tokens)
		THEN EXISTS (SELECT FROM vocabulary WHERE company_id = company AND vocabulary.word = left(token, 100))
		ELSE EXISTS (SELECT FROM vocabulary WHERE company_id = company AND vocabulary.word ~>=~ left(token, 100) AND vocabulary.word ~<~ (left(token, 100) || chr(1114111))) END), false)
	FROM search_tokens(search) AS tokens, unnest(tokens) WITH ORDINALITY AS listed(token, place)
$$;
