import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../test/engine.ts';
import { compoundFile } from '../../test/files/make-compound.ts';
import { sniff } from './sniff.ts';
import { kindOf } from './text-kind.ts';

const MAIL =
  'From: a@one.example\nTo: b@two.example\nSubject: hello\nDate: Thu, 26 Nov 2026 12:00:00 +0000\n\nHello.\n';
const PROSE = 'We met on Monday and spoke of the weather.\n';
const kind = async (filename: string, content: string | Uint8Array) => {
  const bytes = new Uint8Array(Buffer.from(content));
  return kindOf({ bytes, filename, mime: await sniff(bytes), path: [filename] });
};

describe('the kind of a text', () => {
  it.each([
    ['fileKindMail', 'saved', MAIL],
    ['fileKindMail', 'a.txt', MAIL],
    ['fileKindMail', 'a.html', MAIL],
    ['fileKindMail', 'with a script.eml', `${MAIL}CreateObject("WScript.Shell")`],
    [
      'fileKindOutlookMail',
      'a.msg',
      compoundFile([['__properties_version1.0', new Uint8Array(32)]]),
    ],
    ['fileKindOfficeDocument', 'a.msg', compoundFile([['WordDocument', new Uint8Array(32)]])],
    ['fileKindMailbox', 'inbox', `From a@one.example Thu Nov 26 12:00:00 2026\n${MAIL}`],
    [
      'fileKindSavedWebPage',
      'a.mht',
      'From: <Saved by a browser>\nSubject: a\nDate: Thu, 26 Nov 2026 12:00:00 +0000\nMIME-Version: 1.0\n\n',
    ],
    ['fileKindJSONData', 'a.txt', '{"messages": [{"text": "hi"}]}'],
    ['fileKindJSONData', 'a.json', '[1, 2]'],
    ['fileKindJSONData', 'a.jsonl', '{"a":1}\n{"a":2}\n'],
    ['fileKindCalendar', 'a', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'],
    ['fileKindContactCard', 'a.txt', 'BEGIN:VCARD\r\nVERSION:4.0\r\n'],
    [
      'fileKindCalendar',
      'a.txt',
      Buffer.from('\ufeffBEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 'utf16le'),
    ],
    ['fileKindSubtitles', 'a.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n'],
    ['fileKindSubtitles', 'a.txt', '1\r\n00:00:01,000 --> 00:00:02,000\r\nHi\r\n'],
    ['fileKindWebPage', 'a.txt', '<!doctype html><p>Hi</p>'],
    ['fileKindWebPage', 'part.html', '<div><p>Hi</p></div>'],
    ['fileKindXMLFile', 'a.txt', '<?xml version="1.0"?><a/>'],
    ['fileKindCSVTable', 'a.csv', 'name,sum\nBob,3\n'],
    ['fileKindTSVTable', 'a.tsv', 'name\tsum\n'],
    ['fileKindSQLFile', 'a.txt', "INSERT INTO a VALUES (1, 'b');"],
    ['fileKindMarkdownText', 'README.md', PROSE],
    ['fileKindLogFile', 'a.log', PROSE],
    ['fileKindScript', 'a.txt', '#!/bin/sh\necho hi\n'],
    ['fileKindScript', 'a.ps1', 'Write-Host hi\n'],
    ['fileKindSourceCode', 'a.ts', 'export const a = { "b": 1 };\n'],
    ['fileKindSettingsFile', 'a.yaml', 'a: b\n'],
    ['fileKindStyleSheet', 'a.css', 'p { color: red }\n'],
    ['fileKindInternetShortcut', 'a.url', '[InternetShortcut]\r\nURL=https://a.example/\r\n'],
    ['fileKindRegistryFile', 'a.reg', 'Windows Registry Editor Version 5.00\r\n'],
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
    expect(await kind(name, PROSE)).toBe('fileKindTextFile');
  });

  it('is that of the bytes for what is no text, whatever it is called', async () => {
    expect(await kind('a.eml', Buffer.from('%PDF-1.4\n'))).toBe('fileKindPDFDocument');
    expect(await kind('a.csv', Uint8Array.of(0, 1, 2, 255))).toBeNull();
    expect(await kind('a.csv', '')).toBeNull();
  });
});

describe('a name that lies', () => {
  const scan = async (filename: string, content: string) => {
    const { fileKind, mime, rows } = await createEngine().scan(
      { bytes: new Uint8Array(Buffer.from(content)), filename, mime: null, path: [filename] },
      () => undefined,
    );
    const outcome = rows.find(({ detector }) => detector === 'file-type')?.outcome;
    return {
      fileKind,
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
      'fileKindScript',
      'text/x-script',
      'file-type/mismatch',
    ],
    [
      'a page called .jpg',
      'photo.jpg',
      '<!doctype html><p>Hi</p>',
      'fileKindWebPage',
      'text/html',
      'file-type/mismatch',
    ],
    ['a mail called .jpg', 'photo.jpg', MAIL, 'fileKindMail', 'text/plain', 'file-type/mismatch'],
    [
      'a script called .pdf',
      'bill.pdf',
      '#!/bin/sh\nrm -rf /\n',
      'fileKindScript',
      'text/x-script',
      'file-type/executable-disguised',
    ],
  ])('keeps its finding and its type: %s', async (_what, name, content, fileKind, mime, rule) => {
    expect(await scan(name, content)).toEqual({
      fileKind,
      mime,
      found: [expect.stringContaining(rule)],
    });
  });
});
