import { readFile } from 'node:fs/promises';
import { call } from '../../../api/test/client.ts';
import { callApi, uploadFile } from '../../../api/test/uploads.ts';
import { eventually } from '../../../api/test/server-process.ts';
import type { Person, Server } from './people.ts';

export interface Alert {
  id: number;
  mediaId: number;
  title: string;
}

/** So many alerts to review, each on a file of its own: a program that calls itself a picture. */
export async function makeAlerts(
  server: Server,
  person: Person,
  names: readonly string[],
): Promise<Alert[]> {
  const program = await readFile(
    new URL('../../../detection/test/files/invoice_7731.jpg', import.meta.url),
  );
  for (const name of names) {
    const { status, body } = await uploadFile(
      server,
      person.access,
      `${name}.jpg`,
      Buffer.concat([program, Buffer.from(name)]),
    );
    if (status !== 201) throw new Error(`upload: ${status} ${JSON.stringify(body)}`);
  }
  return Promise.all(
    names.map((name) =>
      eventually(async () => {
        const { body } = await call(server, 'POST', '/api/alert/v1/', {
          access: person.access,
          body: { status: 'DETECTED', search_query: name },
        });
        // A search finds parts of words too, so another file's alert may be among its results.
        const results: { id: number; media_id: number; title: string; media_title: string }[] =
          body.results;
        const found = results.find(({ media_title }) => media_title === `${name}.jpg`);
        return found === undefined
          ? undefined
          : { id: found.id, mediaId: found.media_id, title: found.title };
      }, `an alert on ${name}.jpg`),
    ),
  );
}

/** The alert as the server has it. */
export async function alertNow(
  server: Server,
  person: Person,
  id: number,
): Promise<{ version: number; status: string; severity: number }> {
  return (await callApi(server, person.access, 'GET', `/api/alert/v1/${id}/`)).body;
}

/** A colleague's act on an alert, made elsewhere. */
export async function changeElsewhere(
  server: Server,
  person: Person,
  id: number,
  change: Record<string, unknown>,
): Promise<void> {
  const { version } = await alertNow(server, person, id);
  const { status, body } = await callApi(server, person.access, 'PATCH', `/api/alert/v1/${id}/`, {
    version,
    ...change,
  });
  if (status !== 200) throw new Error(`change: ${status} ${JSON.stringify(body)}`);
}
