import type { Collected } from '../../engine/tree/collected.ts';
import { ddeInFormula } from '../../formats/office/dde.ts';
import { extensionOf } from '../../formats/type-label.ts';
import { CARRIER_RULES as RULES, tell } from './rules.ts';

/** So many cells are looked at; a table of measurements has more, and says nothing more. */
const MOST_CELLS = 200_000;
/** Functions that ask a server when the table is opened, in Excel, LibreOffice and Google Sheets. */
const ASKS =
  /\b(?:WEBSERVICE|IMPORT(?:XML|HTML|DATA|FEED|RANGE)|IMAGE|RTD|FILTERXML)\s*\(\s*"{0,2}[^)]{0,200}(?:https?:|"\s*&)/i;
/** A link whose address holds other cells sends them to whoever owns it. */
const SENDS = /\bHYPERLINK\s*\([^)]{0,300}https?:[^)]{0,300}&\s*\$?[A-Z]{1,3}\$?\d/i;
/** Functions of Excel 4 macros that start programs or foreign code. */
const STARTS = /\b(?:EXEC|CALL|REGISTER(?:\.ID)?|FOPEN|FWRITE(?:LN)?|SHELL)\s*\(/i;

/**
 * Looks at the cells of a table that is a text: what a spreadsheet takes for a formula.
 * @returns whether the text is such a table
 */
export function readTable(report: Collected, text: string): boolean {
  const extension = extensionOf(report.item.filename) ?? '';
  if (/^(?:csv|tsv|tab)$/.test(extension)) {
    judgeCells(report, cellsOf(text));
    return true;
  }
  if (extension === 'slk' || /^ID;P/.test(text)) {
    ofLink(report, text);
    return true;
  }
  if (extension !== 'iqy' && !/^WEB\r?\n1\r?\n/.test(text)) return false;
  ofQuery(report, text);
  return true;
}

/** Cells that begin as a formula does: after a quotation mark, a separator, or a line's start. */
function* cellsOf(text: string): Generator<string> {
  let count = 0;
  for (const [, quoted, plain] of text.matchAll(
    /(?:^|[\t,;|])[ ]*(?:"([=+\-@][^"]{3,2000}(?:""[^"]{0,500}){0,40})"|([=+\-@][^\t\r\n]{3,500}))/gm,
  )) {
    if ((count += 1) > MOST_CELLS) return;
    yield (quoted ?? plain ?? '').replaceAll('""', '"');
  }
}

function judgeCells(report: Collected, cells: Iterable<string>): void {
  for (const cell of cells) {
    const dde = /[|]/.test(cell)
      ? /[=+\-*/^&@(,;<>]\s*'?[A-Za-z][\w.\\: ]{0,60}\|\s*'[^'\r\n]{1,300}'\s*![$A-Z_\d]/.exec(cell)
      : null;
    if (dde !== null || (/!/.test(cell) && ddeInFormula(cell)?.runs === true)) {
      tell(report, RULES.cellRuns, cell);
      return;
    }
    if (ASKS.test(cell) || SENDS.test(cell)) {
      tell(report, RULES.cellSends, cell);
      return;
    }
  }
}

/** A table of the symbolic link format: its records hold formulas, and macros of Excel 4. */
function ofLink(report: Collected, text: string): void {
  const formulas = [...text.matchAll(/^C;[^\r\n]*?;E([^\r\n]{2,2000})/gm)].map(
    ([, formula = '']) => `=${formula.replace(/;(?:[XYKGDNPHSR])\S*$/, '')}`,
  );
  const opens = /^NN;[^\r\n]*\bAuto_(?:open|close|activate)\b/im.exec(text);
  const isMacro = /^O;[^\r\n]*;?E\b/m.test(text) || opens !== null;
  const starts = isMacro ? formulas.find((formula) => STARTS.test(formula)) : undefined;
  if (starts !== undefined) tell(report, RULES.cellRuns, starts);
  else judgeCells(report, formulas);
}

/** A query that loads a page into Excel. Those of SharePoint ask its own list. */
function ofQuery(report: Collected, text: string): void {
  const address = /^\s*(https?:\/\/[^\r\n]+|\\\\[^\r\n]+)/im.exec(text)?.[1];
  if (address === undefined || /\/_vti_bin\//i.test(address)) return;
  report.text(address);
  tell(report, RULES.cellSends, address);
}
