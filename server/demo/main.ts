import { once } from 'node:events';
import { z } from 'zod';
import { eventually } from '../../api/test/server-process.ts';
import { uploadFile } from '../../api/test/uploads.ts';
import { startCollection } from './collect.ts';
import { readContent, SOURCES, timeOf, type Content } from './content.ts';
import { demoFiles } from './files.ts';
import { moveMediaIntoPast, moveTriageIntoPast } from './past.ts';
import { guestsOf, introduction } from './guests.ts';
import { makePeople, type Ask, type People } from './people.ts';
import { demoPictures } from './pictures.ts';
import { startStage, type Stage } from './stage.ts';
import { startTrial } from './trial.ts';
import { triage } from './triage.ts';
import { tryOut } from './try-out.ts';
import { push, startVendors, type Vendors } from './vendors.ts';

/** Time between two new items while the demo is open. */
const NEWS_EVERY_MS = 45_000;
const FIRST = 'giulia';

/**
 * `npm run demo`: runs the product on a temporary database, with a company and a month of media from
 * emulated vendors.
 * @param folder of the data files. @param once stops as soon as the demo is ready, for checks.
 * @returns the exit code, after Ctrl-C.
 */
export async function main(folder: string, { once: onlyOnce }: { once: boolean }): Promise<number> {
  const started = performance.now();
  const say = (line: string) =>
    void process.stdout.write(
      `${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}\n`,
    );
  const port = process.env['PORT'] ?? '0';
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopping.abort();
    });
  let vendors: Vendors | null = null;
  let stage: Stage | null = null;
  try {
    const [content, pictures, files] = await Promise.all([
      readContent(folder),
      demoPictures(),
      demoFiles(),
    ]);
    vendors = await startVendors(pictures);
    stage = await startStage(vendors, port);
    say('Vendor emulators, database and server started');
    const crew = await makePeople(stage.server, content.company);
    const trial = await startTrial(stage);
    say(
      `${content.company.name}: ${content.company.people.length} users created, and one free trial user`,
    );
    const news = await liveAMonth(
      content,
      { stage, vendors, files, ...crew },
      stopping.signal,
      say,
    );
    if (!stopping.signal.aborted) {
      const guests = guestsOf(content, crew.people, trial);
      say('Ready.');
      process.stdout.write(introduction(stage, guests, NEWS_EVERY_MS));
      if (onlyOnce) await tryOut(stage, guests, content);
      else await keepTelling(news, stopping.signal);
    }
    return 0;
  } catch (error) {
    if (stopping.signal.aborted) return 0;
    process.stderr.write(
      `The demo couldn't start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return 1;
  } finally {
    if (stopping.signal.aborted)
      process.stdout.write('\nStopping the demo and deleting its data.\n');
    await stage?.stop();
    await vendors?.close();
  }
}

interface World {
  stage: Stage;
  vendors: Vendors;
  files: ReadonlyMap<string, Uint8Array>;
  people: People;
  ask: Ask;
}

/** Fills the month. @returns what brings one piece of news each time it is called. */
async function liveAMonth(
  content: Content,
  { stage, vendors, files, people, ask }: World,
  stopping: AbortSignal,
  say: (line: string) => void,
): Promise<() => Promise<void>> {
  const now = new Date();
  const { company } = content;
  await ask(FIRST, 'PATCH', '/api/settings/v1/', company.settings);
  for (const email of company.invited)
    await ask(FIRST, 'POST', '/api/user/v1/invite_user/', { email, group_name: 'Viewers' });
  const hooks = new Map<number, string>();
  for (const { sourceId, values } of vendors.credentials) {
    const made = await ask(FIRST, 'POST', `/api/credential/v1/${sourceId}/`, { values });
    await ask(FIRST, 'POST', `/api/credential/v1/${sourceId}/test/`);
    if (typeof made['hook_url'] === 'string')
      hooks.set(
        sourceId,
        new URL(new URL(made['hook_url'], stage.server.url).pathname, stage.server.url).href,
      );
  }
  const watched = [
    ...SOURCES.map((source) => ({ source, ...vendors.watched[source] })),
    { source: 'share' as const, sourceId: 8, type: 'folder', account_username: 'company' },
  ];
  const Made = z.object({ id: z.number() }).array();
  const made = Made.parse(
    await ask(FIRST, 'POST', '/api/target/v1/create', {
      targets: watched.map(({ source: _, sourceId, ...target }) => ({
        source_id: sourceId,
        ...target,
      })),
    }),
  );
  const targets = new Map(watched.map(({ source }, index) => [source, made[index]?.id ?? 0]));
  const appSecret =
    vendors.credentials.find(({ sourceId }) => sourceId === 4)?.values['appSecret'] ?? '';
  const collection = startCollection(stage, vendors, targets, (body) =>
    push(hooks.get(4) ?? '', body, appSecret),
  );
  say(
    `${targets.size} targets created for ${new Set(watched.map(({ sourceId }) => sourceId)).size} sources`,
  );

  const uploads = new Map<number, Date>();
  const bytesOf = (name: string) => files.get(name) ?? new Uint8Array();
  const month = [
    ...content.posts.map((post) => ({
      at: timeOf(post.at, now),
      happen: (at: Date) => collection.post(post, at),
    })),
    ...content.share.map((file) => ({
      at: timeOf(file.at, now),
      happen: (at: Date) => collection.file(file, bytesOf(file.file), at),
    })),
    ...content.uploads.map(({ at, file, as }, index) => ({
      at: timeOf(at, now),
      happen: async (when: Date) => {
        uploads.set(
          await upload(
            stage,
            people.get(index % 2 === 0 ? 'sara' : 'luca')?.access ?? '',
            ask,
            as,
            bytesOf(file),
          ),
          when,
        );
      },
    })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const [index, { at, happen }] of month.entries()) {
    stopping.throwIfAborted();
    await happen(at);
    if (index % 40 === 39) say(`${index + 1} of ${month.length} posts and files collected`);
  }
  await collection.settled();
  say(`${month.length} posts and files collected and scanned`);
  await moveMediaIntoPast(stage.client, uploads);
  const alerts = await triage(content, { people, ask }, now);
  for (const { by, ...view } of company.views) await ask(by, 'POST', '/api/views/v1/', view);
  await ask(FIRST, 'POST', '/api/integrations/v1/access-keys/', {
    name: 'SIEM of the night shift',
    scopes: ['read'],
    expires_at: null,
  });
  await moveTriageIntoPast(stage.client);
  say(`${alerts} alerts triaged by ${people.size} users`);
  const later = [...content.later];
  return async () => {
    const next = later.shift();
    if (next !== undefined) await collection.post(next, new Date());
  };
}

/** @returns the media item of an uploaded file. */
async function upload(
  stage: Stage,
  access: string,
  ask: Ask,
  name: string,
  bytes: Uint8Array,
): Promise<number> {
  const { body } = await uploadFile(stage.server, access, name, bytes);
  const { id } = z.object({ id: z.number() }).parse(body);
  return eventually(async () => {
    const { media_id: media } = await ask(FIRST, 'GET', `/api/fileupload/v1/${id}/`);
    return typeof media === 'number' ? media : undefined;
  }, `the upload of ${name}`);
}

/** Publishes a new item at intervals until the demo is stopped. */
async function keepTelling(news: () => Promise<void>, stopping: AbortSignal): Promise<void> {
  const timer = setInterval(() => {
    news().catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    });
  }, NEWS_EVERY_MS);
  if (!stopping.aborted) await once(stopping, 'abort');
  clearInterval(timer);
}
