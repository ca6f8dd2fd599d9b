import { gzipSync } from 'node:zlib';
import { zipFile } from './make-archives.ts';

/**
 * A sentence as somebody who stresses its middle would write it: before, the stressed word, after.
 */
export type Stressed = readonly [before: string, word: string, after: string];
/** A file that says a sentence: its name and its content. */
export type Form = (
  sentence: string,
  stressed: Stressed,
) => readonly [name: string, content: string | Uint8Array];

const json = (value: unknown) => JSON.stringify(value);
const escaped = (text: string) =>
  [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const asBytes = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : `\\u00${byte.toString(16)}`))
    .join('');
const wide = (text: string, isOther = false) =>
  isOther ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'utf16le');
const quoted = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) =>
      byte > 0x20 && byte < 0x7f && byte !== 0x3d
        ? String.fromCharCode(byte)
        : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
const entities = (text: string) => [...text].map((letter) => `&#${letter.charCodeAt(0)};`).join('');
const page = (body: string) =>
  `<!doctype html><html><head><title>Hello</title></head><body>${body}</body></html>`;
const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
const drawing = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const mail = (headers: readonly string[], body: string) =>
  ['From: a@b.example', 'To: c@d.example', 'MIME-Version: 1.0', ...headers, '', body, ''].join(
    '\n',
  );
const box = (body: string) =>
  [1, 2]
    .map((n) => {
      const encoded = mail(
        [
          `Subject: ${n}`,
          'Content-Transfer-Encoding: base64',
          'Content-Type: text/plain; charset=utf-8',
        ],
        Buffer.from(n === 2 ? body : 'hello').toString('base64'),
      );
      return `From a@b.example Thu Nov 26 1${n}:00:00 2026\n${encoded}`;
    })
    .join('\n');
const bold = ([a, b, c]: Stressed, tag = 'b') => `${a}<${tag}>${b}</${tag}>${c}`;
/** Cut in the middle of the stressed word. */
const cut = ([a, b, c]: Stressed, between: string) =>
  `${a}${b.slice(0, 2)}${between}${b.slice(2)}${c}`;

/** How the readers of `written/` were written: from these. */
const READ: Readonly<Record<string, Form>> = {
  'UTF-16': (s) => ['a.txt', wide(`\ufeff${s}`)],
  'UTF-16 the other way round, without a mark': (s) => ['a.txt', wide(s, true)],
  'UTF-16 without a mark': (s) => ['a.txt', wide(s)],
  JSON: (s) => ['a.json', json([{ user: 'U1', text: s, ts: '1.2' }])],
  'JSON, escaped': (s) => ['a.json', `{"text":"${escaped(s)}"}`],
  'JSON with a line end': (s) => ['a.json', json({ text: `Hello.\n${s}` })],
  'JSON within JSON': (s) => ['a.har', json({ log: { content: { text: json({ t: s }) } } })],
  'JSON, one object a line': (s) => ['a.ndjson', `{"t":"hello"}\n{"t":"${escaped(s)}"}\n`],
  'downloads of Facebook': (s) => ['m.json', `{"content":"${asBytes(s)}"}`],
  'downloads of Telegram': (_s, [a, b, c]) => [
    'result.json',
    json({
      messages: [{ id: 1, text: [a, { type: 'bold', text: b }, c].filter((part) => part !== '') }],
    }),
  ],
  'downloads of X': (s) => [
    'tweets.js',
    `window.YTD.tweets.part0 = [ { "tweet" : { "full_text" : "${escaped(s)}" } } ]`,
  ],
  notebook: (s) => ['a.ipynb', json({ cells: [{ cell_type: 'markdown', source: [s] }] })],
  page: (_s, stressed) => ['a.html', page(`<p>${bold(stressed)}</p>`)],
  'page with entities': (s) => ['a.html', page(`<p>${entities(s)}</p>`)],
  'page with a word cut by tags': (_s, stressed) => [
    'a.html',
    page(`<p>${cut(stressed, '<i></i>')}</p>`),
  ],
  'page with lines': (s) => ['a.html', page(`<p>${s.replaceAll(' ', '\n    ')}</p>`)],
  'alternative of a picture': (s) => ['a.html', page(`<img alt="${s}" src="x.png">`)],
  'data in a page': (s) => [
    'a.html',
    page(`<script type="application/ld+json">{"text":"${escaped(s)}"}</script>`),
  ],
  'feed with a page': (_s, stressed) => [
    'a.xml',
    xml(`<rss><item><description><![CDATA[<p>${bold(stressed)}</p>]]></description></item></rss>`),
  ],
  'feed, escaped': (_s, stressed) => [
    'a.xml',
    xml(
      `<rss><item><description>${bold(stressed).replaceAll('<', '&lt;')}</description></item></rss>`,
    ),
  ],
  drawing: (s) => ['a.svg', drawing(`<text x="1" y="20">${s}</text>`)],
  'lines of a drawing': (s) => [
    'a.svg',
    drawing(
      `<text>${s
        .split(' ')
        .map((word) => `<tspan x="1">${word}</tspan>`)
        .join('')}</text>`,
    ),
  ],
  'table with marks': (s) => ['a.csv', `id,text\n1,"He said: ""hello"". ${s}"\n`],
  'copy of a database': (s) => [
    'a.sql',
    `INSERT INTO posts (id, text) VALUES (1, '${s.replaceAll("'", "''")}'), (2, 'ok');`,
  ],
  properties: (s) => ['a.properties', `text=${escaped(s)}\n`],
  'calendar, folded': (s) => [
    'a.ics',
    calendar('SUMMARY:Hello', `DESCRIPTION:${s.slice(0, 12)}`, ` ${s.slice(12)}`),
  ],
  'calendar, escaped': (s) => ['a.ics', calendar(`DESCRIPTION:Hello\\, you.\\n${s}`)],
  'business card': (s) => [
    'a.vcf',
    `BEGIN:VCARD\r\nVERSION:2.1\r\nNOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${quoted(s)}\r\nEND:VCARD\r\n`,
  ],
  'mail in Base64': (s) => [
    'a.eml',
    mail(
      [
        'Subject: one',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: base64',
      ],
      Buffer.from(s).toString('base64'),
    ),
  ],
  mailbox: (s) => ['a.mbox', box(s)],
  'book in a ZIP': (_s, stressed) => [
    'a.epub',
    zipFile([
      { name: 'mimetype', content: Buffer.from('application/epub+zip') },
      {
        name: 'a.xhtml',
        content: Buffer.from(
          xml(
            `<html xmlns="http://www.w3.org/1999/xhtml"><body><p>${bold(stressed, 'i')}</p></body></html>`,
          ),
        ),
      },
    ]),
  ],
  gzip: (s) => ['a.txt.gz', gzipSync(s)],
};

