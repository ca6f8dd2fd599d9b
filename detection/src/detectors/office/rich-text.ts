import { say } from '@vedetta/messages/say.ts';
import { asBuffer, latin1, u32le } from '../../formats/bytes.ts';
import { ddeInFields } from '../../formats/office/dde.ts';
import type { DocumentReport } from './findings.ts';
import { readPackage } from './ole-package.ts';
import { rtfWords } from '../../formats/office/rtf-words.ts';
import { OFFICE_RULES as RULES } from './rules.ts';

const MOST_OBJECTS = 100;

/**
 * Reads a document of the Rich Text Format: objects written as digits, templates from outside,
 * fields, text.
 */
export function readRichText(report: DocumentReport): void {
  const { bytes } = report.item;
  const text = latin1(bytes, 0, bytes.length);
  const template = /\{\\\*\\template\s+([^}]{1,500})\}/.exec(text)?.[1];
  if (template !== undefined) report.outside('attachedTemplate', template.trim());
  const fields = [...text.matchAll(/\\fldinst\b([\s\S]{0,2000}?)\\fldrslt/g)].map((match) =>
    rtfWords(match[1] ?? ''),
  );
  report.dde(ddeInFields(fields));
  report.besides(fields, []);
  for (const match of [...text.matchAll(/\\objdata\b/g)].slice(0, MOST_OBJECTS))
    object(report, digitsAfter(text, match.index + 8));
  report.text(rtfWords(text));
}

/**
 * The digits of an object; words, spaces and groups between them are what hides them from readers
 * less patient.
 */
function digitsAfter(text: string, from: number): Uint8Array {
  let digits = '';
  let depth = 0;
  for (let at = from; at < text.length && depth >= 0; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '\\') {
      const word = /^\\(?:'[0-9a-f]{2}|[a-z]+-?\d* ?|[^a-z])/i.exec(text.slice(at, at + 64));
      at += (word?.[0].length ?? 1) - 1;
    } else if (/[0-9a-f]/i.test(sign)) digits += sign;
  }
  return new Uint8Array(Buffer.from(digits, 'hex'));
}

/** Class of a moniker of an address, {79EAC9E0-BAF9-11CE-8C82-00AA004BA90B} ([MS-OSHARED] 2.3.7.6). */
const ADDRESS = Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex');
/** Objects that are links are loaded when the document is opened (CVE-2017-0199). */
const MOST_LINKS = 20;

/** Where an object leads that is a link: a length, then the address in two bytes a letter. */
function linkedIn(bytes: Uint8Array): string[] {
  const buffer = asBuffer(bytes);
  const targets: string[] = [];
  let at = buffer.indexOf(ADDRESS);
  while (at !== -1 && targets.length < MOST_LINKS) {
    const from = at + ADDRESS.length + 4;
    const length = Math.min(u32le(bytes, from - 4) ?? 0, 4_000);
    const target = new TextDecoder('utf-16le').decode(bytes.subarray(from, from + length));
    targets.push(target.split('\0', 1)[0] ?? '');
    at = buffer.indexOf(ADDRESS, from);
  }
  return targets.filter((target) => target !== '');
}

/**
 * An object of the old kind ([MS-OLEDS] 2.2): version, format, the name of its program, two more
 * names, its bytes.
 */
function object(report: DocumentReport, bytes: Uint8Array): void {
  const length = u32le(bytes, 8) ?? 0;
  const program = latin1(bytes, 12, 12 + Math.min(length, 100)).replace(/\0.*$/s, '');
  if (
    /^equation/i.test(program) ||
    asBuffer(bytes).includes(
      Buffer.from([0x02, 0xce, 0x02, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46]),
    )
  ) {
    report.thing(RULES.equation, {
      title: say('titleDocumentEquationObject'),
      why: [say('whyDocumentEquationEditor')],
      line: say('quoteEquationObject'),
    });
  }
  for (const target of linkedIn(bytes)) report.outside('oleObject', target);
  let at = 12 + length;
  for (let name = 0; name < 2; name += 1) at += 4 + (u32le(bytes, at) ?? 0);
  const size = u32le(bytes, at) ?? 0;
  const content = bytes.subarray(at + 4, at + 4 + size);
  if (/^package$/i.test(program)) {
    const withSize = new Uint8Array(content.length + 4);
    withSize.set(content, 4);
    const file = readPackage(withSize);
    if (file !== null) report.packaged(file);
  } else report.child(program === '' ? 'object' : `${program} object`, content);
}
