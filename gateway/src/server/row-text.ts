import {
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLEnumType,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { feedback, severity } from '../modules/common/enums.ts';
import {
  listPattern,
  nodeOf,
  objectPattern,
  presentPattern,
  smallRange,
  textPattern,
  type ContractNode,
} from './contract-text.ts';
import { selectedFields, UNUSUAL, type Fragments } from './projection.ts';
import { converted, quoted, rewriter, same, type Writing } from './text-rewriter.ts';

/** How a value stands in the api's text, and how the answer writes it. */
interface ValueText {
  pattern: string;
  /** Groups of the pattern. */
  groups: number;
  writing: Writing;
}

/** Enums that have other names in the contract than in GraphQL. */
const RENAMED: Readonly<Record<string, ReadonlyMap<unknown, string>>> = {
  Severity: new Map(Object.entries(severity.toRest).map(([name, value]) => [value, name])),
  FeedbackResponse: new Map(Object.entries(feedback.toRest).map(([name, value]) => [value, name])),
};

const END = '\x03';

/**
 * Compiles a selection over rows that the gateway only renames: a field is its contract's member in
 * snake case, an id is quoted, an enum has its name of the schema.
 * @returns a function from the rows of the text, commas between them, to those of the answer; null
 * when it does not recognise them all.
 * @throws UNUSUAL for any selection or contract that is not so.
 */
export function rowsText(
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  fragments: Fragments,
  schema: unknown,
): (rows: string) => string | null {
  const { node, nullable } = nodeOf(schema);
  if (nullable) throw UNUSUAL;
  const row = objectText(type, nodes, fragments, node);
  const [comma, end] = [row.groups + 1, row.groups + 2];
  // One replacement for all rows, each right behind the last. The end is written twice: so one sees
  // that it was reached.
  const rewrite = rewriter(
    `${row.pattern}(?:(,)|(${END}))`,
    end,
    (at, steps) =>
      row.writing(at, steps) + same(comma, steps) + same(end, steps) + same(end, steps),
  );
  return (rows) => {
    if (rows === '') return '';
    if (!rows.endsWith('}')) return null;
    const text = rewrite(rows + END);
    return text.endsWith(END + END) ? text.slice(0, -2 * END.length) : null;
  };
}

function objectText(
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  fragments: Fragments,
  node: ContractNode,
): ValueText {
  const fields = [
    ...selectedFields(
      type,
      nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
      fragments,
    ),
  ].map(([key, same]) => ({ key, same, name: same[0]?.name.value ?? '' }));
  const places = new Map<string, { at: number; value: ValueText }>();
  let groups = 0;
  const pattern = objectPattern(node, (member, schema) => {
    const asked = fields.filter(({ name }) => snake(name) === member);
    const [first] = asked;
    if (!first) return textPattern(schema);
    const field = type.getFields()[first.name];
    if (
      !field ||
      field.resolve ||
      (asked.length > 1 && asked.some(({ same }) => same.some(({ selectionSet }) => selectionSet)))
    )
      throw UNUSUAL;
    const value = valueText(field.type, first.same, fragments, schema);
    places.set(member, { at: groups, value });
    groups += value.groups;
    return value.pattern;
  });
  const members = fields.map(({ key, name }, index) => {
    const lead = `${index === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    if (name === '__typename')
      return { lead: `${lead}${JSON.stringify(type.name)}`, at: 0, value: null };
    const place = places.get(snake(name));
    if (!place) throw UNUSUAL;
    return { lead, at: place.at, value: place.value };
  });
  return {
    pattern,
    groups,
    writing: (at, steps) =>
      `${members
        .map(({ lead, at: own, value }) => lead + (value ? value.writing(at + own, steps) : ''))
        .join('')}}`,
  };
}

function valueText(
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  fragments: Fragments,
  schema: unknown,
): ValueText {
  const { node, nullable } = nodeOf(schema);
  if (!isNonNullType(type))
    return nullable
      ? orNull(presentText(type, nodes, fragments, node), node)
      : presentText(type, nodes, fragments, node);
  if (nullable) throw UNUSUAL;
  return presentText(type.ofType, nodes, fragments, node);
}

function orNull(value: ValueText, node: ContractNode): ValueText {
  const present = rewriter(value.pattern, value.groups, value.writing);
  return {
    pattern: `(null|${presentPattern(node)})`,
    groups: 1,
    writing:
      value.writing === same ? same : converted((text) => (text === 'null' ? text : present(text))),
  };
}

function presentText(
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  fragments: Fragments,
  node: ContractNode,
): ValueText {
  if (isLeafType(type))
    return { pattern: `(${presentPattern(node)})`, groups: 1, writing: leafWriting(type, node) };
  if (isObjectType(type) && node.type === 'object') return objectText(type, nodes, fragments, node);
  if (!isListType(type) || node.type !== 'array') throw UNUSUAL;
  // A list within a row is taken whole first, then item by item.
  const item = valueText(type.ofType, nodes, fragments, node.items);
  const items = rewriter(
    `([[,])${item.pattern}`,
    item.groups + 1,
    (at, steps) => same(at, steps) + item.writing(at + 1, steps),
  );
  return {
    pattern: `(${listPattern(textPattern(node.items))})`,
    groups: 1,
    writing: converted(items),
  };
}

const KINDS: Readonly<Record<string, string>> = {
  Int: 'integer',
  Boolean: 'boolean',
  String: 'string',
  DateTime: 'string',
};

function leafWriting(type: GraphQLLeafType, node: ContractNode): Writing {
  if (isEnumType(type)) return enumWriting(type, node);
  if (type.name === 'ID' && node.type === 'integer') return quoted;
  if (type.name === 'DateTime' && node.format !== 'date-time') throw UNUSUAL;
  if (KINDS[type.name] !== node.type) throw UNUSUAL;
  return same;
}

function enumWriting(type: GraphQLEnumType, node: ContractNode): Writing {
  const values = node.enum ?? smallRange(node);
  if (!values) throw UNUSUAL;
  const renamed = RENAMED[type.name];
  const names = new Map(
    values.map((value) => {
      const name = renamed ? renamed.get(value) : String(value);
      if (name === undefined || type.getValue(name)?.value !== name) throw UNUSUAL;
      return [JSON.stringify(value), JSON.stringify(name)];
    }),
  );
  return [...names].every(([text, name]) => text === name)
    ? same
    : converted((text) => names.get(text) ?? '');
}

const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
