import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeFiles, zipOf } from '../../../test/files/make-files.mjs';
import { severityOfScore, type DetectorOutcome } from '../../engine/detector.ts';
import { sniff } from '../../formats/sniff.ts';
import { hiddenDataDetector } from './hidden-data-detector.ts';
import { inWords } from '../../../test/in-words.ts';

const files = await makeFiles();
const photo = new Uint8Array(files['team.jpg']);
const program = new Uint8Array(files['invoice_7731.jpg']);
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const latin = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'));
const even = (length: number) =>
  Uint8Array.from({ length }, (_, at) => (Math.imul(at + 1, 2654435761) >>> 13) & 0xff);

const drawn = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><circle cx="20" cy="15" r="12" fill="red"/></svg>',
  ),
).removeAlpha();
const pictures: Record<string, Uint8Array> = {
  png: new Uint8Array(await drawn.clone().png().toBuffer()),
  jpeg: new Uint8Array(await drawn.clone().jpeg().toBuffer()),
  'progressive jpeg': new Uint8Array(await drawn.clone().jpeg({ progressive: true }).toBuffer()),
  gif: new Uint8Array(await drawn.clone().gif().toBuffer()),
  webp: new Uint8Array(await drawn.clone().webp().toBuffer()),
};

async function look(bytes: Uint8Array): Promise<DetectorOutcome> {
  const item = { bytes, filename: 'x', mime: await sniff(bytes), path: ['x'] };
  return hiddenDataDetector.inspect(item, { maxPixels: 1, deadline: Infinity });
}
async function rule(bytes: Uint8Array): Promise<string> {
  const outcome = await look(bytes);
  return outcome.kind === 'found'
    ? outcome.things
        .map((t) => `${t.rule.replace('hidden-data/', '')} ${severityOfScore(t.score)}`)
        .join()
    : outcome.kind;
}

describe.each(Object.entries(pictures))('after the end of a %s', (_name, picture) => {
  it('nothing is reported when nothing stands there, or a byte or two', async () => {
    expect(await rule(picture)).toBe('nothing');
    expect(await rule(join(picture, latin('\n')))).toBe('nothing');
    expect(await rule(join(picture, new Uint8Array(4096)))).toBe('nothing');
  });

  it('an archive is Medium, with the place and size of it', async () => {
    const zip = new Uint8Array(
      zipOf([
        ['a.txt', Buffer.from('hello')],
        ['b.txt', Buffer.from('you')],
      ]),
    );
    const outcome = await look(join(picture, zip));
    expect(outcome).toMatchObject({
      things: [
        {
          score: 500,
          place: { kind: 'bytes', offset: picture.length, length: zip.length },
          fingerprint: 'tail:zip',
        },
      ],
    });
    expect(outcome.kind === 'found' && outcome.things[0]?.excerpt).toContain(
      'ZIP archive with 2 entries: a.txt, b.txt',
    );
  });

  it('program is High, alone or by its name in an archive', async () => {
    expect(await rule(join(picture, program))).toBe('program-after-end 4');
    expect(
      await rule(join(picture, new Uint8Array(zipOf([['setup.exe', Buffer.from('x')]])))),
    ).toBe('archive-with-program-after-end 4');
  });

  it('the kind of the tail decides the rest', async () => {
    expect(await rule(join(picture, latin('<?php echo 1; ?>')))).toBe('code-after-end 3');
    expect(await rule(join(picture, latin('meet me at the old pier on Friday')))).toBe(
      'text-after-end 2',
    );
    expect(await rule(join(picture, even(5000)))).toBe('high-entropy-after-end 3');
    expect(await rule(join(picture, latin('%PDF-1.7 ...')))).toBe('document-after-end 3');
    expect(await rule(join(picture, new Uint8Array([1, 2, 3, 0, 0, 0, 9, 9, 9, 0, 0, 0])))).toBe(
      'unknown-after-end 2',
    );
    expect(await rule(join(picture, new Uint8Array(70 * 1024)))).toBe('padding-after-end 1');
  });

  it('a cut picture is unreadable, never clean', async () => {
    for (const part of [0.3, 0.6, 0.9]) {
      const outcome = await look(picture.slice(0, Math.floor(picture.length * part)));
      expect(['unreadable', 'not-applicable'], `${part}`).toContain(outcome.kind);
      if (outcome.kind === 'unreadable') expect(inWords(outcome.why)).toMatch(/^The image /);
    }
  });
});

