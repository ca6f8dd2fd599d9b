import { ApolloLink } from '@apollo/client';
import { of, switchMap } from 'rxjs';
import { operationHashes } from '../generated/persisted/hashes.ts';

/**
 * Sends the hash of an operation in place of its text. A gateway that does not know it, because it
 * is older or newer than this page, is sent the text in a second call; it has not done anything at
 * the first.
 *
 * @param hashes by the name of the operation; others are sent as they are
 */
export function persistedLink(
  hashes: Readonly<Record<string, string>> = operationHashes,
): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const sha256Hash = hashes[operation.operationName ?? ''];
    if (sha256Hash === undefined) return forward(operation);
    const withText = (includeQuery: boolean) => {
      operation.extensions = includeQuery ? {} : { persistedQuery: { version: 1, sha256Hash } };
      operation.setContext(({ http }: { http?: object }) => ({ http: { ...http, includeQuery } }));
      return forward(operation);
    };
    return withText(false).pipe(
      switchMap((result) =>
        'errors' in result &&
        result.errors?.some(
          ({ extensions }) => extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND',
        ) === true
          ? withText(true)
          : of(result),
      ),
    );
  });
}
