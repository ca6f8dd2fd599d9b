import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { callsOf, rootsOf, type RootCall } from './compiled-roots.ts';
import type { Context } from './context.ts';
import { written } from './written.ts';

/**
 * Answers queries that are plain data below their roots without walking the selection row by row
 * (docs/decisions/070). A root that fails, or a value that does not fit, goes the ordinary way with
 * what the roots have brought already: nothing is asked of the api twice, and errors are
 * graphql-js's own.
 */
export function compiledQueries(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ schema, document, operation, request, contextValue }) {
          if (operation.operation !== OperationTypeNode.QUERY) return null;
          const roots = rootsOf(schema, document, operation);
          const calls = roots && callsOf(schema, operation, roots, request.variables ?? {});
          const data = calls && (await answer(calls, contextValue));
          return (
            data && {
              http: { headers: new HeaderMap() },
              body: { kind: 'single', singleResult: { data } },
            }
          );
        },
      };
    },
  };
}

async function answer(
  calls: readonly RootCall[],
  context: Context,
): Promise<Record<string, unknown> | null> {
  const [only, ...more] = calls;
  if (only?.text && more.length === 0) return answerText(only, only.text, context);
  const asked = calls.map(({ field, args, info }) =>
    settle(() => field.resolve?.(undefined, args, context, info)),
  );
  context.roots = new Map(calls.map(({ key }, index) => [key, async () => asked[index]]));
  try {
    const values = await Promise.all(asked);
    return Object.fromEntries(
      calls.map(({ key, project }, index) => [key, project(values[index])]),
    );
  } catch {
    return null;
  }
}

/** The api's text rewritten where it can be, else its parsed answer projected. */
async function answerText(
  { key, args, project }: RootCall,
  { list, take }: NonNullable<RootCall['text']>,
  context: Context,
): Promise<Record<string, unknown> | null> {
  const asked = list.ask(args, context, take);
  context.roots = new Map([[key, async () => (await asked).value()]]);
  try {
    const read = await asked;
    return read.taken === null
      ? { [key]: project(read.value()) }
      : written(`{${JSON.stringify(key)}:${read.taken}}`);
  } catch {
    return null;
  }
}

/** A resolver that throws at once fails like one that throws later. */
const settle = async (resolve: () => unknown): Promise<unknown> => resolve();