/**
 * Thought of afterwards, and looked at when the first ones were all read: of the first 57, 46 were
 * found at once, then readers were added to.
 */
const SECOND: Readonly<Record<string, Form>> = {
  'downloads of Discord': (s) => [
    'general.json',
    JSON.stringify(
      { messages: [{ id: '1', type: 'Default', content: s, author: { name: 'bob' } }] },
      null,
      2,
    ),
  ],
  'blocks of Slack': (_s, [a, b, c]) => [
    's.json',
    json([
      {
        blocks: [
          {
            type: 'rich_text',
            elements: [
              {
                type: 'rich_text_section',
                elements: [a, b, c]
                  .filter((part) => part !== '')
                  .map((text) => ({ type: 'text', text })),
              },
            ],
          },
        ],
      },
    ]),
  ],
  'downloads of Mastodon': (_s, stressed) => [
    'outbox.json',
    json({
      orderedItems: [{ type: 'Create', object: { content: `<p>${bold(stressed, 'span')}</p>` } }],
    }).replaceAll('<', '\\u003c'),
  ],
  'downloads of Teams': (_s, stressed) => [
    't.json',
    json({
      value: [
        {
          body: {
            contentType: 'html',
            content: `<div><div>${bold(stressed, 'strong').replace(' ', '&nbsp;')}</div></div>`,
          },
        },
      ],
    }),
  ],
  'feed in JSON': (_s, stressed) => [
    'feed.json',
    json({ items: [{ id: 1, content_html: `<p>${bold(stressed, 'em')}</p>` }] }),
  ],
  Atom: (_s, stressed) => [
    'a.xml',
    xml(
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><content type="xhtml"><div ' +
        `xmlns="http://www.w3.org/1999/xhtml">${bold(stressed, 'em')}</div></content></entry></feed>`,
    ),
  ],
  map: (_s, stressed) => [
    'a.kml',
    xml(
      `<kml><Placemark><name>HQ</name><description><![CDATA[${bold(stressed)}]]></description></Placemark></kml>`,
    ),
  ],
  'texts of an app': (_s, stressed) => [
    'strings.xml',
    xml(`<resources><string name="a">${bold(stressed)}</string></resources>`),
  ],
  outline: (s) => ['a.opml', xml(`<opml version="2.0"><body><outline text="${s}"/></body></opml>`)],
  diagram: (_s, stressed) => [
    'a.drawio',
    xml(
      `<mxfile><diagram><mxCell value="${bold(stressed).replaceAll('<', '&lt;')}"/></diagram></mxfile>`,
    ),
  ],
  YAML: (s) => ['a.yml', `messages:\n  - from: bob\n    text: "${s}"\n`],
  'YAML, single marks': (s) => ['a.yml', `messages:\n  - text: '${s.replaceAll("'", "''")}'\n`],
  TOML: (s) => ['a.toml', `[a]\ntext = "${s}"\n`],
  JavaScript: (s) => ['a.js', `const a = "${s}";\nconsole.log(a);\n`],
  'page in JavaScript': (_s, stressed) => ['a.js', `document.write("<p>${bold(stressed)}</p>");`],
  'shell script': (s) => ['a.sh', `#!/bin/sh\necho "${s}"\n`],
  PowerShell: (s) => ['a.ps1', `Write-Host "${s}"\n`],
  C: (s) => ['a.c', `#include <stdio.h>\nint main(){puts("${s}");}\n`],
  'mail as a page': (_s, stressed) => [
    'a.eml',
    mail(
      [
        'Subject: one',
        'Content-Type: text/html; charset=utf-8',
        'Content-Transfer-Encoding: quoted-printable',
      ],
      quoted(page(bold(stressed))),
    ),
  ],
  'copy of PostgreSQL': (s) => [
    'a.sql',
    `COPY public.posts (id, text) FROM stdin;\n1\t${s}\n\\.\n`,
  ],
  'copy of MySQL': (s) => ['a.sql', `INSERT INTO \`posts\` VALUES (1,'It\\'s me. ${s}',NULL);\n`],
  'title of a drawing': (s) => [
    'a.svg',
    drawing(`<title>${s}</title><rect width="1" height="1"/>`),
  ],
  'chat of WhatsApp': (s) => [
    'chat.txt',
    `26/11/26, 14:04 - Mario: ciao\n26/11/26, 14:05 - Mario: ${s}\n`,
  ],
  'answer of a server': (s) => [
    'r.txt',
    `HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"data":{"post":{"text":"${s}"}}}`,
  ],
};

