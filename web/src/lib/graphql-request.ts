import { problemOfGraphQLError, problemOfStatus, toProblem } from './problem.ts';

/**
 * A document as the generator writes it in string mode, with the types of its answer and variables.
 */
interface StringDocument<Result, Variables> {
  toString(): string;
  __apiType?: ((variables: Variables) => Result) | undefined;
  /** What the generator knows of the text. */
  __meta__?: { hash?: string; name?: string } | undefined;
}

let endpoint = '/graphql';
let ask: typeof fetch = (input, init) => fetch(input, init);

/** Sets where public calls go, and by which `fetch`; called once with the runtime configuration. */
export function setGraphQLEndpoint(url: string, by: typeof fetch): void {
  endpoint = url;
  ask = by;
}

interface RequestOptions {
  token?: string;
  signal?: AbortSignal;
}

/**
 * One GraphQL call without Apollo, for what runs before sign-in. Cookies travel with it, because
 * the second factor and the refresh live in them. The hash goes in place of the text; a gateway
 * that does not know it has done nothing yet and is sent the text (docs/decisions/096).
 *
 * @throws Problem with a sentence for the user
 */
export async function graphqlRequest<Result, Variables>(
  document: StringDocument<Result, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Result> {
  const { hash, name } = document.__meta__ ?? {};
  const byText = {
    ...(name === undefined ? {} : { operationName: name }),
    query: document.toString(),
    variables,
  };
  const byHash = {
    operationName: name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  };
  const first = await send(hash === undefined ? byText : byHash, options);
  const { answer, response } =
    hash !== undefined && isUnknownHash(first.answer) ? await send(byText, options) : first;
  const errors = errorsOf(answer);
  if (errors.length > 0) throw asError(problemOfGraphQLError(errors[0]));
  const data: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'data') : null;
  if (data === null || data === undefined) {
    const after = Number(response.headers.get('retry-after'));
    throw asError(
      problemOfStatus(response.status, Number.isFinite(after) && after > 0 ? after : null),
    );
  }
  // The gateway answers by the schema that the document's types were generated from.
  return data as Result;
}

async function send(
  body: object,
  { token, signal }: RequestOptions,
): Promise<{ response: Response; answer: unknown }> {
  const response = await ask(endpoint, {
    method: 'POST',
    credentials: 'include',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json;q=0.9',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: signal ?? AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    throw asError(toProblem(error));
  });
  const answer: unknown = await response.json().catch(() => null);
  return { response, answer };
}

function errorsOf(answer: unknown): unknown[] {
  const errors: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'errors') : null;
  return Array.isArray(errors) ? errors : [];
}

/** Whether the gateway is older or newer than this page. */
const isUnknownHash = (answer: unknown): boolean =>
  codeOf(errorsOf(answer)[0]) === 'PERSISTED_QUERY_NOT_FOUND';

function codeOf(error: unknown): unknown {
  const extensions: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'extensions') : null;
  return typeof extensions === 'object' && extensions !== null
    ? Reflect.get(extensions, 'code')
    : null;
}

/** An Error that carries the problem's members, so that it has a stack and machines can read it. */
function asError(found: object): Error {
  return Object.assign(new Error('message' in found ? String(found.message) : ''), found);
}
