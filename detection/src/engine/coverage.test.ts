import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../test/campaign.ts';
import { zipFile } from '../../test/files/make-archives.ts';
import { CARRIERS, MUTATIONS, SIGNATURES, THREAT } from '../../test/files/mutations.ts';
import { coverageIn, verdictOf } from './scan-verdict.ts';
import { createEngine } from './engine.ts';
import { inWords } from '../../test/in-words.ts';

const engine = createEngine();
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const scan = (content: Uint8Array, filename: string) =>
  engine.scan({ bytes: content, filename, mime: null, path: [filename] }, () => {});
const verdict = async (content: Uint8Array | string, filename: string) => {
  const result = await scan(typeof content === 'string' ? bytes(content) : content, filename);
  return { ...verdictOf(result), coverage: coverageIn(result) };
};

/** So many of each kind; `VERDICT_CASES=2000` for a long run. */
const CASES = Number(process.env['VERDICT_CASES'] ?? 12);
const SEED = Number(process.env['VERDICT_SEED'] ?? 9);

describe('what no one looked at is never clean', () => {
  it(
    'whatever is done to a carrier of two threats beside one of them',
    { timeout: 3_600_000 },
    async () => {
      const random = randomFrom(SEED);
      const wrong: string[] = [];
      for (const [name, content] of CARRIERS)
        expect([name, (await verdict(content, name)).status]).toEqual([name, 'FOUND']);
      for (let turn = 0; turn < CASES; turn += 1) {
        for (const mutate of Object.values(MUTATIONS)) {
          const { what, name, content } = mutate(random);
          if ((await verdict(content, name)).status === 'CLEAN') wrong.push(`${what} of ${name}`);
        }
      }
      expect(wrong, `seed ${SEED}`).toEqual([]);
    },
  );

  it.each(SIGNATURES.map((signature) => [signature.toString('hex'), signature] as const))(
    'a file that begins with %s and holds nothing known',
    async (_hex, signature) => {
      const content = Buffer.concat([
        signature,
        Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 89 + 7) & 0xff)),
      ]);
      expect((await verdict(new Uint8Array(content), 'file')).status).not.toBe('CLEAN');
    },
  );

  it.each([
    [
      'script',
      'page.html',
      '<html><body><p>Hello.</p><script>go()</script></body></html>',
      'The file contains a script.',
    ],
    [
      'a handler',
      'page.html',
      '<html><body><img src="a.png" onerror=go()></body></html>',
      'The file contains a script.',
    ],
    [
      'an address that runs',
      'page.html',
      '<html><a href="java&#115;cript:go()">Hello</a></html>',
      'The file contains a script.',
    ],
    [
      'a frame with a page in it',
      'page.html',
      '<html><iframe srcdoc="&lt;script&gt;go()&lt;/script&gt;"></iframe></html>',
      'The file contains a script.',
    ],
    [
      'a script in a mail',
      'a.eml',
      'From: a@one.example\nTo: b@two.example\nSubject: x\nContent-Type: ' +
        'text/html\n\n<p>Hello</p><script>go()</script>\n',
      'The file contains a script.',
    ],
    [
      'a file in an address',
      'page.html',
      '<html><img src="data:image/png;base64,iVBORw0KGgo="></html>',
      'A data URL in the text contains a whole file',
    ],
    [
      'a drawing',
      'a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><text>Hi</text></svg>',
      'its drawings weren’t examined',
    ],
    [
      'a rich text with a picture',
      'a.rtf',
      '{\\rtf1\\ansi Minutes.{\\pict\\pngblip 89504e47}\\par}',
      'its drawings weren’t examined',
    ],
    [
      'script file',
      'run.js',
      'console.log(1)\n',
      'The operating system runs this file or opens the files or URLs that it refers to.',
    ],
    [
      'a shortcut',
      'a.url',
      '[InternetShortcut]\r\nURL=https://one.example/\r\n',
      'The operating system runs this file or opens the files or URLs that it refers to.',
    ],
  ])('%s', async (_what, name, content, said) => {
    expect(inWords(await verdict(content, name))).toMatchObject({
      status: 'PARTIAL',
      problem: expect.stringContaining(said) as string,
      coverage: { parts: 1, examined: 0 },
    });
  });

  it('a drawing with a script, though the script itself is told', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="go()"><text>Hi</text></svg>';
    expect(inWords(await verdict(drawing, 'a.svg'))).toMatchObject({
      status: 'FOUND',
      problem: expect.stringContaining('The file contains a script.') as string,
      coverage: { parts: 1, examined: 0 },
    });
  });

  it.each([
    '17-page-that-builds-a-file.html',
    '18-voice-message.svg',
    '19-internet-shortcut.url',
    '20-notebook.one',
  ])('%s, as attackers send it', async (name) => {
    const content = await readFile(new URL(`../../test/files/unexamined/${name}`, import.meta.url));
    expect((await verdict(new Uint8Array(content), name)).status).not.toBe('CLEAN');
  });
});

describe('the coverage', () => {
  it('counts the parts, and names those that were not examined, in an archive', async () => {
    const { status, problem, coverage } = await verdict(
      zipFile([
        { name: 'a.txt', content: bytes('Minutes.') },
        { name: 'b/clip.bin', content: new Uint8Array([1, 2, 0, 4, 200]) },
      ]),
      'a.zip',
    );
    expect(inWords({ status, problem, coverage })).toEqual({
      status: 'PARTIAL',
      problem: 'In b/clip.bin: The file type is unknown, so the content couldn’t be examined.',
      coverage: {
        parts: 3,
        examined: 2,
        unexamined: [
          {
            path: ['b/clip.bin'],
            reason: 'The file type is unknown, so the content couldn’t be examined.',
            isBroken: false,
          },
        ],
      },
    });
  });

  it('stands beside what was found', async () => {
    const { status, coverage } = await verdict(
      zipFile([
        { name: 'a.txt', content: bytes(THREAT) },
        { name: 'clip.bin', content: new Uint8Array([1, 2, 0, 4, 200]) },
      ]),
      'a.zip',
    );
    expect([status, coverage.examined, coverage.parts]).toEqual(['FOUND', 2, 3]);
  });

  it('is whole for what is read from end to end', async () => {
    for (const [name, content] of [
      ['a.txt', 'Minutes of Tuesday.'],
      ['a.html', '<html><body>Minutes of Tuesday.</body></html>'],
      ['a.csv', 'a,b\n1,2\n'],
      ['a.md', '# Minutes\nof Tuesday'],
      ['a.rtf', "{\\rtf1\\ansi\\ansicpg1252 Minutes of marted\\'ec.\\par}"],
    ] as const) {
      expect([name, await verdict(content, name)]).toEqual([
        name,
        { status: 'CLEAN', problem: null, coverage: { parts: 1, examined: 1, unexamined: [] } },
      ]);
    }
  });
});
