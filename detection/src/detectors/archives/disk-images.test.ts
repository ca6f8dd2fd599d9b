import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../test/campaign.ts';
import { createTestEngine } from '../../../test/engine.ts';
import { cabFile, fatFile, isoFile, vhdFile } from '../../../test/files/make-disks.ts';
import { verdictOf } from '../../engine/scan-verdict.ts';
import { listCab } from '../../formats/archives/cab.ts';
import { listDisk } from '../../formats/disk/list-disk.ts';
import { wayInWords } from '../../formats/step.ts';

const engine = createTestEngine();
const bytes = (text: string) => new TextEncoder().encode(text);
const THREAT = { name: 'note.txt', content: bytes('I will kill you tomorrow with a knife.') };
const PLAIN = { name: 'plain.txt', content: bytes('Minutes of Tuesday.'.repeat(60)) };
const scan = (content: Uint8Array, filename: string) =>
  engine.scan({ bytes: content, filename, mime: null, path: [filename] }, () => undefined);
const placesOf = async (content: Uint8Array, filename: string, detector: string) =>
  (await scan(content, filename)).rows.flatMap((row) =>
    row.detector === detector && row.outcome.kind === 'found'
      ? row.outcome.things.map(({ path }) => wayInWords(path).slice(1).join(' > '))
      : [],
  );

describe('a disk image is opened', () => {
  it.each([
    ['of a disc', isoFile([PLAIN, THREAT]), 'a.iso', 'NOTE.TXT'],
    ['of a disc with long names', isoFile([PLAIN, THREAT], true), 'a.iso', 'note.txt'],
    ['of the FAT family', fatFile([PLAIN, THREAT]), 'a.img', 'NOTE.TXT'],
    ['in a virtual hard disk', vhdFile(fatFile([PLAIN, THREAT])), 'a.vhd', 'NOTE.TXT'],
    ['in a growing one', vhdFile(fatFile([PLAIN, THREAT]), true), 'a.vhd', 'NOTE.TXT'],
  ])('%s', async (_what, content, filename, place) => {
    expect(await placesOf(content, filename, 'threats')).toEqual([place]);
  });

  it('and is told as one, Low by itself, never above for its kind', async () => {
    const { rows } = await scan(isoFile([PLAIN]), 'a.iso');
    const told = rows.flatMap(({ outcome }) => (outcome.kind === 'found' ? outcome.things : []));
    expect(told.map(({ rule, score }) => [rule, score < 300])).toEqual([
      ['archives/disk-image', true],
    ]);
  });

  it('and is never clean where its file system is not known', async () => {
    const ntfs = vhdFile(Uint8Array.from({ length: 4096 }, (_, index) => (index * 7) & 0xff));
    expect(verdictOf(await scan(ntfs, 'a.vhd')).status).not.toBe('CLEAN');
  });

  it('whatever its bytes say, without an end or an error', () => {
    const random = randomFrom(12);
    for (const whole of [
      isoFile([PLAIN, THREAT]),
      fatFile([PLAIN]),
      vhdFile(fatFile([PLAIN]), true),
    ])
      for (let turn = 0; turn < 300; turn += 1) {
        const broken = whole.slice(0, 1 + Math.floor(random() * whole.length));
        for (let at = 0; at < 40; at += 1)
          broken[Math.floor(random() * broken.length)] = Math.floor(random() * 256);
        for (const file of listDisk(broken)?.files ?? [])
          expect(file.read().length).toBeLessThanOrEqual(whole.length);
      }
  });
});

describe('a cabinet is opened', () => {
  const whole = Buffer.concat([PLAIN.content, THREAT.content]);
  const half = PLAIN.content.length;
  const zip = (part: Uint8Array, dictionary?: Uint8Array) => ({
    packed: Buffer.concat([
      Buffer.from('CK'),
      deflateRawSync(part, dictionary === undefined ? {} : { dictionary }),
    ]),
    size: part.length,
  });
  it.each([
    ['with stored files', cabFile([PLAIN, THREAT])],
    [
      'with blocks that look back',
      cabFile([PLAIN, THREAT], 1, [
        zip(whole.subarray(0, half)),
        zip(whole.subarray(half), whole.subarray(0, half)),
      ]),
    ],
  ])('%s', async (_what, content) => {
    expect(await placesOf(content, 'a.cab', 'threats')).toEqual(['note.txt']);
  });

  it('not where it is packed by LZX: it is not clean then', async () => {
    expect(verdictOf(await scan(cabFile([PLAIN], 3), 'a.cab')).problem).not.toBeNull();
  });

  it('whatever its bytes say, without an end or an error', () => {
    const random = randomFrom(5);
    const sound = cabFile([PLAIN, THREAT]);
    for (let turn = 0; turn < 300; turn += 1) {
      const broken = sound.slice();
      for (let at = 0; at < 12; at += 1)
        broken[4 + Math.floor(random() * (broken.length - 4))] = Math.floor(random() * 256);
      expect(listCab(broken)?.files.length).toBeLessThanOrEqual(5_000);
    }
  });
});
