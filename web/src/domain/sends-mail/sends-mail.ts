import { use } from 'react';
import { SendsMailDocument } from '../../generated/sends-mail/graphql.ts';
import { graphqlRequest } from '../../lib/graphql-request.ts';

let known: Promise<boolean> | null = null;

/**
 * Whether letters leave the server; one that cannot be asked is taken to send them. Suspends until
 * that is known.
 */
export function useSendsMail(): boolean {
  known ??= graphqlRequest(SendsMailDocument, {}).then(
    ({ setup }) => setup.sendsMail,
    () => true,
  );
  return use(known);
}
