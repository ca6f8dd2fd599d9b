import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sentencesIn } from './sentences.checks.ts';
import { INSULT_RULES } from '@vedetta/detection/detectors/insults/rules.ts';
import SAID from './said.json' with { type: 'json' };
import { sayingsOf } from './finding-sayings.ts';
import { SECRET_RULES } from '@vedetta/detection/detectors/secrets/find-secrets.ts';
import { LANGUAGES } from '@vedetta/detection/detectors/threats/languages.ts';
import { ENGLISH_PARTS } from '@vedetta/detection/detectors/threats/parts/english.ts';
import { ITALIAN_PARTS } from '@vedetta/detection/detectors/threats/parts/italian.ts';
import { TEXT_KINDS } from '@vedetta/detection/formats/text-kind.ts';
import { typeLabel, withArticle } from '@vedetta/detection/formats/type-label.ts';
import { TYPE_FAMILIES } from '@vedetta/detection/formats/type-table.ts';

const folder = fileURLToPath(new URL('../../../../detection/src', import.meta.url));
const NEXT =
  'Give each a name in api/src/platform/errors/said.json, and its Italian in the part "findings" ' +
  'of web/messages/it.json.';
/** Told by the tests of the errors, or nothing that a finding says: lists, forms of keys. */
const OTHERS =
  /\.(?:test|checks)\.ts$|^detectors\/indicators\/(?!say|indicators-detector)|^detectors\/secrets\/packs/;
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !OTHERS.test(file))
  .map((file) =>
    ts.createSourceFile(
      file,
      readFileSync(`${folder}/${file}`, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    ),
  );

/** Sentences with a gap for a part of a sentence: each as it reads when the gap is filled. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  '\0 It was not opened.': [
    '4 of its 9 files share their packed bytes with others, as only archives do that are made ' +
      'to exhaust who opens them. It was not opened.',
  ],
  '\0 of its \0 \0 need a password, so nobody has looked inside.': [
    'All of its 2 files need a password, so nobody has looked inside.',
    '2 of its 3 files need a password, so nobody has looked inside.',
    'All of its 1 file need a password, so nobody has looked inside.',
  ],
  '\0 Their names are those of programs.': [
    'All of its 2 files need a password, so nobody has looked inside. Their names are those of programs.',
  ],
  '\0 The picture shows it \0 times.': [
    'The picture shows a QR code. It carries text. The picture shows it 3 times.',
  ],
  '\0 The content is \0.': [
    'The name a.pdf.exe has two endings: ".pdf" to be seen and ".exe" to be run. The content is a Windows executable.',
  ],
  'The picture ends at byte \0; after it stand \0 that no viewer shows: \0.': [
    'The picture ends at byte 1,204; after it stand 38,112 bytes that no viewer shows: a ZIP ' +
      'archive with 2 entries: a.txt, b.txt.',
    'The picture ends at byte 7; after it stand 40 bytes that no viewer shows: a Windows executable.',
  ],
  ['The account \0 \0; the protected \0 is \0. Nobody of your company watches this account as its ' +
  'own. If it is yours, dismiss this once.']: [
    'The account @acme_support has that name with “support”; the protected name is Acme. ' +
      'Nobody of your company watches this account as its own. If it is yours, dismiss this ' +
      'once. Its picture looks like that of acme, an account that your company watches: 3 of ' +
      '256 bits differ.',
    'The account @acme_support has that name with “support”; the protected name is Acme. ' +
      'Nobody of your company watches this account as its own. If it is yours, dismiss this ' +
      'once.',
    'The account @acrne is drawn like it: “rn” stands for “m”; the protected domain is ' +
      'acme.example. Nobody of your company watches this account as its own. If it is yours, ' +
      'dismiss this once.',
  ],
  'It looks like a picture of the list "\0"\0: \0 of 256 bits differ.': [
    'It looks like a picture of the list "Weapons" (rifle): 12 of 256 bits differ. It was ' +
      'compared without its frame. It was compared turned or mirrored.',
  ],
  ['The list \0 has no hash in line \0. Write one MD5, SHA-1 or SHA-256 in hexadecimal digits a line, ' +
  'or take the list out of the folder.']: [
    'The list a.txt has no hash in line 4. Write one MD5, SHA-1 or SHA-256 in hexadecimal ' +
      'digits a line, or take the list out of the folder.',
  ],
  '\0 The text was read in the picture with \0 % confidence only, which lowers the severity.': [
    'The sentence calls the reader names. The text was read in the picture with 41 % ' +
      'confidence only, which lowers the severity.',
  ],
  'Opening it fetches \0, from an address outside.': [
    'Opening it fetches a template, with its macros, from an address outside.',
    'Opening it fetches a part of it, from an address outside.',
  ],
  'The text has a\0 \0. \0.': [
    'The text has an Italian tax code. The day of birth exists and the check letter is right.',
    'The text has a telephone number. Its country gives out such numbers.',
  ],
  'The item has \0 different \0\0.': [
    'The item has 12 different payment card numbers.',
    'The item has 12 different telephone numbers that are published for tests.',
  ],
  'The sentence \0.': [
    ...LANGUAGES.flatMap(({ rules }) => rules),
    ...INSULT_RULES.en,
    ...INSULT_RULES.it,
  ].map(({ does }) => `The sentence ${does}.`),
  'The words name \0 (“\0”), \0 (“\0”) and \0 (“\0”), which seldom stand together in peace.': [
    ...ENGLISH_PARTS.parts,
    ...ITALIAN_PARTS.parts,
  ].map(
    ({ says }) =>
      `The words name ${says} (“one”), ${says} (“and two”) and ${says} (“three”), which ` +
      'seldom stand together in peace.',
  ),
  'The text has \0.': SECRET_RULES.map(({ name }) => `The text has ${name}.`),
  'The text \0 \0.': [
    'The text has the watch term "boycott".',
    'The text has the protected name "Acme".',
    'The text names the protected domain acme.example.',
  ],
};
/** What an operator's plug-in says about its own file is said in its words. */
const IN_ITS_WORDS = new Set(['\0 \0 says “\0” with \0; it is raised from \0 on.']);

const isNamed = (text: string) => sayingsOf(text).length > 0;

describe('what a detector says', () => {
  it('has a name for every sentence in the code, so that every one can be said in other languages', () => {
    const all = sources.flatMap((source) =>
      sentencesIn(source).map((text) => ({ file: source.fileName, text })),
    );
    expect(all.length).toBeGreaterThan(150);
    const nameless = all.filter(
      ({ text }) =>
        !IN_ITS_WORDS.has(text) && !(FILLED[text] ?? [text.replaceAll('\0', 'so')]).every(isNamed),
    );
    expect(nameless, NEXT).toEqual([]);
    expect(
      Object.keys(FILLED).filter(
        (text) =>
          !all.some((one) => one.text === text) && !/^The (?:sentence|text has) \0\.$/.test(text),
      ),
    ).toEqual([]);
  });

  it('has a name for every kind of file, made of its words', () => {
    const labels = [
      ...TYPE_FAMILIES.map(({ label }) => label),
      ...TEXT_KINDS,
      ...['image', 'audio', 'video', 'font', 'text', 'model', 'x'].map(
        (kind) => typeLabel(`${kind}/x-none`) ?? '',
      ),
    ];
    const nameOf = (label: string) =>
      `fileKind${label.replaceAll(/(?:^|[ -])(.)/g, (_, letter: string) => letter.toUpperCase())}`;
    expect(
      labels.filter((label) => (SAID.sentences as Record<string, string>)[nameOf(label)] !== label),
      NEXT,
    ).toEqual([]);
  });

  it.each(['The sentence \0.', 'The text has \0.'])(
    'has a name whatever stands in “%s”',
    (text) => {
      expect(
        FILLED[text]?.filter((sentence) => !isNamed(sentence)),
        NEXT,
      ).toEqual([]);
    },
  );

  it('has a name for every title', () => {
    const titles: string[] = [];
    const read = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) titles.push(node.text);
      else if (!ts.isBinaryExpression(node)) ts.forEachChild(node, read);
    };
    const visit =
      (source: ts.SourceFile) =>
      (node: ts.Node): void => {
        // A function's title is made of what it is given, below.
        if (
          ts.isPropertyAssignment(node) &&
          node.name.getText(source) === 'title' &&
          !ts.isCallExpression(node.initializer)
        ) {
          const { initializer } = node;
          if (ts.isConditionalExpression(initializer))
            [initializer.whenTrue, initializer.whenFalse].forEach(read);
          else read(initializer);
        }
        ts.forEachChild(node, visit(source));
      };
    for (const source of sources) visit(source)(source);
    const made = [
      'QR code to a link',
      'Barcode with text',
      'JPEG image that is also a ZIP archive',
      'Program disguised as a document',
      'Payment card numbers',
      'Rule Mimikatz',
    ];
    expect(titles.length).toBeGreaterThan(40);
    expect(
      [...titles, ...made, ...INSULT_RULES.en.map(({ title }) => title)].filter(
        (title) => !isNamed(title),
      ),
      NEXT,
    ).toEqual([]);
  });

  it('has a name for every line that puts what was seen into words (docs/decisions/207)', () => {
    const lines = Object.values(SAID.quotes);
    const pieces: string[] = [];
    const read = (node: ts.Node): void => {
      if (
        ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddle(node) ||
        ts.isTemplateTail(node)
      )
        pieces.push(node.text.trim());
      // What is asked is no text, and neither is what a function is given.
      if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(read);
      else if (ts.isCallExpression(node) || ts.isBinaryExpression(node)) return;
      else ts.forEachChild(node, read);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'summaryOf')
        node.arguments.forEach(read);
      else if (
        ts.isPropertyAssignment(node) &&
        /^(?:parts|excerpt|proof)$/.test(node.name.getText())
      )
        read(node.initializer);
      ts.forEachChild(node, visit);
    };
    for (const source of sources.filter(({ fileName }) => !/threats|plug-ins/.test(fileName)))
      visit(source);
    // Names of things, and what a file is called that everybody tries a scanner with.
    const same = ['EICAR', 'test file', 'DDE:', 'EXIF GPS'];
    const words = pieces.filter((piece) => /[a-z]{3}/i.test(piece) && !same.includes(piece));
    expect(words.length).toBeGreaterThan(40);
    expect(words.filter((piece) => !lines.some((line) => line.includes(piece)))).toEqual([]);
  });

  it('knows every kind of file where one stands in a sentence', () => {
    expect(
      TYPE_FAMILIES.map(({ label }) => withArticle(label)).filter(
        (kind) => sayingsOf(`The content is ${kind}.`)[0]?.params['actualCode'] === undefined,
      ),
      NEXT,
    ).toEqual([]);
  });

  it('says which phrase stands in a gap, and what stands in that', () => {
    expect(
      sayingsOf('The text has an OpenAI key. The item names what the company protects.'),
    ).toEqual([
      {
        code: expect.any(String) as string,
        params: {
          what: 'an OpenAI key',
          whatCode: expect.any(String) as string,
          what_of: 'OpenAI',
        },
      },
      { code: expect.any(String) as string, params: {} },
    ]);
    expect(sayingsOf('The sentence says something that has no name.')).toEqual([]);
    expect(sayingsOf('What a plug-in says in its words.')).toEqual([]);
    expect(sayingsOf(null)).toEqual([]);
  });

  it('names a program and what proves it, whatever stands in that', () => {
    const told = (text: string) =>
      sayingsOf(text).map(({ code, params }) => [
        code,
        params['whatCode'],
        params['proofCode'] ?? params['offset'] ?? params['bits'],
      ]);
    expect(
      told(
        'The file is a program: Windows executable, MZ header, PE signature at byte 1,204. Its name does not say so.',
      ),
    ).toEqual([
      ['saidFileProgramPe', 'kindWindowsExecutable', '1,204'],
      ['saidNameDoesNot', undefined, undefined],
    ]);
    expect(told('The file is a program: Linux executable, ELF header, 64 bit.')).toEqual([
      ['saidFileProgramElf', 'kindLinuxExecutable', '64'],
    ]);
    expect(told('The file is a program: macOS executable, universal Mach-O header.')).toEqual([
      ['saidFileProgram', 'kindMacosExecutable', 'proofMachoUniversal'],
    ]);
  });

  it('is told by one name each', () => {
    for (const names of [SAID.sentences, SAID.phrases])
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  });
});
