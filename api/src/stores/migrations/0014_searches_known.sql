-- Whether some text of a company may have all the words of a search, the last one as the beginning of a word; and whether no
-- longer word begins so, which spares the index to look for beginnings.
CREATE FUNCTION "search_known"(company bigint, search text, OUT known boolean, OUT is_exact boolean) LANGUAGE plpgsql STABLE AS $$
DECLARE
	tokens text[] := search_tokens(search);
	n int := cardinality(tokens);
	last text := left(tokens[n], 100);
BEGIN
	known := n > 0;
	is_exact := false;
	FOR place IN 1 .. n - 1 LOOP
		known := known AND EXISTS (SELECT FROM vocabulary WHERE company_id = company AND word = left(tokens[place], 100));
	END LOOP;
	IF known THEN
		known := EXISTS (SELECT FROM vocabulary WHERE company_id = company AND word ~>=~ last AND word ~<~ (last || chr(1114111)));
		is_exact := known AND NOT EXISTS (SELECT FROM vocabulary WHERE company_id = company AND word ~>~ last AND word ~<~ (last || chr(1114111)));
	END IF;
END $$;--> statement-breakpoint
-- What texts may hold that have a search as a part, one query for each way: any text with this part matches one of them,
-- not every text that matches has it. Words that begin or end inside the part are looked up in the vocabulary.
-- It is asked when no text has the words of the search (the last one as a beginning): so the part begins inside a word.
CREATE OR REPLACE FUNCTION "search_part_queries"(company bigint, search text) RETURNS tsquery[] LANGUAGE plpgsql STABLE AS $$
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
		firsts := vocabulary_like(company, '%' || left(tokens[1], 50) || CASE WHEN length(tokens[1]) > 50 THEN '%' ELSE closes END, NULL);
		RETURN array(SELECT ('''' || company || ':' || word || '''')::tsquery FROM unnest(firsts) AS word WHERE length(tokens[1]) > 50 OR NOT starts_with(word, tokens[1]));
	END IF;
	SELECT coalesce(string_agg('''' || company || ':' || left(word, 100) || ''' & ', ''), '') INTO between FROM unnest(tokens[2:n - 1]) AS word;
	IF length(tokens[1]) > 1 THEN
		firsts := vocabulary_like(company, '%' || right(tokens[1], 50), few + 1);
		-- Of too many ones, not all are known.
		IF cardinality(firsts) <= few AND length(tokens[1]) < 100 THEN
			firsts := array_remove(firsts, tokens[1]);
		END IF;
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
DROP FUNCTION "search_is_known";