/** The third time, looked at once: 71 of 76 were found. */
const THIRD: Readonly<Record<string, Form>> = {
  'downloads of Skype': (_s, [a, b, c]) => [
    'messages.json',
    json({ conversations: [{ MessageList: [{ content: `${a}<b raw_pre="*">${b}</b>${c}` }] }] }),
  ],
  'page of Telegram': (_s, stressed) => [
    'messages.html',
    page(
      '<div class="message"><div class="from_name">Bob </div><div ' +
        `class="text">\n${bold(stressed, 'strong')}\n       </div></div>`,
    ),
  ],
  'downloads of LinkedIn': (s) => [
    'messages.csv',
    `CONVERSATION ID,FROM,CONTENT\n1,Bob,"Hello,\n\n${s}\n\nBob"\n`,
  ],
  'flat OpenDocument': (_s, [a, b, c]) => [
    'a.fodt',
    xml(
      '<office:document xmlns:office="o" ' +
        `xmlns:text="t"><office:text><text:p>${a}<text:span>${b}</text:span>${c}</text:p>` +
        '</office:text></office:document>',
    ),
  ],
  'piece of a page': (_s, stressed) => ['a.html', `<p>${bold(stressed)}</p>`],
  'page of a server': (_s, stressed) => [
    'a.jsp',
    `<%@ page language="java" %>\n<html><body><p>${bold(stressed)}</p></body></html>`,
  ],
  'texts of macOS': (s) => ['a.strings', wide(`\ufeff"key" = "${s}";\n`)],
  'property list': (s) => [
    'a.plist',
    xml(`<plist version="1.0"><dict><key>a</key><string>${s}</string></dict></plist>`),
  ],
  registry: (s) => [
    'a.reg',
    wide(
      `\ufeffWindows Registry Editor Version 5.00\r\n\r\n[HKEY_CURRENT_USER\\X]\r\n"legalnoticetext"="${s}"\r\n`,
    ),
  ],
  'start of a program': (s) => ['a.desktop', `[Desktop Entry]\nName=x\nComment=${s}\n`],
  'subtitles in XML': (_s, [a, b, c]) => [
    'a.ttml',
    xml(`<tt><body><p begin="1s" end="2s">${a}<br/>${b}${c}</p></body></tt>`),
  ],
  'application of Windows': (_s, stressed) => [
    'READ_ME.hta',
    `<html><head><HTA:APPLICATION ID="x"></head><body><p>${bold(stressed)}</p></body></html>`,
  ],
  'lines in PowerShell': (s) => ['a.ps1', `$note = @"\n${s}\n"@\nSet-Content note.txt $note\n`],
  'lines in Python': (s) => ['a.py', `NOTE = """\n${s}\n"""\nprint(NOTE)\n`],
  'log with JSON': (s) => ['a.log', `2026-11-26 12:00:00 INFO {"msg":"${s}"}\n`],
  'mail as a page, as it is': (_s, stressed) => [
    'a.eml',
    mail(['Subject: x', 'Content-Type: text/html'], page(bold(stressed))),
  ],
};

/** What machines write sentences in, by name. */
export const FORMS: Readonly<Record<string, Form>> = { ...READ, ...SECOND, ...THIRD };
