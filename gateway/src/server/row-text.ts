import { isEnumType, isLeafType, isListType, isNonNullType, isObjectType, type FieldNode, type GraphQLEnumType, type GraphQLLeafType, type GraphQLObjectType, type GraphQLOutputType } from 'graphql';
import { feedback, severity } from '../modules/common/enums.ts';
import { listPattern, nodeOf, objectPattern, presentPattern, smallRange, textPattern, type ContractNode } from './contract-text.ts';
import { selectedFields, UNUSUAL, type Fragments } from './projection.ts';

/** How a value stands in the api's text, and how the answer writes it. */
interface ValueText {
  pattern: string;
  /** Groups of the pattern. */
  groups: number;
  /** @param at of its first group. */
  write(found: RegExpExecArray, at: number): string;
}

/** Enums that have other names in the contract than in GraphQL. */
const RENAMED: Readonly<Record<string, ReadonlyMap<unknown, string>>> = {
  Severity: new Map(Object.entries(severity.toRest).map(([name, value]) => [value, name])),
  FeedbackResponse: new Map(Object.entries(feedback.toRest).map(([name, value]) => [value, name])),
};

/**
 * Compiles a selection over rows that the gateway only renames: a field is its contract's member in snake case, an id is quoted,
 * an enum has its name of the schema.
 * @returns how to recognise one row in the text, and what the answer says of it.
 * @throws UNUSUAL for any selection or contract that is not so.
 */
export function rowText(type: GraphQLObjectType, nodes: readonly FieldNode[], fragments: Fragments, schema: unknown): ValueText {
  const { node, nullable } = nodeOf(schema);
  if (nullable) throw UNUSUAL;
  return objectText(type, nodes, fragments, node);
}

function objectText(type: GraphQLObjectType, nodes: readonly FieldNode[], fragments: Fragments, node: ContractNode): ValueText {
  const fields = [...selectedFields(type, nodes.flatMap(({ selectionSet }) => selectionSet ?? []), fragments)].map(([key, same]) => ({ key, same, name: same[0]?.name.value ?? '' }));
  const places = new Map<string, { at: number; value: ValueText }>();
  let groups = 0;
  const pattern = objectPattern(node, (member, schema) => {
    const asked = fields.filter(({ name }) => snake(name) === member);
    const [first] = asked;
    if (!first) return textPattern(schema);
    const field = type.getFields()[first.name];
    if (!field || field.resolve || (asked.length > 1 && asked.some(({ same }) => same.some(({ selectionSet }) => selectionSet)))) throw UNUSUAL;
    const value = valueText(field.type, first.same, fragments, schema);
    places.set(member, { at: groups, value });
    groups += value.groups;
    return value.pattern;
  });
  const steps = fields.map(({ key, name }, index) => {
    const lead = `${index === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    if (name === '__typename') return { lead: `${lead}${JSON.stringify(type.name)}`, at: 0, value: null };
    const place = places.get(snake(name));
    if (!place) throw UNUSUAL;
    return { lead, at: place.at, value: place.value };
  });
  return {
    pattern, groups,
    write(found, at) {
      let text = '';
      for (const step of steps) text += step.value ? step.lead + step.value.write(found, at + step.at) : step.lead;
      return `${text}}`;
    },
  };
}

function valueText(type: GraphQLOutputType, nodes: readonly FieldNode[], fragments: Fragments, schema: unknown): ValueText {
  const { node, nullable } = nodeOf(schema);
  if (!isNonNullType(type)) return nullable ? orNull(presentText(type, nodes, fragments, node)) : presentText(type, nodes, fragments, node);
  if (nullable) throw UNUSUAL;
  return presentText(type.ofType, nodes, fragments, node);
}

function orNull(value: ValueText): ValueText {
  return {
    pattern: `(null|${value.pattern})`,
    groups: value.groups + 1,
    write: (found, at) => (found[at] === 'null' ? 'null' : value.write(found, at + 1)),
  };
}

function presentText(type: GraphQLOutputType, nodes: readonly FieldNode[], fragments: Fragments, node: ContractNode): ValueText {
  if (isLeafType(type)) return { pattern: `(${presentPattern(node)})`, groups: 1, write: leafWriter(type, node) };
  if (isObjectType(type) && node.type === 'object') return objectText(type, nodes, fragments, node);
  if (!isListType(type) || node.type !== 'array') throw UNUSUAL;
  // A list within a row is taken whole first, then item by item.
  const item = valueText(type.ofType, nodes, fragments, node.items);
  const next = new RegExp(`[[,]${item.pattern}`, 'gy');
  return {
    pattern: `(${listPattern(textPattern(node.items))})`, groups: 1,
    write(found, at) {
      const items = found[at] ?? '';
      return items === '[]' ? items : `[${[...items.matchAll(next)].map((one) => item.write(one, 1)).join(',')}]`;
    },
  };
}

const same = (found: RegExpExecArray, at: number): string => found[at] ?? '';
const quoted = (found: RegExpExecArray, at: number): string => `"${found[at] ?? ''}"`;
const KINDS: Readonly<Record<string, string>> = { Int: 'integer', Boolean: 'boolean', String: 'string', DateTime: 'string' };

function leafWriter(type: GraphQLLeafType, node: ContractNode): ValueText['write'] {
  if (isEnumType(type)) return enumWriter(type, node);
  if (type.name === 'ID' && node.type === 'integer') return quoted;
  if (type.name === 'DateTime' && node.format !== 'date-time') throw UNUSUAL;
  if (KINDS[type.name] !== node.type) throw UNUSUAL;
  return same;
}

function enumWriter(type: GraphQLEnumType, node: ContractNode): ValueText['write'] {
  const values = node.enum ?? smallRange(node);
  if (!values) throw UNUSUAL;
  const renamed = RENAMED[type.name];
  const names = new Map(values.map((value) => {
    const name = renamed ? renamed.get(value) : String(value);
    if (name === undefined || type.getValue(name)?.value !== name) throw UNUSUAL;
    return [JSON.stringify(value), JSON.stringify(name)];
  }));
  return (found, at) => names.get(found[at] ?? '') ?? '';
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
