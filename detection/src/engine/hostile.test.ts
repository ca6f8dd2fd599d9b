import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { SEED, sized } from '../../test/campaign.ts';
import { createTestEngine as createEngine } from '../../test/engine.ts';
import { zipFile } from '../../test/files/make-archives.ts';
import { compoundFile, macroProject, packageStream } from '../../test/files/make-compound.ts';
import { makeHostile } from '../../test/files/make-hostile.ts';
import { verdictOf } from './scan-verdict.ts';

const FILES = sized(300, 30);
const story = async (name: string) => ({
  name,
  bytes: new Uint8Array(await readFile(new URL(`../../test/files/${name}`, import.meta.url))),
});
const text = (content: string) => new TextEncoder().encode(content);

/** The short form of `npm run hostile -w api`, which scans a thousand in real workers. */
it('hostile files made from a seed end in a report, and nothing is clean after a limit was met', async () => {
  const samples = [
    await story('invoice_7731.jpg'),
    await story('campaign_03.png'),
    {
      name: 'a.docm',
      bytes: zipFile([
        { name: '[Content_Types].xml', content: text('<Types/>') },
        {
          name: 'word/vbaProject.bin',
          content: macroProject('Sub AutoOpen()\r\nShell "x"\r\nEnd Sub'),
        },
      ]),
    },
    {
      name: 'a.doc',
      bytes: compoundFile([
        ['WordDocument', new Uint8Array(4096)],
        ['\u0001Ole10Native', packageStream('a.exe', text('MZ'))],
      ]),
    },
    {
      name: 'a.pdf',
      bytes: text(
        '%PDF-1.7\n1 0 obj\n' +
          '<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>\nendobj\n' +
          'trailer<</Root 1 0 R>>\n%%EOF',
      ),
    },
  ];
  // Codes, previews and texts have tests of their own; pictures of more pixels than this are not
  // decoded.
  const engine = createEngine({ maxPixels: 1_000_000, textDetectors: [] });
  let files = 0;
  for (const { name, bytes, overruns } of makeHostile(samples, SEED)) {
    files += 1;
    if (files > FILES) break;
    const result = await engine.scan(
      { bytes, filename: name, mime: null, path: [name] },
      () => undefined,
    );
    expect(
      result.rows.filter(({ outcome }) => outcome.kind === 'failed'),
      `${files} ${name}`,
    ).toEqual([]);
    if (overruns) expect(verdictOf(result).status, `${files} ${name}`).not.toBe('CLEAN');
  }
  expect(files).toBeGreaterThan(FILES);
});
