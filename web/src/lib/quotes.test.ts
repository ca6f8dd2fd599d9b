import { toReason } from '@vedetta/messages/reason.ts';
import { renderMarked } from '@vedetta/messages/marked.ts';
import { render } from '@vedetta/messages/render.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showLanguage } from '../ui/language.ts';
import { quoted, quotedExcerpt, stepsOf } from './quotes.ts';
import type { Told } from './told.ts';

/** A message as GraphQL carries it. */
function told(message: Message): Told {
  const { code, params } = toReason(message);
  return { code, params: Object.entries(params).map(([name, value]) => ({ name, value })) };
}
function line(message: Message) {
  const { text: summary, marks } = renderMarked('en', message);
  return { summary, marks, summaryReason: told(message) };
}
/** With what is marked between «». */
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

const LOOKS_LIKE = say('quoteLooksLike', {
  before: 'ac',
  seen: 'rn',
  after: 'e[.]example',
  known: 'acme[.]example',
});

it('leaves English as the server says it', () => {
  const { summary, ...rest } = line(LOOKS_LIKE);
  expect(quoted({ summary, ...rest })).toEqual({ text: summary, marks: rest.marks });
  expect(marked(quoted({ summary, ...rest }))).toBe('ac«rn»e[.]example looks like acme[.]example');
  expect(stepsOf({ path: ['QR code'], pathReasons: [told(say('pathQrCode'))] })).toEqual([
    'QR code',
  ]);
});

it.each([
  [LOOKS_LIKE, 'ac«rn»e[.]example somiglia a acme[.]example'],
  [
    say('quoteNamedProgram', {
      name: 'shell.jpg',
      seen: say('kindPhpScript'),
      proof: say('proofTagAtStart', { tag: '<?php' }),
    }),
    'shell.jpg: «script PHP» (tag <?php all’inizio)',
  ],
  [
    say('quoteNamedProgram', {
      name: 'this is a test.jpg',
      seen: say('kindWindowsScriptFile'),
      proof: say('proofPe', { offset: '1204' }),
    }),
    'this is a test.jpg: «file di script di Windows» (intestazione MZ, firma PE al byte 1204)',
  ],
  [
    say('quoteSecret', {
      before: 'key = ',
      seen: say('quoteMaskedValue', { shown: 'AKIA', count: 1200 }),
    }),
    'key = «AKIA… (1200 caratteri)»',
  ],
  [
    say('quoteAttachedTemplate', { seen: 'hxxps://evil[.]example/a.dotm' }),
    'modello collegato: «hxxps://evil[.]example/a.dotm»',
  ],
  [say('quoteOnList', { seen: 'bad[.]example', list: 'on' }), '«bad[.]example» nella lista on'],
  [
    say('quoteTrailingBytes', { size: 38_112, seen: 'IEND', bits: '7.98' }),
    '38.112 byte dopo «IEND», entropia 7,98 bit/byte',
  ],
  [
    say('quoteTrailingBytes', { size: 1, seen: 'EOI', bits: '0.00' }),
    '1 byte dopo «EOI», entropia 0,00 bit/byte',
  ],
  [say('quoteLaunches', { seen: say('quoteUnknownProgram') }), 'avvia: «un programma»'],
  [
    say('quoteCompressionRatio', { name: 'big.zip' }),
    'big.zip: una volta estratto è molte volte più grande',
  ],
])('says %o in Italian, and marks what was seen', async (message, wanted) => {
  await showLanguage('it');
  expect(marked(quoted(line(message)))).toBe(wanted);
});

it('says an excerpt in Italian, with the phrases within it', async () => {
  await showLanguage('it');
  const message = say('quoteTrailingContent', {
    size: 40,
    closing: 'EOI',
    bits: '4.00',
    what: say('kindUnknownData'),
  });
  expect(quotedExcerpt({ excerpt: render('en', message), excerptReason: told(message) })).toBe(
    '40 byte dopo EOI, entropia 4,00 bit/byte: dati in formato sconosciuto',
  );
});

it('names the steps of a way, and leaves names of files as they are', async () => {
  await showLanguage('it');
  const path = ['subject', 'QR code', 'URL', 'page 1,200'];
  const pathReasons = [
    null,
    told(say('pathQrCode')),
    null,
    told(say('pathPage', { number: 1200 })),
  ];
  expect(stepsOf({ path, pathReasons })).toEqual(['subject', 'Codice QR', 'URL', 'pagina 1.200']);
});

it('leaves quotations, and what has no translation, as they came', async () => {
  await showLanguage('it');
  const reason = { code: 'ofANewerServer', params: [] };
  const marks = [{ start: 0, end: 2 }];
  for (const summaryReason of [null, reason])
    expect(quoted({ summary: 'it looks like rain', summaryReason, marks })).toEqual({
      text: 'it looks like rain',
      marks,
    });
  expect(quotedExcerpt({ excerpt: 'decoded: x', excerptReason: null })).toBe('decoded: x');
  expect(quotedExcerpt({ excerpt: 'decoded: x', excerptReason: reason })).toBe('decoded: x');
  expect(stepsOf({ path: ['x'], pathReasons: [reason] })).toEqual(['x']);
});
