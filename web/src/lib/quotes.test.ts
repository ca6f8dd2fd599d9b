import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCatalogue } from '../../../messages/scripts/catalogues.mjs';
import { showLanguage } from '../ui/language.ts';
import { QUOTES, QUOTES_OF } from './quote-lines.ts';
import { pathStep, quoted, quotedExcerpt } from './quotes.ts';

/** Of the catalogue: the lines of quotes, proofs within them, and steps of a path. */
const LINES = Object.fromEntries(
  Object.entries(readCatalogue('en')['findings'] ?? {}).filter(([code]) =>
    /^(?:quote|proof|path)[A-Z]/.test(code),
  ),
);

/** A line whose seen parts stand between «». */
const line = (marked: string) => {
  const text = marked.replaceAll(/[«»]/g, '');
  const marks = [...marked.matchAll(/«([^»]*)»/g)].map((found, index) => ({
    start: found.index - 2 * index,
    end: found.index - 2 * index + (found[1] ?? '').length,
  }));
  return { text, marks };
};
const marked = ({ text, marks }: ReturnType<typeof quoted>) =>
  [...marks]
    .reverse()
    .reduce(
      (all, { start, end }) => `${all.slice(0, start)}«${all.slice(start, end)}»${all.slice(end)}`,
      text,
    );

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(async () => {
  await showLanguage('en');
  vi.unstubAllGlobals();
});

it('knows the lines of the detectors word for word, each said by somebody', () => {
  expect(QUOTES).toEqual(LINES);
  expect(new Set(Object.values(QUOTES_OF).flat())).toEqual(new Set(Object.keys(QUOTES)));
});

it('leaves English as the server says it', () => {
  const english = line('ac«rn»e[.]example looks like acme[.]example');
  expect(quoted('look-alike', english)).toEqual(english);
  expect(pathStep('QR code')).toBe('QR code');
});

it.each([
  [
    'look-alike',
    'ac«rn»e[.]example looks like acme[.]example',
    'ac«rn»e[.]example somiglia a acme[.]example',
  ],
  [
    'look-alike',
    'seen acrne[.]example (xn--a[.]example), protected acme[.]example',
    'visto: acrne[.]example (xn--a[.]example); protetto: acme[.]example',
  ],
  // As earlier versions wrote it.
  [
    'look-alike',
    'seen acrne[.]example protected acme[.]example',
    'visto: acrne[.]example; protetto: acme[.]example',
  ],
  [
    'file-type',
    'shell.jpg is a «PHP script» (<?php tag at the start)',
    'shell.jpg: «script PHP» (tag <?php all’inizio)',
  ],
  [
    'file-type',
    'a.pdf is a «Windows batch file» ("echo off" at the start)',
    'a.pdf: «file batch di Windows» ("echo off" all\'inizio)',
  ],
  [
    'file-type',
    'a.pdf is an «HTML application» (<HTA:APPLICATION> tag)',
    'a.pdf: «Applicazione HTML» (tag <HTA:APPLICATION>)',
  ],
  [
    'file-type',
    'a.pdf is a «Windows script file» (<job> with <script>)',
    'a.pdf: «file di script di Windows» (<job> con <script>)',
  ],
  ['secrets', '«AKIA… (20 characters)»', '«AKIA… (20 caratteri)»'],
  [
    'office',
    'attachedTemplate: «hxxps://evil[.]example/a.dotm»',
    'modello collegato: «hxxps://evil[.]example/a.dotm»',
  ],
  ['office', 'oleObject: «file:///x»', 'oggetto collegato: «file:///x»'],
  ['impersonation', '@acme_«support» looks like Acme', '@acme_«support» somiglia a Acme'],
  [
    'impersonation',
    'account @acme_support, protected Acme',
    'account: @acme_support; protetto: Acme',
  ],
  ['codes', 'decoded: «hxxps://pay[.]example»', 'decodificato: «hxxps://pay[.]example»'],
  ['indicators', '«bad[.]example» on Weapons', '«bad[.]example» nella lista Weapons'],
  ['lsb', 'lowest bits: «38 %» replaced', 'bit meno significativi sostituiti: «38 %»'],
  [
    'file-type',
    'this is a test.jpg is a «Windows executable» (MZ header, PE signature at byte 1,204)',
    'this is a test.jpg: «eseguibile Windows» (intestazione MZ, firma PE al byte 1.204)',
  ],
  ['file-type', 'named .pdf, content ZIP archive', 'estensione: .pdf; contenuto: Archivio ZIP'],
  [
    'hidden-data',
    '38,112 bytes after «IEND», entropy 7.98 bits/byte',
    '38.112 byte dopo «IEND», entropia 7,98 bit/byte',
  ],
  ['personal-data', '«4***», «5***» and 12 more', '«4***», «5***» e altri 12'],
  [
    'archives',
    'big.zip: «unpacks to many times its size»',
    'big.zip: «una volta estratto è molte volte più grande»',
  ],
])(
  'says in Italian what %s says of “%s”, and marks what was seen',
  async (detector, said, wanted) => {
    await showLanguage('it');
    expect(marked(quoted(detector, line(said)))).toBe(wanted);
  },
);

it('says a phrase as the reason says it, and quotes what is no phrase of ours', async () => {
  await showLanguage('it');
  const whyReasons = [
    {
      code: 'x',
      params: [
        { name: 'what', value: 'data in an unknown format' },
        { name: 'whatCode', value: 'kindDataNoKnown' },
      ],
    },
  ];
  expect(
    quotedExcerpt({
      detector: 'hidden-data',
      excerpt: '40 bytes after EOI, entropy 4.00 bits/byte: data of no known format',
      whyReasons,
    }),
  ).toBe('40 byte dopo EOI, entropia 4,00 bit/byte: dati di nessun formato noto');
  expect(
    quotedExcerpt({
      detector: 'hidden-data',
      excerpt: '40 bytes after EOI, entropy 4.00 bits/byte: looks like rain',
      whyReasons,
    }),
  ).toBe('40 byte dopo EOI, entropia 4,00 bit/byte: looks like rain');
});

it(
  'names the steps of a way, and leaves quotations, names of files and what has no translation ' +
    'as they are',
  async () => {
    await showLanguage('it');
    expect(
      ['photo.png', 'QR code', 'URL', 'page 3', 'Text in the picture', 'subject'].map(pathStep),
    ).toEqual(['photo.png', 'Codice QR', 'URL', 'pagina 3', 'Testo nell’immagine', 'oggetto']);
    for (const [detector, text] of [
      ['threats', 'it looks like rain'],
      ['look-alike', 'acrne[.]example'],
      ['file-type', 'a.bin is a Thing of a newer server (MZ header of a DOS program)'],
      ['toString', 'x'],
    ] as const) {
      expect(quoted(detector, { text, marks: [] }).text).toBe(text);
    }
  },
);
