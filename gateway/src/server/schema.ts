import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { schemaText } from '../generated/schema-text.ts';
import { resolvers } from '../generated/resolvers.ts';
import type { Context } from './context.ts';

/** The executable contract; a resolver without a field in schema.graphql stops the start. */
export function createSchema(): GraphQLSchema {
  return makeExecutableSchema<Context>({
    typeDefs: schemaText,
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
