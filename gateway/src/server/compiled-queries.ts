import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { getArgumentValues, getVariableValues, OperationTypeNode, type DocumentNode, type GraphQLField, type GraphQLResolveInfo, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { Context } from './context.ts';
import { compileProjection, fragmentsOf, selectedFields, UNUSUAL, type Project } from './projection.ts';

interface Root {
  key: string;
  field: GraphQLField<unknown, unknown>;
  project: Project;
  info: Omit<GraphQLResolveInfo, 'variableValues'>;
}

/**
 * Answers queries that are plain data below their roots without walking the selection row by row. A root that fails,
 * or a value that does not fit, goes the ordinary way with what the roots have brought already: nothing is asked of
 * the api twice, and errors are graphql-js's own.
 */
export function compiledQueries(): ApolloServerPlugin<Context> {
  const known = new WeakMap<OperationDefinitionNode, readonly Root[] | null>();
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ schema, document, operation, request, contextValue }) {
          if (operation.operation !== OperationTypeNode.QUERY) return null;
          let roots = known.get(operation);
          if (roots === undefined) known.set(operation, roots = unlessUnusual(() => compile(schema, document, operation)));
          const data = roots && (await answer(schema, operation, roots, request.variables ?? {}, contextValue));
          return data && { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data } } };
        },
      };
    },
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Root[] {
  const parentType = schema.getQueryType();
  if (!parentType) throw UNUSUAL;
  const fragments = fragmentsOf(document);
  return [...selectedFields(parentType, [operation.selectionSet], fragments)].map(([key, fieldNodes]) => {
    const field = parentType.getFields()[fieldNodes[0]?.name.value ?? ''];
    if (!field) throw UNUSUAL;
    const info = {
      fieldName: field.name, fieldNodes, returnType: field.type, parentType, path: { prev: undefined, key, typename: parentType.name },
      schema, fragments: Object.fromEntries(fragments), rootValue: undefined, operation,
    };
    return { key, field, info, project: compileProjection(field.type, fieldNodes, fragments) };
  });
}

/** @returns null when graphql-js has to answer. */
async function answer(schema: GraphQLSchema, operation: OperationDefinitionNode, roots: readonly Root[], given: Record<string, unknown>, context: Context): Promise<Record<string, unknown> | null> {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
  if (!coerced) return null;
  try {
    const calls = roots.map((root) => ({ ...root, args: getArgumentValues(root.field, root.info.fieldNodes[0] ?? unreachable(), coerced) }));
    for (const { key, field, args, info } of calls) context.roots.set(key, settle(() => field.resolve?.(undefined, args, context, { ...info, variableValues: coerced })));
    const values = await Promise.all(context.roots.values());
    const data: Record<string, unknown> = {};
    for (const [index, { key, project }] of calls.entries()) data[key] = project(values[index]);
    return data;
  } catch {
    return null;
  }
}

/** A resolver that throws at once fails like one that throws later. */
const settle = async (resolve: () => unknown): Promise<unknown> => resolve();

function unreachable(): never {
  throw UNUSUAL;
}

function unlessUnusual<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error === UNUSUAL) return null;
    throw error;
  }
}
