import type { Context } from '../../server/context.ts';
import type { AnswerOf, CallArgs, OperationId } from '../../upstream/rest-types.ts';

/**
 * A list whose rows are those of one call of the api under other names, so that they need not be
 * parsed (docs/decisions/102).
 */
export interface RenamedList {
  operation: OperationId;
  ask(args: object, context: Context, take: (body: Buffer) => string | null): Promise<Read>;
  /** What a checked answer becomes. */
  map(answer: unknown): unknown;
}
/** What the api answered. */
export interface Read {
  /** What was made of the text; null when it has to be parsed. */
  taken: string | null;
  /**
   * The field's value, parsed, checked and mapped.
   * @throws KnownError UNAVAILABLE when the answer breaks the contract.
   */
  value(): unknown;
}

const lists = new WeakMap<object, RenamedList>();
/** @param resolve a resolver that `renamedList` has made. */
export const renamedListOf = (resolve: object | undefined): RenamedList | undefined =>
  resolve && lists.get(resolve);
/** For a resolver that wraps another. */
export function staysRenamedList(wrapper: object, resolve: object): void {
  const list = lists.get(resolve);
  if (list) lists.set(wrapper, list);
}

/**
 * A root field that answers one call of the api.
 * @param map what the answer becomes. Its `results` must be a renaming: each field its member in
 * snake case, enums as in
 *   modules/common/enums.ts.
 */
export function renamedList<Id extends OperationId, Args extends object, T>(
  operation: Id,
  argsOf: (args: Args) => CallArgs<Id>,
  map: (answer: AnswerOf<Id>) => T,
) {
  const resolve = async (_parent: unknown, args: Args, { rest }: Context): Promise<T> =>
    map(await rest.call(operation, argsOf(args)));
  lists.set(resolve, {
    operation,
    async ask(args: Args, { rest }, take) {
      const read = await rest.read(operation, argsOf(args), take);
      return { taken: read.taken, value: () => map(read.parse()) };
    },
    map: (answer: AnswerOf<Id>) => map(answer),
  });
  // As an object: a resolver that stands alone would be bound, and be another function then.
  return { resolve };
}
