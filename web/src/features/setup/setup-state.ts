import { SetupStateDocument } from '../../generated/setup/graphql.ts';
import { graphqlRequest } from '../../lib/graphql-request.ts';

let known: Promise<boolean> | null = null;

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

/** The company exists from now on. */
export function setupDone(): void {
  known = Promise.resolve(false);
}
