import { SetupStateDocument } from '../../generated/setup/graphql.ts';
import { graphqlRequest } from '../../lib/graphql-request.ts';

let known: Promise<boolean> | null = null;
let supposed: Promise<boolean> | null = null;

/** Whether nobody has created the company yet; asked once, and again after a failure. */
export function setupRequired(): Promise<boolean> {
  known ??= graphqlRequest(SetupStateDocument, {}).then(
    ({ setup }) => setup.required,
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
}

/**
 * The same for pages that can do without the answer, and always the same promise, as React's `use`
 * wants it. A server that cannot be asked now may be asked by the page's own form, which says what
 * is wrong.
 */
export function setupSupposed(): Promise<boolean> {
  supposed ??= setupRequired().catch(() => false);
  return supposed;
}

/** The company exists from now on. */
export function setupDone(): void {
  known = Promise.resolve(false);
  supposed = known;
}
