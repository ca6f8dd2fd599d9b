import {
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLOutputType,
} from 'graphql';
import { restOperations } from '../generated/contract.ts';
import type { RenamedList } from '../modules/common/renamed.ts';
import { parseAnswer } from '../upstream/answers.ts';
import { nodeOf } from './contract-text.ts';
import { compileProjection, selectedFields, UNUSUAL, type Fragments } from './projection.ts';
import { rowsText } from './row-text.ts';
import { bytesOf } from './written.ts';

const ROWS = '"results":[';

/**
 * Compiles a list into a function from the api's text to the answer's: rows are recognised and
 * rewritten without being parsed, what stands around them is parsed, checked and mapped as always
 * (docs/decisions/102).
 * @returns null from that function for anything it does not recognise.
 * @throws UNUSUAL for a selection that has to be parsed.
 */
export function listText(
  renamed: RenamedList,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): (body: Buffer) => string | null {
  const page = present(type);
  if (!isObjectType(page)) throw UNUSUAL;
  const fields = [
    ...selectedFields(
      page,
      nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
      fragments,
    ),
  ].filter(([, [node]]) => node?.name.value === 'results');
  const [[key, rowNodes] = ['', []]] = fields;
  const list = present(page.getFields()['results']?.type);
  const row = isListType(list) ? present(list.ofType) : undefined;
  if (fields.length !== 1 || !isObjectType(row)) throw UNUSUAL;
  const { items } = nodeOf(
    nodeOf(restOperations[renamed.operation].response).node.properties?.['results'],
  ).node;

  const rewrite = rowsText(row, rowNodes, fragments, items);
  const projectAround = compileProjection(type, nodes, fragments);
  const hole = `${JSON.stringify(key)}:[]`;

  const around = (text: string): [string, string] => {
    const answer: unknown = JSON.parse(Buffer.from(text, 'latin1').toString('utf8'));
    const [before, after, ...more] = JSON.stringify(
      projectAround(renamed.map(parseAnswer(renamed.operation, answer))),
    ).split(hole);
    if (before === undefined || after === undefined || more.length > 0) throw UNUSUAL;
    return [bytesOf(before), bytesOf(after)];
  };
  const take = (text: string): string | null => {
    const start = text.indexOf(ROWS) + ROWS.length;
    // In a string the quotes would be escaped; a second list of this name is none we know.
    if (start < ROWS.length || text.includes(ROWS, start)) return null;
    const end = text.lastIndexOf(']');
    const rows = rewrite(text.slice(start, end));
    if (rows === null) return null;
    const [before, after] = around(text.slice(0, start) + text.slice(end));
    return `${before}${JSON.stringify(key)}:[${rows}]${after}`;
  };
  return (body) => {
    try {
      return take(body.toString('latin1'));
    } catch {
      // Whatever it was, the ordinary way says it better.
      return null;
    }
  };
}

const present = (type: GraphQLOutputType | undefined): GraphQLOutputType | undefined =>
  isNonNullType(type) ? type.ofType : type;
