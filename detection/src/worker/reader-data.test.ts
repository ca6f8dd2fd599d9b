import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readerData } from './reader-data.ts';

describe('what the reader was taught', () => {
  it('is what its notice says, byte for byte', async () => {
    const notice = await readFile(new URL('tessdata/README.md', import.meta.url), 'utf8');
    const data = await readerData();
    expect(data.map(({ language }) => language)).toEqual(['eng', 'ita', 'osd']);
    for (const { language, bytes } of data.slice(0, 2)) {
      expect(notice).toContain(
        `| \`${language}.traineddata\` | ${bytes.length} | \`${createHash('sha256').update(bytes).digest('hex')}\` |`,
      );
    }
  });
});
