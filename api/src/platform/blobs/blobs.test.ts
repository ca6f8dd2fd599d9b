import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBlobStore, type BlobStore } from './blobs.ts';

let folder: string;
let blobs: BlobStore;
const temporaries = () => readdir(join(folder, 'blobs/tmp'));
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vedetta-blobs-'));
  blobs = await openBlobStore(folder);
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function put(...chunks: string[]): Promise<string> {
  const writer = await blobs.begin();
  for (const chunk of chunks) await writer.write(Buffer.from(chunk));
  const sha = await writer.seal();
  await writer.place();
  await writer.discard();
  return sha;
}

describe('the blob store', () => {
  it('keeps bytes under the SHA-256 of all chunks together', async () => {
    const sha = await put('look', 'out');
    expect(sha).toBe(sha256('lookout'));
    expect(await readFile(blobs.path(sha), 'utf8')).toBe('lookout');
    expect(await blobs.has(sha)).toBe(true);
    expect(await temporaries()).toEqual([]);
  });

  it('keeps the same bytes once', async () => {
    const [first, second] = [await put('twice'), await put('tw', 'ice')];
    expect(second).toBe(first);
    expect(await readdir(join(blobs.path(first), '..'))).toEqual([first]);
  });

  it('shows nothing before the bytes are placed, and leaves nothing after they were given up', async () => {
    const writer = await blobs.begin();
    await writer.write(Buffer.from('half'));
    const sha = await writer.seal();
    expect(await blobs.has(sha)).toBe(false);
    expect(await temporaries()).toHaveLength(1);
    await writer.discard();
    await writer.discard();
    expect(await temporaries()).toEqual([]);
    await expect(writer.place()).rejects.toThrow('ENOENT');
  });

  it('replaces a preview at once', async () => {
    const sha = await put('picture');
    await blobs.writePreview(sha, Buffer.from('first'));
    await blobs.writePreview(sha, Buffer.from('second'));
    expect(await readFile(blobs.previewPath(sha), 'utf8')).toBe('second');
    expect(await temporaries()).toEqual([]);
  });

  it('takes only a SHA-256 for an address', () => {
    for (const address of ['../../etc/passwd', '', 'A'.repeat(64), `${'a'.repeat(64)}/x`]) {
      expect(() => blobs.path(address)).toThrow('SHA-256');
    }
  });

  it('removes at the next start what a killed process left, and nothing of a living one', async () => {
    const living = await blobs.begin();
    const host = encodeURIComponent(hostname()).replaceAll('.', '%2E');
    const left = [
      `${host}.4194304.0000aaaa.x`,
      `${host}.${process.pid}.0000aaaa.earlier-run-with-the-same-pid`,
      'elsewhere.1.0000aaaa.old',
    ];
    const kept = ['elsewhere.1.0000aaaa.fresh', `${host}.${process.ppid}.0000aaaa.parent`];
    for (const name of [...left, ...kept]) await writeFile(join(folder, 'blobs/tmp', name), 'half');
    await utimes(join(folder, 'blobs/tmp', 'elsewhere.1.0000aaaa.old'), 1, 1);
    await openBlobStore(folder);
    const remaining = await temporaries();
    expect(remaining).toEqual(expect.arrayContaining(kept));
    expect(remaining).toHaveLength(kept.length + 1);
    await living.discard();
  });
});
