interface Server {
  url: string;
}
// Answers of the server under test are looked at through matchers.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Answer = { status: number; body: any };

/** One call with an access token; a string or a form is sent as it is, anything else as JSON. */
export async function callApi(
  server: Server,
  access: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const raw = body === undefined || typeof body === 'string' || body instanceof FormData;
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${access}`,
      ...(raw ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

/** Asks for a one-time token for a file of the announced size in bytes. */
export function askUploadToken(
  server: Server,
  access: string,
  filename: string,
  size: number,
): Promise<Answer> {
  return callApi(server, access, 'POST', '/api/fileupload/v1/token/', { filename, size });
}

/** Sends the bytes under a token, as a browser's form does. */
export function sendFile(
  server: Server,
  access: string,
  token: string | undefined,
  bytes: Uint8Array,
): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'ignored.bin');
  return callApi(
    server,
    access,
    'POST',
    '/api/fileupload/v1/create/',
    form,
    token === undefined ? {} : { 'x-upload-token': token },
  );
}

/** Uploads a file: token, then bytes. */
export async function uploadFile(
  server: Server,
  access: string,
  filename: string,
  bytes: Uint8Array,
): Promise<Answer> {
  const { body } = await askUploadToken(server, access, filename, bytes.length);
  return sendFile(server, access, body.token, bytes);
}
