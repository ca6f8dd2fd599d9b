import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../test/engine.ts';
import { compoundFile } from '../../test/files/make-compound.ts';
import { sniff } from './sniff.ts';
import { kindLabel } from './text-kind.ts';

const MAIL =
  'From: a@one.example\nTo: b@two.example\nSubject: hello\nDate: Thu, 26 Nov 2026 12:00:00 +0000\n\nHello.\n';
const PROSE = 'We met on Monday and spoke of the weather.\n';
const kind = async (filename: string, content: string | Uint8Array) => {
  const bytes = new Uint8Array(Buffer.from(content));
  return kindLabel({ bytes, filename, mime: await sniff(bytes), path: [filename] });
};

describe('the kind of a text', () => {
  it.each([
    ['Mail', 'saved', MAIL],
    ['Mail', 'a.txt', MAIL],
    ['Mail', 'a.html', MAIL],
    ['Mail', 'with a script.eml', `${MAIL}CreateObject("WScript.Shell")`],
    ['Outlook mail', 'a.msg', compoundFile([['__properties_version1.0', new Uint8Array(32)]])],
    ['Office document', 'a.msg', compoundFile([['WordDocument', new Uint8Array(32)]])],
    ['Mailbox', 'inbox', `From a@one.example Thu Nov 26 12:00:00 2026\n${MAIL}`],
    [
      'Saved web page',
      'a.mht',
      'From: <Saved by a browser>\nSubject: a\nDate: Thu, 26 Nov 2026 12:00:00 +0000\nMIME-Version: 1.0\n\n',
    ],
    ['JSON data', 'a.txt', '{"messages": [{"text": "hi"}]}'],
    ['JSON data', 'a.json', '[1, 2]'],
    ['JSON data', 'a.jsonl', '{"a":1}\n{"a":2}\n'],
    ['Calendar', 'a', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'],
    ['Contact card', 'a.txt', 'BEGIN:VCARD\r\nVERSION:4.0\r\n'],
    ['Calendar', 'a.txt', Buffer.from('\ufeffBEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 'utf16le')],
    ['Subtitles', 'a.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n'],
    ['Subtitles', 'a.txt', '1\r\n00:00:01,000 --> 00:00:02,000\r\nHi\r\n'],
    ['Web page', 'a.txt', '<!doctype html><p>Hi</p>'],
    ['Web page', 'part.html', '<div><p>Hi</p></div>'],
    ['XML file', 'a.txt', '<?xml version="1.0"?><a/>'],
    ['CSV table', 'a.csv', 'name,sum\nBob,3\n'],
    ['TSV table', 'a.tsv', 'name\tsum\n'],
    ['SQL file', 'a.txt', "INSERT INTO a VALUES (1, 'b');"],
    ['Markdown text', 'README.md', PROSE],
    ['Log file', 'a.log', PROSE],
    ['Script', 'a.txt', '#!/bin/sh\necho hi\n'],
    ['Script', 'a.ps1', 'Write-Host hi\n'],
    ['Source code', 'a.ts', 'export const a = { "b": 1 };\n'],
    ['Settings file', 'a.yaml', 'a: b\n'],
    ['Style sheet', 'a.css', 'p { color: red }\n'],
    ['Internet shortcut', 'a.url', '[InternetShortcut]\r\nURL=https://a.example/\r\n'],
    ['Registry file', 'a.reg', 'Windows Registry Editor Version 5.00\r\n'],
  ])('is %s for %s', async (label, name, content) => {
    expect(await kind(name, content)).toBe(label);
  });

  it.each([
    'a.txt',
    'a',
    'a.eml',
    'a.mbox',
    'a.json',
    'a.ics',
    'a.vcf',
    'a.srt',
    'a.html',
    'a.url',
    'a.jpg',
    'a.exe',
    '.csv',
  ])('is none that the name alone promises: prose called %s is a text', async (name) => {
    expect(await kind(name, PROSE)).toBe('Text file');
  });

  it('is that of the bytes for what is no text, whatever it is called', async () => {
    expect(await kind('a.eml', Buffer.from('%PDF-1.4\n'))).toBe('PDF document');
    expect(await kind('a.csv', Uint8Array.of(0, 1, 2, 255))).toBeNull();
    expect(await kind('a.csv', '')).toBeNull();
  });
});

describe('a name that lies', () => {
  const scan = async (filename: string, content: string) => {
    const { typeLabel, mime, rows } = await createEngine().scan(
      { bytes: new Uint8Array(Buffer.from(content)), filename, mime: null, path: [filename] },
      () => undefined,
    );
    const outcome = rows.find(({ detector }) => detector === 'file-type')?.outcome;
    return {
      typeLabel,
      mime,
      found:
        outcome?.kind === 'found'
          ? outcome.things.map(({ rule, score }) => `${rule} ${score}`)
          : [],
    };
  };

  it.each([
    [
      'a script called .txt',
      'note.txt',
      '#!/bin/sh\nrm -rf /\n',
      'Script',
      'text/x-script',
      'file-type/mismatch',
    ],
    [
      'a page called .jpg',
      'photo.jpg',
      '<!doctype html><p>Hi</p>',
      'Web page',
      'text/html',
      'file-type/mismatch',
    ],
    ['a mail called .jpg', 'photo.jpg', MAIL, 'Mail', 'text/plain', 'file-type/mismatch'],
    [
      'a script called .pdf',
      'bill.pdf',
      '#!/bin/sh\nrm -rf /\n',
      'Script',
      'text/x-script',
      'file-type/executable-disguised',
    ],
  ])('keeps its finding and its type: %s', async (_what, name, content, typeLabel, mime, rule) => {
    expect(await scan(name, content)).toEqual({
      typeLabel,
      mime,
      found: [expect.stringContaining(rule)],
    });
  });
});
