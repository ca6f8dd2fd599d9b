import type { Range } from '../../formats/written/reading.ts';

/** A line of a head, as a mail that was sent back or on has it, whatever was put before it. */
const HEADER = /^[ \t>|]{0,20}([A-Za-z][A-Za-z0-9-]{1,60}):(?=\s|$)/;
const FOLDED = /^[ \t>|]{0,20}[ \t]\S/;
/** Headers that no other text has beside one another (RFC 5322, RFC 8601, RFC 8617, RFC 6376). */
const OF_MAIL = new RegExp(
  [
    '^(?:x-[a-z0-9-]+|arc-[a-z-]+|dkim-signature|domainkey-signature',
    '|authentication-results(?:-original)?|received(?:-spf)?|return-path',
    '|message-id|mime-version|content-type|content-transfer-encoding',
    '|delivered-to|in-reply-to|references|list-[a-z]+|from|to|cc|subject',
    '|date|reply-to)$',
  ].join(''),
  'i',
);
const FEWEST = 3;

/** Where heads of mails stand in a text: three or more of their lines, one after another. */
export function mailHeadsIn(text: string): Range[] {
  const heads: Range[] = [];
  let begin: number | null = null;
  let known = 0;
  const endAt = (end: number) => {
    if (begin !== null && known >= FEWEST) heads.push({ start: begin, end });
    begin = null;
    known = 0;
  };
  for (let start = 0; start < text.length;) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next + 1;
    const line = text.slice(start, Math.min(end, start + 200));
    const name = HEADER.exec(line)?.[1];
    if (name === undefined && (begin === null || !FOLDED.test(line))) endAt(start);
    else {
      begin ??= start;
      if (name !== undefined && OF_MAIL.test(name)) known += 1;
    }
    start = end;
  }
  endAt(text.length);
  return heads;
}
