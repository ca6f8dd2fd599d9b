import {
  getArgumentValues,
  getVariableValues,
  type DocumentNode,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { renamedListOf, type RenamedList } from '../modules/common/renamed.ts';
import { listText } from './list-text.ts';
import {
  compileProjection,
  fragmentsOf,
  selectedFields,
  UNUSUAL,
  type Project,
} from './projection.ts';

/** One field of the root of an operation, ready to be asked and to have its answer projected. */
export interface Root {
  key: string;
  field: GraphQLField<unknown, unknown>;
  project: Project;
  /**
   * From the api's text to the answer's, where the field's rows are only renamed; and how to ask
   * for it.
   */
  text: { list: RenamedList; take: (body: Buffer) => string | null } | null;
  info: Omit<GraphQLResolveInfo, 'variableValues'>;
}
export interface RootCall extends Root {
  args: Record<string, unknown>;
  info: GraphQLResolveInfo;
}

const known = new WeakMap<OperationDefinitionNode, readonly Root[] | null>();

/** Compiled once per parsed operation. @returns null when graphql-js has to answer it. */
export function rootsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): readonly Root[] | null {
  let roots = known.get(operation);
  if (roots === undefined)
    known.set(operation, (roots = unlessUnusual(() => compile(schema, document, operation))));
  return roots;
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Root[] {
  const parentType = schema.getRootType(operation.operation);
  if (!parentType) throw UNUSUAL;
  const fragments = fragmentsOf(document);
  return [...selectedFields(parentType, [operation.selectionSet], fragments)].map(
    ([key, fieldNodes]) => {
      const field = parentType.getFields()[fieldNodes[0]?.name.value ?? ''];
      if (!field) throw UNUSUAL;
      const info = {
        fieldName: field.name,
        fieldNodes,
        returnType: field.type,
        parentType,
        path: { prev: undefined, key, typename: parentType.name },
        schema,
        fragments: Object.fromEntries(fragments),
        rootValue: undefined,
        operation,
      };
      const list = renamedListOf(field.resolve);
      const take = list && unlessUnusual(() => listText(list, field.type, fieldNodes, fragments));
      return {
        key,
        field,
        info,
        project: compileProjection(field.type, fieldNodes, fragments),
        text: take ? { list, take } : null,
      };
    },
  );
}

/** @returns null when variables or arguments do not fit: graphql-js says why. */
export function callsOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  roots: readonly Root[],
  given: Readonly<Record<string, unknown>>,
): RootCall[] | null {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
  if (!coerced) return null;
  try {
    return roots.map((root) => {
      const [node] = root.info.fieldNodes;
      if (!node) throw UNUSUAL;
      return {
        ...root,
        args: getArgumentValues(root.field, node, coerced),
        info: { ...root.info, variableValues: coerced },
      };
    });
  } catch {
    return null;
  }
}

function unlessUnusual<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error === UNUSUAL) return null;
    throw error;
  }
}
