import type { ApolloClient } from '@apollo/client';
import { targetFormMachine, type NewTarget, type TargetOption } from '@vedetta/machines';
import { fromPromise } from 'xstate';
import {
  CreateTargetsDocument,
  TargetsDocument,
  TargetTypesDocument,
  type NewTargetInput,
  type TargetTypesQuery,
} from '../../generated/targets/graphql.ts';
import { asked } from '../../lib/problem.ts';
import { noteOwnTargets } from './own-acts.ts';

/**
 * A target as the server takes it: a search is its words, anything else has a name and perhaps
 * words that pick.
 */
export function asInput(
  { sourceId, type, value, words }: NewTarget,
  types: TargetTypesQuery['targetTypes'],
): NewTargetInput {
  const kind = types.find((one) => one.sourceId === sourceId && one.type === type);
  if (kind === undefined) throw new Error('The form offers only what the server offers.');
  return {
    source: kind.source,
    type: kind.type,
    ...(kind.type === 'SEARCH'
      ? { searchString: value }
      : { accountUsername: value, searchString: words }),
  };
}

/** The form for new targets on the real server. */
export function wiredTargetForm(client: ApolloClient) {
  const load = async () => {
    const { data } = await asked(client.query({ query: TargetTypesDocument }));
    if (data === undefined) throw new Error('The kinds of targets came back empty.');
    return data.targetTypes;
  };
  return targetFormMachine.provide({
    actors: {
      loadOptions: fromPromise<readonly TargetOption[], void>(async () =>
        (await load()).map(({ sourceId, type, label, prefix, hint, localFilter }) => ({
          sourceId,
          type,
          label,
          prefix,
          hint,
          localFilter,
        })),
      ),
      addTargets: fromPromise<{ added: number }, readonly NewTarget[]>(async ({ input }) => {
        const types = await load();
        const { data } = await asked(
          client.mutate({
            mutation: CreateTargetsDocument,
            variables: { input: { targets: input.map((one) => asInput(one, types)) } },
            // The lists that were seen before are read again when they are looked at.
            update: (cache) => {
              cache.evict({ fieldName: 'targets' });
            },
            refetchQueries: [TargetsDocument],
          }),
        );
        const added = data?.createTargets ?? [];
        noteOwnTargets(
          client,
          added.map(({ id }) => id),
        );
        return { added: added.length };
      }),
    },
  });
}
