-- How many of a company's newest texts match a query or are like a pattern, which of them, and how many were looked at: one more
-- than asked for when there are more. Nothing is looked at without a query and a pattern. Kept in plans, as it comes with each search.
CREATE FUNCTION "search_sample"(subject text, company bigint, query tsquery, part text, newest int, OUT ids json, OUT matches int, OUT seen int) LANGUAGE plpgsql STABLE AS $$
DECLARE
	-- Enough for a page.
	most CONSTANT int := 300;
	found bigint[];
BEGIN
	IF newest = 0 OR query IS NULL AND part IS NULL THEN
		matches := 0;
		seen := 0;
		RETURN;
	ELSIF subject = 'alerts' AND query IS NOT NULL THEN
		SELECT array_agg(id) FILTER (WHERE hit), count(*) FILTER (WHERE hit), count(*) INTO found, matches, seen
		FROM (SELECT alert_id AS id, words @@ query AS hit FROM alert_texts WHERE company_id = company ORDER BY alert_id DESC LIMIT newest + 1) AS texts;
	ELSIF subject = 'alerts' THEN
		SELECT array_agg(id) FILTER (WHERE hit), count(*) FILTER (WHERE hit), count(*) INTO found, matches, seen
		FROM (SELECT alert_id AS id, content LIKE part AS hit FROM alert_texts WHERE company_id = company ORDER BY alert_id DESC LIMIT newest + 1) AS texts;
	ELSIF query IS NOT NULL THEN
		SELECT array_agg(id) FILTER (WHERE hit), count(*) FILTER (WHERE hit), count(*) INTO found, matches, seen
		FROM (SELECT media_id AS id, words @@ query AS hit FROM media_texts WHERE company_id = company ORDER BY media_id DESC LIMIT newest + 1) AS texts;
	ELSE
		SELECT array_agg(id) FILTER (WHERE hit), count(*) FILTER (WHERE hit), count(*) INTO found, matches, seen
		FROM (SELECT media_id AS id, content LIKE part AS hit FROM media_texts WHERE company_id = company ORDER BY media_id DESC LIMIT newest + 1) AS texts;
	END IF;
	ids := to_json(found[:most]);
END $$;
