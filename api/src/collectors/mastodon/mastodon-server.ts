import type { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import type { Answered } from '../../platform/outbound/guarded-fetch.ts';
import { parseAnswer, readAnswer } from '../answers.ts';
import type { RunContext, WatchedTarget } from '../collector.ts';
import type { Read } from '../problem.ts';
import { Refusal } from './mastodon-answers.ts';
import type { MastodonCredential, MastodonSettings } from './mastodon-settings.ts';

const watchedOf = ({ accountUsername, searchString }: WatchedTarget) =>
  accountUsername ?? searchString ?? '';
export const serverOf = (target: WatchedTarget) =>
  watchedOf(target).slice(watchedOf(target).lastIndexOf('@') + 1);
export const localOf = (target: WatchedTarget) =>
  watchedOf(target).slice(0, watchedOf(target).lastIndexOf('@'));
export const baseOf = ({ settings }: { settings: MastodonSettings }, server: string) =>
  settings.servers[server] ?? `https://${server}`;

export async function ask<T>(
  context: RunContext<MastodonSettings, MastodonCredential> & { target: WatchedTarget },
  path: string,
  schema: z.ZodType<T>,
): Promise<Read<T>> {
  const read = await askServer(context, serverOf(context.target), path, schema);
  return read.ok ? { ok: true, value: read.value.said } : read;
}

/** The token goes to its own server alone. */
export async function askServer<T>(
  context: RunContext<MastodonSettings, MastodonCredential>,
  server: string,
  path: string,
  schema: z.ZodType<T>,
): Promise<Read<{ said: T; headers: Answered['headers'] }>> {
  const own = context.credential?.server === server ? context.credential.token : null;
  const answer = await context.http.get(
    `${baseOf(context, server)}/api/v1/${path}`,
    own === null ? {} : { authorization: `Bearer ${own}` },
  );
  const read = readAnswer(answer, server, context.now());
  if (read.ok) {
    const said = parseAnswer(read.value, schema, server);
    return said.ok ? { ok: true, value: { said: said.value, headers: read.value.headers } } : said;
  }
  if (answer.ok && own === null && (answer.status === 401 || answer.status === 422)) {
    return {
      ok: false,
      problem: {
        kind: 'refused',
        why: say('mastodonMembers', { server }),
      },
    };
  }
  if (answer.ok && answer.status === 403) {
    const said = parseAnswer(answer, Refusal, server);
    return {
      ok: false,
      problem: {
        kind: 'refused',
        why: said.ok
          ? say('vendorRefusesSaying', { vendor: server, words: said.value.error })
          : read.problem.why,
      },
    };
  }
  return read;
}
