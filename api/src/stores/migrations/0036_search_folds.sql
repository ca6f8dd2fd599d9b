-- Signs that no one sees (domain/spelling.ts) stand in no text that is searched: a word is one word with them and without.
CREATE OR REPLACE FUNCTION "search_content"(VARIADIC parts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower(left(regexp_replace(array_to_string(parts, ' '),
		'[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]', '', 'g'), 20000))
$$;--> statement-breakpoint
UPDATE alert_texts SET content = folded, words = search_words(company_id, folded)
FROM (SELECT alert_id AS id, search_content(content) AS folded FROM alert_texts) AS texts WHERE alert_id = id AND content <> folded;--> statement-breakpoint
UPDATE media_texts SET content = folded, words = search_words(company_id, folded)
FROM (SELECT media_id AS id, search_content(content) AS folded FROM media_texts) AS texts WHERE media_id = id AND content <> folded;
