import { describe, expect, it } from 'vitest';
import { tarFile } from '../../../test/files/make-archives.ts';
import { makeFiles, zipOf } from '../../../test/files/make-files.mjs';
import { severityOfScore } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { sniff } from '../../formats/sniff.ts';
import { kindOfMime } from '../../formats/type-label.ts';
import { fileTypeDetector } from './file-type-detector.ts';
import { inWords } from '../../../test/in-words.ts';

const files = await makeFiles();
const program = new Uint8Array(files['invoice_7731.jpg']);
const photo = new Uint8Array(files['team.jpg']);
const png = new Uint8Array(files['poster.png']);
const text = (content: string) => new TextEncoder().encode(content);
const latin = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'));
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

async function look(bytes: Uint8Array, filename: string): Promise<FoundThing[]> {
  const item = { bytes, filename, mime: await sniff(bytes), path: [filename] };
  const outcome = await fileTypeDetector.inspect(item, { maxPixels: 1, deadline: Infinity });
  return outcome.kind === 'found' ? outcome.things : [];
}
const rules = async (bytes: Uint8Array, filename: string) =>
  (await look(bytes, filename)).map(({ rule, score }) => `${rule} ${severityOfScore(score)}`);

/** ELF of 64 bit: header only, which is all its loader's first look needs. */
const elf = join(new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), new Uint8Array(56));
const mach = join(new Uint8Array([0xcf, 0xfa, 0xed, 0xfe, 7, 0, 0, 1]), new Uint8Array(56));
const shortcut = join(
  new Uint8Array([0x4c, 0, 0, 0, 1, 0x14, 2, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46]),
  new Uint8Array(56),
);
const jar = new Uint8Array(
  zipOf([
    ['META-INF/MANIFEST.MF', Buffer.from('Main-Class: A\n')],
    ['A.class', Buffer.from([0xca, 0xfe, 0xba, 0xbe])],
  ]),
);
const hta = text(
  '<html><head><hta:application id="x"></head><script language="VBScript">x</script></html>',
);

/** Compound file whose root directory entry has the class of an installer. */
function installer(): Uint8Array {
  const file = Buffer.alloc(2048);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  file.writeUInt16LE(9, 0x1e);
  file.writeUInt32LE(1, 0x30);
  file.set(Buffer.from('84100c0000000000c000000000000046', 'hex'), 1024 + 80);
  return new Uint8Array(file);
}

describe('a program behind a harmless name', () => {
  it.each([
    ['Windows program', program, 'invoice.jpg'],
    ['Linux program', elf, 'report.pdf'],
    ['macOS program', mach, 'song.mp3'],
    ['Windows shortcut', shortcut, 'holiday.png'],
    ['Windows installer', installer(), 'slides.mp4'],
    ['Java program', jar, 'letter.pdf'],
    ['Java program', jar, 'letter.docx'],
    ['Windows installer', installer(), 'letter.doc'],
    ['shell script', text('#!/bin/sh\nreboot\n'), 'logo.svg'],
    ['HTML application', hta, 'offer.pdf'],
    ['shell script', text('#!/bin/sh\nrm -rf "$HOME"\n'), 'cat.jpg'],
    ['PHP script', text('<?php system($_GET["c"]);'), 'avatar.png'],
    ['batch file', text('@echo off\r\nstart calc\r\n'), 'bill.docx'],
  ])('is High: %s (%#)', async (_what, bytes, filename) => {
    expect(await rules(bytes, filename)).toEqual(['file-type/executable-disguised 4']);
  });

  it('says what it pretends to be', async () => {
    expect(inWords((await look(elf, 'report.pdf'))[0])).toMatchObject({
      title: 'Executable disguised as document',
      why: 'The name suggests a non-executable type (PDF document), but the content is executable (Linux executable).',
    });
    expect(inWords((await look(hta, 'offer.jpg'))[0]?.title)).toBe('Script disguised as image');
  });

  it('is High when the name has a second, decoy ending, a reversing character or hidden ending', async () => {
    for (const name of ['invoice.pdf.exe', 'photo\u202Egpj.exe', 'cv.pdf                  .exe']) {
      expect(await rules(program, name), name).toEqual(['file-type/double-name 4']);
    }
  });
});

describe('a program under its own name', () => {
  it('is Low, and so is one without any known name', async () => {
    expect(await rules(program, 'setup.exe')).toEqual(['file-type/executable 2']);
    expect(await rules(elf, 'busybox')).toEqual(['file-type/executable 2']);
    expect(await rules(program, 'payload.xyz')).toEqual(['file-type/executable 2']);
  });

  it('is nothing when it is a script that says so', async () => {
    expect(await rules(text('#!/usr/bin/env python3\nprint(1)\n'), 'tool.py')).toEqual([]);
    expect(await rules(text('#!/bin/bash\n'), 'run')).toEqual([]);
  });

  it('is only a contradiction when a script is named as a text, which an editor opens', async () => {
    expect(await rules(text('#!/bin/sh\necho hi\n'), 'notes.txt')).toEqual([
      'file-type/mismatch 2',
    ]);
  });
});