describe('what cameras append', () => {
  it('is not reported when Multi-Picture Format declares it, and only that', async () => {
    const second = pictures['jpeg'] ?? photo;
    const withTwo = multiPicture(photo, second);
    expect(await rule(withTwo)).toBe('nothing');
    expect(await rule(join(withTwo, latin('meet me at the old pier on Friday')))).toBe(
      'text-after-end 2',
    );
    expect(await rule(join(photo, second))).toBe('picture-after-end 2');
  });

  it('is not reported for a motion photo that says so', async () => {
    const video = join(box('ftyp', latin('mp42\0\0\0\0')), box('mdat', even(600)));
    const xmp = latin('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta GCamera:MotionPhoto="1"/>');
    const declared = join(photo.slice(0, 2), segment(0xe1, xmp), photo.slice(2), video);
    expect(await rule(declared)).toBe('nothing');
    expect(await rule(join(declared, program))).toBe('program-after-end 4');
    expect(await rule(join(photo, video))).toBe('video-after-end 2');
  });

  it('is not reported for a Samsung trailer whose directory explains every byte', async () => {
    expect(await rule(join(photo, samsung(even(300))))).toBe('nothing');
    expect(await rule(join(photo, even(2000), samsung(even(300))))).toBe(
      'high-entropy-after-end 3',
    );
  });
});

describe('hostile structure', () => {
  it('ends in a reason, whatever lengths it announces', async () => {
    const png = (pictures['png'] ?? photo).slice();
    new DataView(png.buffer).setUint32(8, 0xffffffff);
    expect(await rule(png)).toBe('unreadable');
    const gif = join(
      latin('GIF89a'),
      new Uint8Array([1, 0, 1, 0, 0xf7, 0, 0]),
      new Uint8Array(50).fill(0x21),
    );
    expect(await rule(gif)).toBe('unreadable');
    const jpeg = join(new Uint8Array([0xff, 0xd8]), new Uint8Array(200_000).fill(0xff));
    expect(await rule(jpeg)).toBe('unreadable');
  });

  it('is a limit when a picture is cut into more parts than decoders can bear', async () => {
    const parts = Buffer.alloc(60_000 * 4);
    for (let at = 0; at < parts.length; at += 4) parts.set([0xff, 0xe1, 0, 2], at);
    expect(await rule(join(photo.slice(0, 2), parts, photo.slice(2)))).toBe('limit');
    const chunks = Buffer.alloc(60_000 * 12);
    for (let at = 0; at < chunks.length; at += 12) chunks.write('tEXt', at + 4, 'latin1');
    const png = pictures['png'] ?? photo;
    expect(await rule(join(png.slice(0, 33), chunks, png.slice(33)))).toBe('limit');
  });

  it('passes over a thumbnail inside the metadata of a JPEG', async () => {
    const outer = join(
      photo.slice(0, 2),
      segment(0xe1, join(latin('Exif\0\0'), pictures['jpeg'] ?? photo)),
      photo.slice(2),
    );
    expect(await rule(outer)).toBe('nothing');
  });

  it('does not apply to what is no picture', async () => {
    expect(await rule(latin('just words'))).toBe('not-applicable');
    expect(await rule(program)).toBe('not-applicable');
  });
});

function segment(marker: number, content: Uint8Array): Uint8Array {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return join(head, content);
}

function box(type: string, content: Uint8Array): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return join(head, content);
}

/**
 * Two pictures bound as CIPA DC-007 has it: an index in APP2 of the first with offset and size of
 * the second.
 */
function multiPicture(first: Uint8Array, second: Uint8Array): Uint8Array {
  const index = Buffer.alloc(4 + 8 + 2 + 12 + 4 + 32);
  index.write('MPF\0MM\0*', 0, 'latin1');
  index.writeUInt32BE(8, 8);
  index.writeUInt16BE(1, 12);
  index.writeUInt16BE(0xb002, 14);
  index.writeUInt16BE(7, 16);
  index.writeUInt32BE(32, 18);
  index.writeUInt32BE(26, 22);
  const whole = first.length + index.length + 4;
  index.writeUInt32BE(whole, 34);
  index.writeUInt32BE(second.length, 50);
  // Offsets count from the byte order mark, which stands ten bytes after the start of the file.
  index.writeUInt32BE(whole - 10, 54);
  return join(first.slice(0, 2), segment(0xe2, index), first.slice(2), second);
}

function samsung(block: Uint8Array): Uint8Array {
  const directory = Buffer.alloc(12 + 12 + 8);
  directory.write('SEFH', 0, 'latin1');
  directory.writeUInt32LE(1, 8);
  directory.writeUInt32LE(block.length, 16);
  directory.writeUInt32LE(block.length, 20);
  directory.writeUInt32LE(24, 24);
  directory.write('SEFT', 28, 'latin1');
  return join(block, directory);
}
