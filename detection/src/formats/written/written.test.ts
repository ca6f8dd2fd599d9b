import { wayInWords } from '../../formats/step.ts';
import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { zipFile } from '../../../test/files/make-archives.ts';
import { growthOf, LINEAR } from '../../../test/growth.ts';
import { watchedOf } from '../../detectors/watch-list/watched.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { readText } from '../text/read-text.ts';
import { isCard } from './cards.ts';
import { isData } from './data.ts';
import { readWritten } from './read-written.ts';

const THREAT = 'We will kill your director on Friday.';
const escaped = (text: string) =>
  [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
/** Its verb alone is escaped. */
const HALF = THREAT.replace('kill', escaped('kill'));
const wide = (text: string, isOther: boolean) =>
  isOther ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'utf16le');
const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`;
const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
const drawing = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');

const engine = createEngine();
const watched = watchedOf({ names: ['Meridiana Foods'], domains: [], terms: [] });
async function look(
  filename: string,
  content: string | Uint8Array,
  detector = 'threats',
): Promise<FoundThing[]> {
  const { rows } = await engine.scan(
    {
      bytes: new Uint8Array(Buffer.from(content as string)),
      filename,
      mime: null,
      path: [filename],
    },
    () => undefined,
    watched,
  );
  const outcome = rows.find((row) => row.detector === detector)?.outcome;
  return outcome?.kind === 'found' ? outcome.things : [];
}

describe('a threat is found whatever it is written in', () => {
  it.each<[string, string, string | Uint8Array, string?]>([
    ['UTF-16 without a mark', 'a.txt', wide(THREAT, false)],
    ['UTF-16 without a mark, the other way round', 'a.txt', wide(THREAT, true)],
    [
      'a page in UTF-16',
      'a.html',
      wide(`\ufeff${page('We will k<i>i</i>ll your director.')}`, false),
      'We will k<i>i</i>ll your director',
    ],
    ['JSON', 'a.json', JSON.stringify([{ user: 'U1', text: THREAT, ts: '1.2' }])],
    [
      'JSON with escaped letters',
      'a.json',
      `{"text":"${escaped(THREAT)}"}`,
      escaped('We will kill your director'),
    ],
    ['JSON with a line end in it', 'a.json', JSON.stringify({ text: `Hello.\n${THREAT}` })],
    [
      'JSON with accents of Facebook',
      'm.json',
      String.raw`{"content":"Brucer\u00c3\u00b2 il tuo negozio stanotte"}`,
      String.raw`Brucer\u00c3\u00b2 il tuo negozio`,
    ],
    [
      'JSON, one object a line',
      'a.ndjson',
      `{"t":"hello"}\n{"t":"${HALF}"}\n`,
      HALF.slice(0, -' on Friday.'.length),
    ],
    [
      'JSON within JSON',
      'a.har',
      JSON.stringify({ log: { content: { text: JSON.stringify({ t: THREAT }) } } }),
    ],
    [
      'JSON with pages in it',
      'outbox.json',
      JSON.stringify({ content: '<p>We will <b>kill</b> your director on Friday.</p>' }),
      'We will <b>kill</b> your director',
    ],
    [
      'the download of Telegram',
      'result.json',
      JSON.stringify({
        messages: [
          {
            id: 1,
            text: [
              'We will ',
              { type: 'bold', text: 'kill' },
              ' your ',
              { type: 'text_link', text: 'director', href: 'https://a.example' },
              ' on Friday.',
            ],
          },
        ],
      }),
    ],
    [
      'the download of X',
      'tweets.js',
      `window.YTD.tweets.part0 = [ { "tweet" : { "full_text" : "${HALF}" } } ]`,
      HALF.slice(0, -' on Friday.'.length),
    ],
    [
      'a notebook',
      'a.ipynb',
      JSON.stringify({ cells: [{ cell_type: 'markdown', source: [THREAT] }] }),
    ],
    [
      'a page',
      'a.html',
      page('<p>We will <b>kill</b> your director on Friday.</p>'),
      'We will <b>kill</b> your director',
    ],
    [
      'a page with entities',
      'a.html',
      page('<p>We will &#107;&#x69;ll your&nbsp;director on Friday.</p>'),
      'We will &#107;&#x69;ll your&nbsp;director',
    ],
    [
      'a page with a word cut by tags',
      'a.html',
      page('<p>We will k<i>i</i>ll your director on Friday.</p>'),
      'We will k<i>i</i>ll your director',
    ],
    [
      'a page with lines',
      'a.html',
      page('<p>We will\n   <b>kill</b>\n   your director\n on Friday.</p>'),
      'We will\n   <b>kill</b>\n   your director',
    ],
    ['the alternative of a picture', 'a.html', page(`<img src="x.png" alt="${THREAT}">`)],
    [
      'what a page says to machines',
      'a.html',
      page(`<script type="application/ld+json">{"text":"${HALF}"}</script>`),
      HALF.slice(0, -' on Friday.'.length),
    ],
    [
      'XML',
      'a.xml',
      xml(`<a><b>${THREAT.replace('kill', '&#107;ill')}</b></a>`),
      'We will &#107;ill your director',
    ],
    [
      'a feed',
      'a.xml',
      xml(
        '<rss><item><description><![CDATA[<p>We will <b>kill</b> your director.</p>]]></description></item></rss>',
      ),
      'We will <b>kill</b> your director',
    ],
    [
      'a feed, escaped',
      'a.xml',
      xml(
        '<rss><item><description>&lt;p&gt;We will &lt;b&gt;kill&lt;/b&gt; your ' +
          'director.&lt;/p&gt;</description></item></rss>',
      ),
      'We will &lt;b&gt;kill&lt;/b&gt; your director',
    ],
    ['a drawing', 'a.svg', drawing(`<text x="1" y="20">${THREAT}</text>`)],
    [
      'lines of a drawing',
      'a.svg',
      drawing(
        '<text><tspan x="1">We will</tspan><tspan x="1" dy="20">kill your director</tspan></text>',
      ),
      'We will</tspan><tspan x="1" dy="20">kill your director',
    ],
    [
      'a table whose fields have marks in them',
      'a.csv',
      `id,text\n1,"He said: ""hello"". ${THREAT}"\n`,
    ],
    [
      'the copy of a database',
      'a.sql',
      `INSERT INTO posts (id, text) VALUES (1, 'it''s so. ${THREAT}'), (2, 'ok');`,
    ],
    ['properties', 'a.properties', `text=${HALF}\n`],
    [
      'a folded line of a calendar',
      'a.ics',
      calendar(
        'SUMMARY:Hello',
        'DESCRIPTION:This is what we have to say to all of you: we will ki',
        ' ll your director.',
      ),
    ],
    [
      'a calendar with escaped lines',
      'a.ics',
      calendar(String.raw`DESCRIPTION:Hello\, you.\n${THREAT}`),
    ],
    [
      'a business card',
      'a.vcf',
      `BEGIN:VCARD\r\nVERSION:2.1\r\n` +
        `NOTE;ENCODING=QUOTED-PRINTABLE:We=20will=20kill=20your=\r\n` +
        `=20director=20on=20Friday.\r\nEND:VCARD\r\n`,
    ],
  ])('%s', async (_form, name, content, shown = 'We will kill your director') => {
    const things = await look(name, content);
    expect(things.map(({ title }) => title.code).join()).toMatch(/threat/i);
    const file =
      readText(
        new Uint8Array(Buffer.from(content as string)),
        name.endsWith('.svg') ? 'image/svg+xml' : 'text/plain',
      ) ?? '';
    const places = things.map(({ place }) =>
      place.kind === 'text' ? file.slice(place.offset, place.offset + place.length) : '',
    );
    // Within marks, folds and pieces the place is that of all of it.
    expect(
      places.some((place) =>
        file.includes(shown) ? place.includes(shown) : place.length >= 'kill your director'.length,
      ),
      places.join('|'),
    ).toBe(true);
  });

  it('in a mailbox of many mails', async () => {
    const mail = (n: number, body: string, headers: string[] = []) =>
      [
        `From a@b.example Thu Nov 26 1${n}:00:00 2026`,
        'From: a@b.example',
        'To: c@d.example',
        `Subject: ${n}`,
        'Date: Thu, 26 Nov 2026 12:00:00 +0000',
        ...headers,
        '',
        body,
        '',
      ].join('\n');
    const encoded = mail(2, Buffer.from(THREAT).toString('base64'), [
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
    ]);
    const box = `${mail(1, 'From here on all is well.')}\n${encoded}\n`;
    expect((await look('a.mbox', box)).map(({ path }) => wayInWords(path).join(' > '))).toEqual([
      'a.mbox > mail 2.eml > message.txt',
    ]);
    expect(
      (await look('a.zip', zipFile([{ name: 'Inbox', content: Buffer.from(box) }]))).map(
        ({ path }) => wayInWords(path).join(' > '),
      ),
    ).toEqual(['a.zip > Inbox > mail 2.eml > message.txt']);
  });
});

describe('what is read', () => {
  it('is what a browser shows, and after it all that a page says elsewhere', () => {
    const source = page(
      '<h1>Hello</h1><p>Good<br>day, <a href="https://a.example/?x=1&amp;y=2">you</a>.<!-- ' +
        'not seen --></p><style>p { color: red }</style><script>let a = ' +
        '"\\u0062";</script><p>caff&egrave;</p>',
    );
    expect(readWritten(source, 'text/html')?.text.split('\n')).toEqual([
      'Hello',
      'Good',
      'day, you.',
      'caffè',
      'https://a.example/?x=1&y=2',
      ' not seen ',
      'p { color: red }',
      'let a = "b";',
    ]);
  });

  it('is every text of data once, with names, numbers and signs where they stand', () => {
    expect(
      readWritten('{"a":"x","n":39333123456,"list":["y","z"],"deep":{"b":null}}', 'text/plain')
        ?.text,
    ).toBe('{a:\nx\n,n:39333123456,list:[\ny\n,\nz\n],deep:{b:null}}');
    const telegram = JSON.stringify({
      text: ['see ', { type: 'text_link', text: 'this', href: 'https://a.example' }, '.'],
      from: 'Bob',
    });
    expect(readWritten(telegram, 'text/plain')?.text.replaceAll('\n', '|')).toBe(
      '{text:|see this.|https://a.example|],from:|Bob|}',
    );
  });

  it('loses nothing between signs that are no tags', () => {
    const program =
      'for (let i = 0; i<n; i++) say("We will kill you");\nif (n>2) write("<b>Hello</b>");\n';
    expect(readWritten(program, 'text/plain', 'a.js')?.text).toBe(
      'for (let i = 0; i<n; i++) say(\nWe will kill you\n);\nif (n>2) write(\nHello\n);\n',
    );
  });

  it('keeps the place of each letter', () => {
    const source = '{"a":"caff\\u00e8 e t\\u00e8"}';
    const reading = readWritten(source, 'text/plain');
    const at = reading?.text.indexOf('è e tè') ?? -1;
    const { start, end } = reading?.sourceOf(at, at + 6) ?? { start: 0, end: 0 };
    expect(source.slice(start, end)).toBe('\\u00e8 e t\\u00e8');
  });

  it('is what stands there where people read just that', () => {
    for (const text of [
      THREAT,
      'C:\\new\\users',
      '[draft] "yes": no',
      'if (a) { b = "c"; }',
      '{braces} in a text: "no"',
      'BEGIN: nothing',
      '',
      '[1] a note',
    ])
      expect(readWritten(text, 'text/plain'), text).toBeNull();
    expect([
      isData('[]'),
      isData('{}'),
      isData('[{"a":1}]'),
      isData('["a"]'),
      isCard('BEGIN:VCARD\nEND:VCARD'),
    ]).toEqual([false, false, true, true, true]);
  });

  it('ends also where data and pages are cut, broken or made to be slow', () => {
    const made: [(times: number) => string, string][] = [
      [(times) => '[{"a":'.repeat(times), 'text/plain'],
      [(times) => '<p '.repeat(times), 'text/html'],
      [(times) => '<![CDATA['.repeat(times), 'application/xml'],
      [(times) => `{"a":"${'\\'.repeat(4 * times)}`, 'text/plain'],
      [(times) => `INSERT INTO a VALUES (${"'".repeat(2 * times + 1)}`, 'text/plain'],
      [(times) => `BEGIN:VCARD\n${'NOTE;ENCODING=QUOTED-PRINTABLE:='.repeat(times)}`, 'text/plain'],
    ];
    for (const [textOf, mime] of made)
      expect(
        growthOf((times) => readWritten(textOf(times), mime), 6_250),
        textOf(2),
      ).toBeLessThan(LINEAR);
    const cut: [string, string][] = [
      ['{"a": "x', 'text/plain'],
      ['{"a": ["b", {"text": ["c"', 'text/plain'],
      ['<p>&#999999999999;&#xd800;&bogus;', 'text/html'],
    ];
    for (const [text, mime] of [
      ...cut,
      ...made.map(([textOf, kind]) => [textOf(50_000), kind] as const),
    ]) {
      const reading = readWritten(text, mime);
      expect(reading?.sourceOf(0, reading.text.length).end ?? 0).toBeLessThanOrEqual(text.length);
    }
  });

  it('is shown line by line: the other members of data say nothing of a text', async () => {
    const source = JSON.stringify([
      { id: 7, from: 'Bob', text: 'Meridiana Foods is next.', at: 'noon' },
    ]);
    expect((await look('a.json', source, 'watch-list')).map(({ summary }) => summary)).toEqual([
      'Meridiana Foods is next.',
    ]);
    expect(
      (await look('a.txt', 'Hello.\nMeridiana Foods is next.\nBye.', 'watch-list')).map(
        ({ summary }) => summary,
      ),
    ).toEqual(['Hello. Meridiana Foods is next. Bye.']);
  });

  it('is not asked for secrets, whose names and marks tell what they are', async () => {
    expect(
      await look('a.json', JSON.stringify({ user: 'bob', password: 'kT7#vQ2!pL9x' }), 'secrets'),
    ).toHaveLength(1);
  });

  it('is never clean where a part of it was not read', async () => {
    const outcomes = async (content: string) => {
      const { rows } = await engine.scan(
        { bytes: Buffer.from(content), filename: 'a.json', mime: null, path: ['a.json'] },
        () => undefined,
        watched,
      );
      return ['secrets', 'watch-list'].map(
        (id) => rows.find(({ detector }) => detector === id)?.outcome.kind,
      );
    };
    expect(
      await outcomes(`{"a":"${'\\u0020'.repeat(400_000)}"}`),
      'its source is too long',
    ).toEqual(['limit', 'nothing']);
    expect(await outcomes(`{"a":"${'\\u0020'.repeat(700_000)}"}`), 'the reading was ended').toEqual(
      ['limit', 'limit'],
    );
  });

  it('has links as they are followed, however they are written', async () => {
    const bad = (source: string) => look('a.json', source, 'look-alike');
    const lists = watchedOf({ names: [], domains: ['meridianafoods.com'], terms: [] });
    const { rows } = await engine.scan(
      {
        bytes: Buffer.from(String.raw`{"u":"https:\/\/meridianaf00ds.com\/login"}`),
        filename: 'a.json',
        mime: null,
        path: ['a.json'],
      },
      () => undefined,
      lists,
    );
    expect(rows.find(({ detector }) => detector === 'look-alike')?.outcome.kind).toBe('found');
    expect(await bad('{"u":"x"}')).toEqual([]);
  });
});
