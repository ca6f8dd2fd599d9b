import { say } from '@vedetta/messages/say.ts';
import { CannotUnpack, unpackEntry } from '../../formats/archives/unpack.ts';
import type { ZipEntry, ZipListing } from '../../formats/archives/zip.ts';
import type { NodeRoom } from '../../formats/room.ts';
import { ddeInFields, ddeInFormula, ddeOf, type Dde } from '../../formats/office/dde.ts';
import {
  AUTO_OPEN,
  autoOpensInBinary,
  ddeInBinary,
  startsInBinary,
} from '../../formats/office/excel-binary.ts';
import type { DocumentReport } from './findings.ts';

/** Parts whose text people read, and parts that only lay out. */
const LAYOUT = new RegExp(
  [
    '(?:^|/)(?:theme/|styles|stylesWithEffects|fontTable|webSettings|numbering',
    '|slideLayouts/(?!_rels)|slideMasters/(?!_rels)|tableStyles|presProps',
    '|viewProps|calcChain|printerSettings|charts/(?:style|colors))',
  ].join(''),
  'i',
);
const CALLS = /\b(EXEC|CALL|REGISTER(?:\.ID)?|FOPEN|FWRITE(?:LN)?|SHELL)\s*\(/i;

/**
 * Reads a document of Office Open XML (ECMA-376) out of its ZIP: texts, relations to outside,
 * fields, macros, parts.
 */
export function readOpenXml(report: DocumentReport, listing: ZipListing, room: NodeRoom): void {
  room.enter();
  const macroSheets: string[] = [];
  let called: string | null = null;
  let autoOpen = false;
  const dde: Dde[] = [];
  for (const entry of listing.entries) {
    if (LAYOUT.test(entry.name) && /(?:\.xml|\/printerSettings\d*\.bin)$/i.test(entry.name))
      continue;
    const bytes = unpack(report, entry, room);
    if (bytes === null) continue;
    if (!/\.(?:xml|rels|vml)$/i.test(entry.name)) {
      report.child(entry.name, bytes);
      if (/macrosheets\/[^/]+\.bin$/i.test(entry.name)) {
        macroSheets.push(entry.name);
        called ??= startsInBinary(bytes);
      } else if (/externalLinks\/[^/]+\.bin$/i.test(entry.name)) dde.push(...ddeInBinary(bytes));
      else if (/xl\/workbook\.bin$/i.test(entry.name)) autoOpen ||= autoOpensInBinary(bytes);
      continue;
    }
    const xml = decodeXml(bytes);
    if (entry.name.endsWith('.rels')) relations(report, xml);
    else if (/macrosheets\//i.test(entry.name)) {
      macroSheets.push(entry.name);
      called ??= CALLS.exec(formulasOf(xml).join('\n'))?.[1]?.toUpperCase() ?? null;
    } else {
      if (entry.name === 'xl/workbook.xml') autoOpen ||= autoOpens(xml);
      dde.push(...ddeIn(xml));
      report.text(textOf(xml), entry.name);
      report.besides(fieldsOf(xml), labelsOf(xml), entry.name);
    }
  }
  report.dde(dde);
  if (macroSheets.length > 0)
    report.excel4(
      macroSheets.map((name) => ({ name: name.split('/').at(-1) ?? name, isHidden: false })),
      autoOpen,
      called,
    );
}

const autoOpens = (xml: string): boolean =>
  [...xml.matchAll(/<definedName\b[^>]*\bname="([^"]*)"/g)].some(([, name = '']) =>
    AUTO_OPEN.test(decodeEntities(name)),
  );

function unpack(report: DocumentReport, entry: ZipEntry, room: NodeRoom): Uint8Array | null {
  try {
    const { bytes, isCut } = unpackEntry(report.item.bytes, entry, room);
    if (isCut) report.problem(say('whyContainedFileTruncated', { name: report.shown(entry.name) }));
    return bytes;
  } catch (error) {
    if (!(error instanceof CannotUnpack)) throw error;
    report.problem(say('whyPartLabel', { part: report.shown(entry.name) }), error.said);
    return null;
  }
}

