import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showLanguage } from '../ui/language.ts';
import type { Told } from './told.ts';
import { detectorName, kindOf, saying, titleOf } from './sayings.ts';

const titled = (title: string, code: string, params: Told['params'] = []) => ({
  title,
  titleReason: { code, params },
});
const THREAT = titled('Threat of violence', 'titleThreatViolence');
const SECRET = [
  {
    code: 'whyConfidentialDataFound',
    params: [
      { name: 'what', value: 'OpenAI key' },
      { name: 'whatCode', value: 'secretKeyOf' },
      { name: 'what_of', value: 'OpenAI' },
    ],
  },
  { code: 'whyItemMentionsProtected', params: [] },
];

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(async () => {
  await showLanguage('en');
  vi.unstubAllGlobals();
});

it('leaves English as the server says it', () => {
  expect(titleOf(THREAT)).toBe('Threat of violence');
  expect(saying('The text contains confidential data: an OpenAI key.', SECRET)).toBe(
    'The text contains confidential data: an OpenAI key.',
  );
  expect(detectorName('watch-list', 'Watch lists')).toBe('Watch lists');
});

it('says in Italian what detectors see, phrases in the gaps and all', async () => {
  await showLanguage('it');
  expect(titleOf(THREAT)).toBe('Minaccia di violenza');
  expect(
    [
      titled('Rule Mimikatz', 'titleRule', [{ name: 'rule', value: 'Mimikatz' }]),
      titled('QR code with a link', 'titleCodeLink', [
        { name: 'code', value: 'QR code' },
        { name: 'codeCode', value: 'pathQrCode' },
      ]),
    ].map(titleOf),
  ).toEqual(['Regola Mimikatz', 'Codice QR con link']);
  expect(saying('In English.', SECRET)).toBe(
    'Il testo contiene un dato riservato: chiave OpenAI. L’elemento menziona un nome o un dominio protetto dalla ' +
      'tua azienda.',
  );
  expect(detectorName('watch-list', 'Watch lists')).toBe('Liste di monitoraggio');
  expect(
    [
      'fileKindTextFile',
      'fileKindMail',
      'fileKindJSONData',
      'fileKindLaTeXDocument',
      'fileKind7ZipArchive',
      'fileKindOggMedia',
      'fileKindOfANewerServer',
    ].map((code) => kindOf('Of a newer server', code)),
  ).toEqual([
    'File di testo',
    'E-mail',
    'Dati JSON',
    'Documento LaTeX',
    'Archivio 7-Zip',
    'File multimediale Ogg',
    'Of a newer server',
  ]);
  // What could not be read stands with the refusals.
  expect(
    saying('In English.', [
      { code: 'whyInPart', params: [{ name: 'part', value: 'a.zip' }] },
      { code: 'scannerTimeLimit', params: [{ name: 'seconds', value: '20' }] },
    ]),
  ).toMatch(/^Nella parte a\.zip: \S/);
  // The way to a part: names, and steps of ours, one within the other.
  const way = [
    ['part', 'a.zip > Text in the image > b'],
    ['partCode', 'joinedWay'],
    ['part_first', 'a.zip > Text in the image'],
    ['part_firstCode', 'joinedWay'],
    ['part_first_first', 'a.zip'],
    ['part_first_then', 'Text in the image'],
    ['part_first_thenCode', 'pathPictureText'],
    ['part_then', 'b'],
  ].map(([name = '', value = '']) => ({ name, value }));
  expect(saying('In English.', [{ code: 'whyInPart', params: way }])).toBe(
    'Nella parte a.zip > Testo nell’immagine > b:',
  );
});

it('says a part of it in no other language than the rest', async () => {
  await showLanguage('it');
  expect(saying('In English.', [...SECRET, { code: 'ofANewerServer', params: [] }])).toBe(
    'In English.',
  );
  expect(saying('In English.', [])).toBe('In English.');
  expect(titleOf({ title: 'In English', titleReason: null })).toBe('In English');
  expect(titleOf(titled('In English', 'ofANewerServer'))).toBe('In English');
  expect(detectorName('plug-in-tone', 'Tone of voice')).toBe('Tone of voice');
});