describe('content that contradicts its name', () => {
  it('is Low', async () => {
    expect(await rules(photo, 'report.pdf')).toEqual(['file-type/mismatch 2']);
    expect(inWords((await look(photo, 'report.pdf'))[0]?.why)).toBe(
      'The type that the name suggests (PDF document) doesn’t match the content (JPEG image).',
    );
    expect(await rules(png, 'photo.jpg')).toEqual(['file-type/picture-mismatch 2']);
  });

  it.each(['team.jpg', 'team.JPEG', 'team.jfif', 'team', 'team.unknown', '.jpg.x1', 'a.b.c.jpg'])(
    'is none for a JPEG named %s',
    async (name) => {
      expect(await rules(photo, name)).toEqual([]);
    },
  );

  it('is none between names that share a container', async () => {
    const zip = new Uint8Array(zipOf([['a.txt', Buffer.from('x')]]));
    for (const name of ['a.docx', 'a.zip', 'a.odt', 'a.epub', 'a.jar', 'a.xpi'])
      expect(await rules(zip, name), name).toEqual([]);
    const office = installer().fill(0, 1024);
    for (const name of ['old.doc', 'locked.docx', 'mail.msg'])
      expect(await rules(office, name), name).toEqual([]);
    for (const name of ['a.txt', 'a.md', 'a.csv', 'a.html', 'a.log'])
      expect(await rules(text('plain words\n'), name), name).toEqual([]);
  });

  it('is none when two letters of a text look like a program', async () => {
    expect(
      await rules(text('MZ is the first thing in a program. '.repeat(40)), 'essay.txt'),
    ).toEqual([]);
    expect(kindOfMime(await sniff(text('MZ is the first thing in a program. '.repeat(40))))).toBe(
      'fileKindTextFile',
    );
  });
});

describe('one file that is two', () => {
  const pdf = latin('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF\n');

  it('is Medium for a PDF with an archive behind it', async () => {
    expect(
      await rules(join(pdf, new Uint8Array(zipOf([['a.txt', Buffer.from('x')]]))), 'paper.pdf'),
    ).toEqual(['file-type/polyglot 3']);
  });

  it('is Medium for a PDF inside the first bytes of a picture', async () => {
    const comment = join(new Uint8Array([0xff, 0xfe, 0, pdf.length + 2]), pdf);
    expect(await rules(join(photo.slice(0, 2), comment, photo.slice(2)), 'both.jpg')).toEqual([
      'file-type/polyglot 3',
    ]);
  });

  it('Polyglot file: is High for a picture and a Java program or carries server code', async () => {
    expect(await rules(join(photo, jar), 'gifar.jpg')).toEqual(['file-type/polyglot-program 4']);
    const code = latin('<?php system($_GET["c"]); ?>');
    const comment = join(new Uint8Array([0xff, 0xfe, 0, code.length + 2]), code);
    expect(await rules(join(photo.slice(0, 2), comment, photo.slice(2)), 'shell.jpg')).toEqual([
      'file-type/polyglot-program 4',
    ]);
  });

  it('is Medium for a web page in the comment of a picture', async () => {
    const code = latin('<script>alert(1)</script>');
    const comment = join(new Uint8Array([0xff, 0xfe, 0, code.length + 2]), code);
    expect(await rules(join(photo.slice(0, 2), comment, photo.slice(2)), 'page.jpg')).toEqual([
      'file-type/polyglot 3',
    ]);
  });

  it('is High for a program after the end of a PDF, and for an HTML application in a picture', async () => {
    expect(await rules(join(pdf, latin('\n'), elf), 'paper.pdf')).toEqual([
      'file-type/polyglot-program 4',
    ]);
    const tag = latin('<hta:application id="x"/><script>x</script>');
    const comment = join(new Uint8Array([0xff, 0xfe, 0, tag.length + 2]), tag);
    expect(await rules(join(photo.slice(0, 2), comment, photo.slice(2)), 'photo.jpg')).toEqual([
      'file-type/polyglot-program 4',
    ]);
  });

  it('is Medium for formats that are looked for at a place of their own', async () => {
    const at = (place: number, what: Uint8Array, length: number) => {
      const bytes = new Uint8Array(Math.max(length, pdf.length));
      bytes.set(pdf);
      bytes.set(what, place);
      return bytes;
    };
    expect(await rules(at(0x8001, latin('CD001\x01'), 0x9000), 'paper.pdf')).toEqual([
      'file-type/polyglot 3',
    ]);
    const tar = tarFile([{ name: '%PDF-1.4 ', content: text('x') }]);
    expect(await rules(tar, 'paper.pdf')).toEqual(['file-type/polyglot 3']);
    expect(await rules(tarFile([{ name: 'a.txt', content: text('x') }]), 'a.tar')).toEqual([]);
  });

  it('is not claimed for an archive after a picture, which "hidden data" reports', async () => {
    expect(await rules(new Uint8Array(files['campaign_03.png']), 'campaign_03.png')).toEqual([]);
  });

  it('is not claimed for words alone: an end record of an archive without its directory', async () => {
    expect(await rules(join(pdf, latin('PK\x05\x06'), new Uint8Array(18)), 'paper.pdf')).toEqual(
      [],
    );
  });
});
