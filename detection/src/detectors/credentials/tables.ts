import { isAddress, isHash, type Pair } from './account.ts';
import { fieldsOf, type Field } from './fields.ts';
import { isPasswordField } from './labels.ts';

const SIGNS = [',', ';', '\t', '|', ':'] as const;
const LONGEST_NAME = 40;
/** Columns of addresses: a colon stands in other lines as well. */
const WHOSE = /^(?:e-?mail|mail|user(?:_?name)?|login|account|address|utente|posta)$/i;

interface Header {
  sign: string;
  password: number;
  /** The password is what is left of a line, colons and all. */
  isRest: boolean;
}

/**
 * Rows under a line that names the columns, one of them a password: comma-separated files, tables
 * of Markdown, `COPY` of PostgreSQL.
 */
export function pairsInTables(text: string, beginning = ''): Pair[] {
  const pairs: Pair[] = [];
  let header = lastHeaderIn(beginning);
  for (const { start, end } of linesOf(text)) {
    const here = headerIn(text, start, end);
    if (here !== null) header = here;
    else if (header !== null && end > start) {
      const fields = fieldsOf(text, start, end, header.sign);
      const password = header.isRest
        ? restOf(text, fields[header.password], end)
        : fields[header.password];
      const address = fields.find((field) => isAddress(text.slice(field.start, field.end)));
      if (
        password !== undefined &&
        address !== undefined &&
        password !== address &&
        password.end > password.start
      )
        pairs.push(pairOf(address, password));
      else if (fields.length <= header.password) header = null;
    }
  }
  return pairs;
}

const restOf = (text: string, field: Field | undefined, end: number) =>
  field && { start: field.start, end: field.start + text.slice(field.start, end).trimEnd().length };

const pairOf = (address: Field, value: Field): Pair => ({
  start: address.start,
  end: address.end,
  valueStart: value.start,
  valueEnd: value.end,
});

function* linesOf(text: string): Generator<Field> {
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g))
    yield { start: index, end: index + line.length };
}

function lastHeaderIn(text: string): Header | null {
  let last: Header | null = null;
  for (const { start, end } of linesOf(text)) last = headerIn(text, start, end) ?? last;
  return last;
}

const COPY = /^\s*copy\s+\S+\s*\((?<columns>[^()]{1,2000})\)\s+from\s+stdin/i;

function headerIn(text: string, start: number, end: number): Header | null {
  if (end - start > 2_000) return null;
  const line = text.slice(start, end);
  const copy = COPY.exec(line)?.groups?.['columns'];
  if (copy !== undefined) {
    const password = columnsOf(copy).findIndex(isPasswordField);
    return password < 0 ? null : { sign: '\t', password, isRest: false };
  }
  if (line.includes('@')) return null;
  for (const sign of SIGNS) {
    if (!line.includes(sign)) continue;
    const names = fieldsOf(line, 0, line.length, sign).map((field) =>
      line.slice(field.start, field.end),
    );
    const password = names.findIndex(isPasswordField);
    const others = names.filter((name, at) => at !== password && /\p{L}/u.test(name));
    const isHeader =
      sign === ':'
        ? others.some((name) => WHOSE.test(name)) && others.length === names.length - 1
        : others.length > 0;
    if (password >= 0 && isHeader && names.every((name) => name.length <= LONGEST_NAME))
      return { sign, password, isRest: sign === ':' && password === names.length - 1 };
  }
  return null;
}

const columnsOf = (list: string): string[] =>
  list.split(',').map((name) => name.trim().replace(/^(?:[`"'[]+)|(?:[`"'\]]+)$/g, ''));

const INSERT = new RegExp(
  [
    String.raw`\b(?:insert|replace)\s+(?:ignore\s+)?into\s+(?<table>[^\s(]{1,130})\s*`,
    String.raw`(?:\((?<columns>[^()]{1,4000})\)\s*)?values?\s*`,
  ].join(''),
  'gi',
);
const CREATE =
  /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(?<table>[^\s(]{1,130})\s*\((?<body>[^;]{1,20000})/gi;
const LONGEST_ROW = 20_000;

/**
 * Rows of a database's copy (`INSERT INTO … VALUES (…), (…)`), by the names of its columns, or by
 * digests where no one names them.
 */
export function pairsInSql(text: string, beginning = ''): Pair[] {
  const tables = new Map<string, string[]>();
  for (const source of [beginning, text]) {
    for (const { groups } of source.matchAll(CREATE)) {
      const names = (groups?.['body'] ?? '')
        .split('\n')
        .join(' ')
        .split(/,(?![^(]*\))/)
        .map((part) => /^\s*[`"[]?(\w+)[`"\]]?\s/.exec(part)?.[1] ?? '');
      tables.set(nameOf(groups?.['table']), names);
    }
  }
  const columnsIn = (groups: Record<string, string | undefined> | undefined) => {
    const list = groups?.['columns'];
    return list === undefined ? (tables.get(nameOf(groups?.['table'])) ?? null) : columnsOf(list);
  };
  const pairs: Pair[] = [];
  const inserts = [...text.matchAll(INSERT)];
  const goesOn = [...beginning.matchAll(INSERT)].at(-1);
  if (goesOn !== undefined && inserts[0]?.index !== 0)
    readRows(
      text,
      text.indexOf('('),
      inserts[0]?.index ?? text.length,
      columnsIn(goesOn.groups),
      pairs,
    );
  inserts.forEach((match, at) =>
    readRows(
      text,
      match.index + match[0].length,
      inserts[at + 1]?.index ?? text.length,
      columnsIn(match.groups),
      pairs,
    ),
  );
  return pairs;
}

const nameOf = (table: string | undefined) =>
  (table ?? '')
    .replace(/[`"'[\]]/g, '')
    .replace(/^.*\./, '')
    .toLowerCase();

function readRows(
  text: string,
  from: number,
  to: number,
  columns: string[] | null,
  pairs: Pair[],
): void {
  for (let at = from; at >= 0 && at < to && text[at] === '(';) {
    const row = rowAt(text, at, Math.min(to, at + LONGEST_ROW));
    if (row === null) return;
    const address = row.fields.find((field) => isAddress(text.slice(field.start, field.end)));
    const named =
      columns === null
        ? []
        : row.fields.filter((_, index) => isPasswordField(columns[index] ?? ''));
    const value = [
      ...named,
      ...row.fields.filter((field) => isHash(text.slice(field.start, field.end))),
    ].find((field) => field !== address && field.end > field.start);
    if (address !== undefined && value !== undefined) pairs.push(pairOf(address, value));
    const next = /[,\s]*(?=\()/y;
    next.lastIndex = row.end;
    at = next.test(text) ? next.lastIndex : -1;
  }
}

/** The values between the bracket there and the one that closes it. */
function rowAt(text: string, at: number, to: number): { fields: Field[]; end: number } | null {
  const fields: Field[] = [];
  const value =
    /\s*(?:[NE]?'(?<quoted>(?:[^'\\]|\\[^]|'')*)'|(?<plain>[^,()']*(?:\([^()]*\))?[^,()']*))\s*(?<end>[,)])/dy;
  for (let from = at + 1; from < to;) {
    value.lastIndex = from;
    const match = value.exec(text);
    if (match === null) return null;
    const range = match.indices?.groups?.['quoted'] ?? match.indices?.groups?.['plain'];
    if (range !== undefined) fields.push({ start: range[0], end: range[1] });
    from = value.lastIndex;
    if (match.groups?.['end'] === ')') return { fields, end: from };
  }
  return null;
}