function relations(report: DocumentReport, xml: string): void {
  for (const [element] of xml.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)) {
    if (!/TargetMode\s*=\s*["']External["']/i.test(element)) continue;
    const target = /\bTarget\s*=\s*"([^"]*)"|\bTarget\s*=\s*'([^']*)'/.exec(element);
    const kind = /\bType\s*=\s*["'][^"']*\/([^"'/]+)["']/.exec(element)?.[1] ?? '';
    report.outside(kind, decodeEntities(target?.[1] ?? target?.[2] ?? ''));
  }
}

/**
 * Links to other programs: fields of Word, however they are cut into runs, and outside books of
 * Excel.
 */
function ddeIn(xml: string): Dde[] {
  const links = [...xml.matchAll(/<(?:\w+:)?ddeLink\b[^>]*>/g)].map(([element]) => {
    const value = (name: string) =>
      decodeEntities(new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? '');
    return ddeOf(`${value('ddeService')} ${value('ddeTopic')}`);
  });
  const formulas = xml.includes('|')
    ? formulasOf(xml).flatMap((formula) => ddeInFormula(formula) ?? [])
    : [];
  return [...links, ...ddeInFields(fieldsOf(xml)), ...formulas];
}

/**
 * Field codes of Word, simple ones and those that are cut into runs, and formulas of Excel that are
 * links.
 */
function fieldsOf(xml: string): string[] {
  const simple = [...xml.matchAll(/\bw:instr="([^"]*)"/g)].map((match) =>
    decodeEntities(match[1] ?? ''),
  );
  return [
    ...simple,
    ...complexFields(xml),
    ...(xml.includes('HYPERLINK')
      ? formulasOf(xml).filter((formula) => formula.includes('HYPERLINK'))
      : []),
  ];
}

/** What is said of pictures, cells and links for those who cannot see them. */
export function labelsOf(xml: string): string[] {
  const labels = [
    ...xml.matchAll(
      /\s(?:descr|title|alt|tooltip|prompt|promptTitle|error|errorTitle|w:tooltip)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
    ),
  ];
  return [
    ...new Set(
      labels
        .map(([, double, single]) => decodeEntities(double ?? single ?? '').trim())
        .filter((label) => label !== ''),
    ),
  ];
}

/** Field codes between their beginning and their result, put together out of runs. */
function complexFields(xml: string): string[] {
  if (!/\bfldCharType\b/.test(xml)) return [];
  const fields: string[] = [];
  let field: string | null = null;
  for (const match of xml.matchAll(
    /fldCharType="(begin|separate|end)"|<w:(?:instrText|delInstrText)\b[^>]*>([^<]*)</g,
  )) {
    if (match[1] === 'begin') field ??= '';
    else if (match[1] === undefined) field = (field ?? '') + decodeEntities(match[2] ?? '');
    else if (field !== null) {
      fields.push(field);
      field = null;
    }
  }
  return field === null ? fields : [...fields, field];
}

const formulasOf = (xml: string) =>
  [...xml.matchAll(/<(?:\w+:)?f\b[^>]*>([^<]*)</g)].map((match) => decodeEntities(match[1] ?? ''));

/** XML as text, by its byte-order mark. */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** The text that people read: paragraphs, cells and lines end lines, tags are gone. */
export function textOf(xml: string): string {
  const lines = xml
    .replace(/<(?:w:instrText|w:delInstrText|(?:\w+:)?binData|pkg:binaryData)\b[^>]*>[^<]*</g, '<')
    .replace(/<\/(?:w:p|a:p|text:p|text:h|si|c|row|comment|Cell|Data)>|<w:(?:br|cr)\/>/g, '\n')
    .replace(/<w:tab\/>/g, '\t')
    .replace(/<[^>]*>/g, '');
  return decodeEntities(lines)
    .replace(/\n[\n\s]*\n/g, '\n')
    .trim();
}

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** Entities of XML as the letters that they are. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (all, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return NAMED[name] ?? all;
      const point = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    },
  );
}
