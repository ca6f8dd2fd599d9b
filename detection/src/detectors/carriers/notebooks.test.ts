import { describe, expect, it } from 'vitest';
import { createTestEngine } from '../../../test/engine.ts';
import { carriersIn, text, worstOf } from '../../../test/files/scan-carriers.ts';
import { verdictOf } from '../../engine/scan-verdict.ts';

/** A section of OneNote with files in it, and with names of files among its texts. */
function section(files: readonly Uint8Array[], names: readonly string[] = []): Uint8Array {
  const head = Buffer.alloc(1024);
  Buffer.from('e4525c7b8cd8a74daeb15378d02996d3', 'hex').copy(head);
  const stored = files.flatMap((file) => {
    const mark = Buffer.alloc(36);
    Buffer.from('e716e3bd65261145a4c48d4d0b7a9eac', 'hex').copy(mark);
    mark.writeUInt32LE(file.length, 16);
    return [mark, file];
  });
  const written = names.map((name) => Buffer.from(`\0${name}\0`, 'utf16le'));
  return new Uint8Array(Buffer.concat([head, ...written, ...stored, Buffer.alloc(64)]));
}
const SCRIPT = text('CreateObject("WScript.Shell").Run "a.exe"');
const PICTURE = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

describe('a section of OneNote', () => {
  it.each([
    ['a script', section([SCRIPT])],
    ['a file whose name runs', section([text('hello')], ['Open.bat'])],
    [
      'a program',
      section([new Uint8Array(Buffer.from(`MZ${'\0'.repeat(58)}\x40\0\0\0PE\0\0`, 'latin1'))]),
    ],
  ])('with %s is High', async (_what, content) => {
    expect(await carriersIn(content, 'a.one')).toContain('notebook-program (4)');
  });

  it('opens its files as parts, which are scanned', async () => {
    expect(await carriersIn(section([SCRIPT], ['Open.vbs']), 'a.one')).toContain(
      'script-runs-programs (3)',
    );
  });

  it.each([
    ['pictures', section([PICTURE])],
    ['a text', section([text('Minutes of Tuesday.')], ['minutes.txt'])],
    ['nothing', section([])],
  ])('with %s is below Medium, and never clean', async (_what, content) => {
    expect(await worstOf(content, 'a.one')).toBeLessThan(3);
    const result = await createTestEngine().scan(
      { bytes: content, filename: 'a.one', mime: null, path: ['a.one'] },
      () => undefined,
    );
    expect(verdictOf(result).status).not.toBe('CLEAN');
  });
});
