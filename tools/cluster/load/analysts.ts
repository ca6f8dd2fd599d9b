import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { World } from '../faults/world.ts';
import { note, type Figures } from './figures.ts';

/** The gateway answers within ten seconds, whatever happens. */
const GIVE_UP_MS = 15_000;
const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).loose() }))
    .optional(),
});
const AlertList = z.object({
  results: z.array(
    z.object({ id: z.string(), version: z.number(), mediaId: z.string(), status: z.string() }),
  ),
});
/** Somebody else was first. */
const REFUSED = new Set(['STALE', 'CONFLICT']);

const LIST =
  'query List($page: Int) { alerts(sort: DETECTED_AT, page: $page, pageSize: 20) { count ' +
  'results { id version mediaId status title summary severity detectedAt mediaTitle assignee ' +
  '{ id fullName } } } alertCounts { detected validated resolved dismissed } }';
const OPEN =
  'query Open($id: ID!, $media: ID!) { alert(id: $id) { id version title summary severity ' +
  'status findings { id detectorLabel rule path excerpt why } } media(id: $media) { id title ' +
  '} }';
const JUDGE =
  'mutation Judge($input: UpdateAlertStatusInput!) { updateAlertStatus(input: $input) { id version status } }';
const ASSIGN =
  'mutation Assign($input: AssignAlertInput!) { assignAlert(input: $input) { id version } }';
const NOTE = 'mutation Note($input: CreateNoteInput!) { createNote(input: $input) { id } }';

/**
 * Analysts at work, each from list to item to act and again, with a pause after each round. Stops
 * when `over` is aborted.
 * @param pauseMs between two rounds of one analyst; the real pauses are half to one and a half of
 * it.
 */
export async function analystsAtWork(
  world: World,
  url: string,
  figures: Figures,
  pauseMs: number,
  over: AbortSignal,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const { hostname, port } = new URL(url);
  const post = (body: string, token: string) =>
    new Promise<string>((resolve, reject) => {
      const call = request(
        {
          agent,
          hostname,
          port,
          path: '/graphql',
          method: 'POST',
          timeout: GIVE_UP_MS,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            authorization: `Bearer ${token}`,
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response
            .on('data', (part: Buffer) => parts.push(part))
            .on('end', () => {
              resolve(Buffer.concat(parts).toString());
            })
            .on('error', reject);
        },
      );
      call
        .on('timeout', () => {
          call.destroy(new Error(`no response within ${GIVE_UP_MS} ms`));
        })
        .on('error', reject)
        .end(body);
    });
  /** @returns the data; null when there is none, which is noted. */
  const ask = async (
    operation: string,
    person: World['admin'],
    query: string,
    variables: unknown,
  ): Promise<Record<string, unknown> | null> => {
    const token = await world.tokenOf(person);
    const started = performance.now();
    let said: string;
    try {
      const { data, errors: [error] = [] } = Answer.parse(
        JSON.parse(await post(JSON.stringify({ query, variables }), token)),
      );
      if (error === undefined || REFUSED.has(error.extensions.code))
        note(figures, operation, performance.now() - started);
      if (error === undefined) return data ?? null;
      if (REFUSED.has(error.extensions.code)) {
        figures.refused += 1;
        return null;
      }
      said = `${error.extensions.code} ${error.message}`;
    } catch (error) {
      said = error instanceof Error ? error.message : String(error);
    }
    const line = `${operation}: ${said.slice(0, 120)}`;
    figures.errors.set(line, (figures.errors.get(line) ?? 0) + 1);
    return null;
  };

  const work = async (person: World['admin'], index: number) => {
    await pause(Math.random() * pauseMs, over);
    for (let round = index; !over.aborted; round += 1) {
      const list = await ask('list', person, LIST, { page: 1 + (round % 4) });
      const results = list === null ? [] : AlertList.parse(list['alerts']).results;
      const alert = results[Math.floor(Math.random() * results.length)];
      if (alert !== undefined && !over.aborted) {
        const { id, version, mediaId, status } = alert;
        await ask('open', person, OPEN, { id, media: mediaId });
        const colleague = world.people[(index + 1 + round) % world.people.length] ?? person;
        if (round % 3 === 0)
          await ask('note', person, NOTE, {
            input: { mediaId, alertId: id, text: `Seen by ${person.id} in round ${round}.` },
          });
        else if (round % 3 === 1 && status === 'DETECTED')
          await ask('triage', person, JUDGE, { input: { id, version, status: 'VALIDATED' } });
        else
          await ask('assign', person, ASSIGN, {
            input: { id, version, assigneeId: String(colleague.id) },
          });
      }
      await pause(pauseMs * (0.5 + Math.random()), over);
    }
  };
  await Promise.all(world.people.map(work));
  agent.destroy();
}

/** Waits, and no longer than the work goes on. */
const pause = (milliseconds: number, over: AbortSignal): Promise<unknown> =>
  delay(milliseconds, undefined, { signal: over }).catch(() => undefined);
