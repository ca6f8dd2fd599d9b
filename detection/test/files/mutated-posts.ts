import { below, CHARSETS, encoded, oneOf, SIGNATURES, THREAT } from './mutations.ts';

type Random = () => number;
/** What no alphabet has: a zero, half of a pair, what turns the direction of a line. */
const ODD = ['\0', '\ud83d', '\ude00', '\u202e', '\u2066', '\u200b', '\ufeff', '\ufffe', '\u2028'];

/** What may be done to the words of a post beside one of its two threats, by its name. */
const TEXTS: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => putIn(text, String.fromCharCode(below(256, random)), random),
  (text, random) => putIn(text, oneOf(ODD, random), random),
  (text, random) => oneOf(SIGNATURES, random).toString('latin1') + text,
  (text, random) => text.slice(0, THREAT.length + below(text.length - THREAT.length, random)),
  (text, random) => `${oneOf(CHARSETS, random).text}\n${text}`,
];
const putIn = (text: string, odd: string, random: Random) => {
  const at = below(text.length, random);
  return text.slice(0, at) + odd + text.slice(at);
};

/**
 * The words of a post that held a threat twice, and holds one of them still.
 * @param random numbers from 0 to below 1
 */
export const mutatedText = (random: Random): string =>
  oneOf(TEXTS, random)(`${THREAT}\nThe minutes of Tuesday follow.\n${THREAT}`, random);

/** A document with one entry that holds a threat twice, of which one is as it was. */
export interface MutatedFeed {
  /** How, in words. */
  what: string;
  contentType: string;
  body: Uint8Array;
}

/**
 * What a mutated document is made from: the text before the second threat of its entry, and what
 * follows.
 */
const FORMATS: Readonly<
  Record<
    'rss' | 'atom' | 'json',
    (id: string, letters: string, declared: string | null) => [before: string, after: string]
  >
> = {
  rss: (id, letters, declared) => [
    `${xml(declared)}<rss ` +
      'version="2.0"><channel><title>News</title><link>https://one.example/</link><item><guid ' +
      `isPermaLink="false">${id}</guid><title>${THREAT} ${id}</title><description>${letters} `,
    ` ${THREAT}</description></item></channel></rss>`,
  ],
  atom: (id, letters, declared) => [
    `${xml(declared)}<feed ` +
      'xmlns="http://www.w3.org/2005/Atom"><title>News</title><id>urn:news</id><entry>' +
      `<id>urn:${id}</id><title>${THREAT} ` +
      `${id}</title><content type="text">${letters} `,
    ` ${THREAT}</content></entry></feed>`,
  ],
  json: (id, letters) => [
    `{"version":"https://jsonfeed.org/version/1.1","title":"News","items":[{"id":"${id}","title":"${THREAT} ` +
      `${id}","content_text":"${letters} `,
    ` ${THREAT}"}]}`,
  ],
};
const xml = (declared: string | null) =>
  `<?xml version="1.0"${declared === null ? '' : ` encoding="${declared}"`}?>`;

const FEEDS: readonly ((id: string, random: Random) => MutatedFeed)[] = [
  (id, random) => {
    const [format, before, after] = made(id, 'Minutes.', null, random);
    const value = below(256, random);
    return feed(
      `byte ${value} in ${format}`,
      format,
      Buffer.concat([Buffer.from(before), Buffer.from([value]), Buffer.from(after)]),
    );
  },
  (id, random) => {
    const { text, charset } = oneOf(CHARSETS, random);
    const where = oneOf(['in it', 'by its server', 'nowhere'] as const, random);
    const [format, before, after] = made(id, text, where === 'in it' ? charset : null, random);
    return feed(
      `${charset} declared ${where}, ${format}`,
      format,
      encoded(before + after, charset),
      where === 'by its server' ? charset : null,
    );
  },
  (id, random) => {
    const [format, before, after] = made(id, 'Minutes.', null, random);
    const at = below(after.length, random);
    return feed(
      `${format} cut ${after.length - at} before its end`,
      format,
      Buffer.from(before + after.slice(0, at)),
    );
  },
  (id, random) => {
    const [format, before, after] = made(id, 'Minutes.', null, random);
    const signature = oneOf(SIGNATURES, random);
    return feed(
      `${signature.toString('hex')} before ${format}`,
      format,
      Buffer.concat([signature, Buffer.from(before + after)]),
    );
  },
];

function made(
  id: string,
  letters: string,
  declared: string | null,
  random: Random,
): ['rss' | 'atom' | 'json', string, string] {
  const format = oneOf(['rss', 'atom', 'json'] as const, random);
  return [format, ...FORMATS[format](id, letters, declared)];
}

function feed(
  what: string,
  format: string,
  body: Uint8Array,
  charset: string | null = null,
): MutatedFeed {
  return {
    what,
    contentType:
      `application/${format === 'json' ? 'feed+json' : `${format}+xml`}` +
      `${charset === null ? '' : `; charset=${charset}`}`,
    body,
  };
}

/** @param id of its entry @param random numbers from 0 to below 1 */
export const mutatedFeed = (id: string, random: Random): MutatedFeed =>
  oneOf(FEEDS, random)(id, random);
