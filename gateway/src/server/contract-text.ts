import { z } from 'zod';
import { restSchemas } from '../generated/contract.ts';
import { UNUSUAL } from './projection.ts';

/**
 * The parts of JSON Schema that rows of lists are made of. A keyword that is not here is not
 * understood, so its list is parsed.
 */
const Node = z.strictObject({
  description: z.string().optional(),
  deprecated: z.boolean().optional(),
  $ref: z.string().optional(),
  anyOf: z.array(z.unknown()).optional(),
  enum: z.array(z.string()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});
export type ContractNode = z.infer<typeof Node>;

/**
 * @returns what the contract says of a value, and whether it may be null.
 * @throws UNUSUAL when that is more than we understand.
 */
export function nodeOf(schema: unknown): { node: ContractNode; nullable: boolean } {
  const parsed = Node.safeParse(schema);
  if (!parsed.success) throw UNUSUAL;
  const { data: node } = parsed;
  if (node.$ref !== undefined)
    return nodeOf(restSchemas[node.$ref.replace('#/components/schemas/', '')]);
  if (node.anyOf) {
    const [other, ...more] = node.anyOf.filter((one) => !isNull(one));
    if (more.length > 0) throw UNUSUAL;
    const inner = nodeOf(other);
    return { node: inner.node, nullable: inner.nullable || node.anyOf.length > 1 };
  }
  if (!Array.isArray(node.type)) return { node, nullable: false };
  const [type, ...more] = node.type.filter((one) => one !== 'null');
  if (type === undefined || more.length > 0) throw UNUSUAL;
  return { node: { ...node, type }, nullable: node.type.length > 1 };
}

const isNull = (schema: unknown): boolean => Node.safeParse(schema).data?.type === 'null';

/** A JSON string, in text whose characters are the bytes of UTF-8. */
const STRING = String.raw`"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\x00-\x1f]*)*"`;
/** Whole numbers beyond are parsed: GraphQL's own end at 2³¹. */
const DIGITS = String.raw`[1-9]\d{0,8}`;
const BEYOND = 999_999_999;

/**
 * The pattern of a value as JSON.stringify writes it, members in the contract's order. It is
 * narrower than the contract, never wider: what it matches is valid, what it does not match is
 * parsed and checked the ordinary way.
 * @throws UNUSUAL
 */
export function textPattern(schema: unknown): string {
  const { node, nullable } = nodeOf(schema);
  return nullable ? `(?:null|${presentPattern(node)})` : presentPattern(node);
}

export function presentPattern(node: ContractNode): string {
  switch (node.type) {
    case 'boolean':
      return '(?:true|false)';
    case 'integer':
      return integer(node);
    case 'string':
      return node.enum
        ? `(?:${node.enum.map((one) => escape(JSON.stringify(one))).join('|')})`
        : string(node);
    case 'array':
      return listPattern(textPattern(node.items));
    case 'object':
      return objectPattern(node, (_name, member) => textPattern(member));
    default:
      throw UNUSUAL;
  }
}

export const listPattern = (item: string): string => String.raw`\[(?:${item}(?:,${item})*)?\]`;

/** @param write the pattern of one member's value. */
export function objectPattern(
  { properties = {}, required = [] }: ContractNode,
  write: (name: string, schema: unknown) => string,
): string {
  const members = Object.entries(properties);
  if (members.length === 0 || members.some(([name]) => !required.includes(name))) throw UNUSUAL;
  return `\\{${members.map(([name, schema]) => `${escape(JSON.stringify(name))}:${write(name, schema)}`).join(',')}\\}`;
}

function integer({ minimum = -Infinity, maximum = Infinity }: ContractNode): string {
  const few = smallRange({ minimum, maximum });
  if (few) return `(?:${few.join('|')})`;
  if (maximum < BEYOND || (minimum > -BEYOND && minimum !== 0 && minimum !== 1)) throw UNUSUAL;
  return minimum === 1 ? DIGITS : minimum === 0 ? `(?:0|${DIGITS})` : `(?:0|-?${DIGITS})`;
}

/** The numbers of a range that could be an enum. */
export function smallRange({
  minimum = -Infinity,
  maximum = Infinity,
}: ContractNode): number[] | null {
  return minimum >= 0 && maximum < 100
    ? Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)
    : null;
}

function string({ format, pattern }: ContractNode): string {
  if (format === undefined && pattern === undefined) return STRING;
  // Of patterns only the contract's one of times: others could let quotes in.
  if (
    format !== 'date-time' ||
    pattern === undefined ||
    !pattern.startsWith('^') ||
    !pattern.endsWith('$')
  )
    throw UNUSUAL;
  return `"${pattern.slice(1, -1).replace(/\((?!\?)/g, '(?:')}"`;
}

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
