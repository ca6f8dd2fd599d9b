import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { schemaText } from '../generated/schema-text.ts';
import { resolvers } from '../generated/resolvers.ts';
import { staysRenamedList } from '../modules/common/renamed.ts';
import type { Context } from './context.ts';

/** The executable contract; a resolver without a field in schema.graphql stops the start. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema<Context>({
    typeDefs: schemaText,
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  askRootsOnce(schema);
  return schema;
}

/** A root of a query that the compiled way has asked already is not asked again. */
function askRootsOnce(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve) continue;
    field.resolve = (source: unknown, args: Record<string, unknown>, context: Context, info) =>
      context.roots?.get(String(info.path.key))?.() ?? resolve(source, args, context, info);
    staysRenamedList(field.resolve, resolve);
  }
}
