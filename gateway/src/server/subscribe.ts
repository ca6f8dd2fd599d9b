import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from './context.ts';
import { LIMITS, overLimit } from './limits.ts';
import type { Asked } from './messages.ts';

/**
 * Reads what a client wants to subscribe to, under the same limits as over HTTP.
 * @returns the arguments to run it with, or why it is refused.
 */
export function prepareSubscription(options: {
  schema: GraphQLSchema;
  introspection: boolean;
  asked: Asked;
  context: () => Context;
}): ExecutionArgs | readonly GraphQLError[] {
  const { schema, introspection, asked } = options;
  const document = readDocument(schema, asked.query, introspection);
  if (!('kind' in document)) return document;
  const operation = getOperationAST(document, asked.operationName);
  if (!operation)
    return [coded(new GraphQLError('Name the operation to run.'), 'OPERATION_RESOLUTION_FAILURE')];
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
    return [
      coded(
        new GraphQLError('Send queries and mutations over HTTP; this socket is for subscriptions.'),
        'BAD_REQUEST',
      ),
    ];
  }
  const variables = asked.variables ?? {};
  const problem = overLimit({ schema, document, operation, variables });
  if (problem) return [problem];
  return {
    schema,
    document,
    operationName: asked.operationName ?? null,
    variableValues: variables,
    contextValue: options.context(),
  };
}

/**
 * Documents that clients subscribe with, parsed and valid: thousands of sockets send the same few.
 */
const recent = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>();
const RECENT = 200;

function readDocument(
  schema: GraphQLSchema,
  text: string,
  introspection: boolean,
): DocumentNode | readonly GraphQLError[] {
  let cache = recent.get(schema);
  if (!cache) recent.set(schema, (cache = new Map<string, DocumentNode>()));
  const known = cache.get(text);
  if (known) return known;
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: LIMITS.tokens });
  } catch (error) {
    return [
      error instanceof GraphQLError
        ? coded(error, 'GRAPHQL_PARSE_FAILED')
        : new GraphQLError('The query cannot be read.'),
    ];
  }
  const faults = validate(
    schema,
    document,
    introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule],
  );
  if (faults.length > 0) return faults.map((fault) => coded(fault, 'GRAPHQL_VALIDATION_FAILED'));
  cache.set(text, document);
  if (cache.size > RECENT)
    for (const oldest of cache.keys()) {
      cache.delete(oldest);
      break;
    }
  return document;
}

function coded(error: GraphQLError, code: string): GraphQLError {
  // Suggestions would give away the schema.
  const message = error.message.replace(/ ?Did you mean .+\?$/, '');
  return new GraphQLError(message, {
    ...(error.nodes ? { nodes: error.nodes } : {}),
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { ...error.extensions, code },
  });
}
