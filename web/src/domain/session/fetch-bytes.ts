import { currentToken, mayRetry, type Session } from './session.ts';

/**
 * Fetches what is too big for GraphQL from a path of this origin, with the session's token; a token
 * that has just ended is renewed once.
 * @throws TypeError when the connection broke
 */
export async function fetchBytes(
  path: string,
  session: Session,
  signal?: AbortSignal,
): Promise<Response> {
  const ask = async (): Promise<[Response, string | null]> => {
    const token = currentToken(session);
    return [
      await fetch(path, {
        ...(signal === undefined ? {} : { signal }),
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      }),
      token,
    ];
  };
  const [response, used] = await ask();
  if (response.status !== 401 || !(await mayRetry(session, used))) return response;
  return (await ask())[0];
}
