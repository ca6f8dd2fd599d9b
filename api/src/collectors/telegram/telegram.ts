import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import type { Answered, HttpAnswer } from '../../platform/outbound/guarded-fetch.ts';
import { parseAnswer, readAnswer } from '../answers.ts';
import type { OpenedMedium, Run, RunContext, TargetContext } from '../collector.ts';
import { defineCollector } from '../define-collector.ts';
import type { LeftOut } from '../left-out.ts';
import { openMedium as openFrom } from '../open-medium.ts';
import { FINISHED, type CollectorProblem, type Read } from '../problem.ts';
import { Chat, FileAnswer, itemOf, Me, Refusal, Update, Updates } from './telegram-answers.ts';
import texts from './messages/en.json' with { type: 'json' };
import { source } from './source.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

const Settings = z.strictObject({
  api: z.url().default('https://api.telegram.org'),
  /** Updates asked for at once. */
  pageSize: z.number().int().min(1).max(100).default(100),
});
const Credential = z.object({
  token: z
    .string()
    .trim()
    .regex(/^\d{3,}:[\w-]{10,}$/, issue(say('telegramTokenInvalid'))),
});
/** The last delivery that was read. */
const Watermark = z.object({ last: z.number() });
type Context = RunContext<z.output<typeof Settings>, z.output<typeof Credential>>;

/**
 * Telegram: channels where the company's bot is a member. Telegram hands out each post once for the
 * whole bot: what it hands out is stored before anything else, and every channel that is watched
 * reads from there.
 */
export const telegram = defineCollector({
  source,
  intervalSeconds: 60,
  settings: Settings,
  watermark: Watermark,
  run,
  receive,
  openMedium,
  credential: {
    schema: Credential,
    isRequired: true,
    async test(context) {
      const me = await ask(context, 'getMe', {}, Me);
      return me.ok
        ? { ok: true, value: { account: `@${me.value.username}`, expiresAt: null } }
        : me;
    },
    fields: [
      {
        name: 'token',
        ...texts.fields.token,
        isSecret: true,
      },
    ],
  },
});

/** The next call confirms what is before its offset: it is made only once those are stored. */
async function* receive({
  position,
  ...context
}: Context & { position: string | null }): AsyncGenerator<
  { deliveries: unknown[]; position: string },
  CollectorProblem | typeof FINISHED,
  void
> {
  let offset = position;
  const seen = new Set<number>();
  for (;;) {
    const updates = await ask(
      context,
      'getUpdates',
      {
        ...(offset === null ? {} : { offset }),
        limit: String(context.settings.pageSize),
        timeout: '0',
        allowed_updates: JSON.stringify(['channel_post', 'edited_channel_post']),
      },
      Updates,
    );
    if (!updates.ok) return updates.problem;
    const last = updates.value.at(-1);
    // Handed out again although it was confirmed: nothing new is behind it.
    if (last === undefined || seen.has(last.update_id)) return FINISHED;
    seen.add(last.update_id);
    offset = String(last.update_id + 1);
    yield { deliveries: updates.value, position: offset };
  }
}

async function* run(
  context: TargetContext<
    z.output<typeof Settings>,
    z.output<typeof Watermark>,
    z.output<typeof Credential>
  >,
): Run<z.output<typeof Watermark>> {
  const { target, watermark, deliveries } = context;
  const channel = target.accountUsername ?? '';
  const chat = await ask(context, 'getChat', { chat_id: `@${channel}` }, Chat);
  if (!chat.ok) return chat.problem;
  let last = watermark?.last ?? null;
  for (;;) {
    const stored = await deliveries(last);
    const newest = stored.at(-1);
    if (newest === undefined) return FINISHED;
    last = newest.id;
    const leftOut: LeftOut[] = [];
    const items = stored.flatMap(({ body }) => {
      const update = Update.safeParse(body);
      if (update.success) return itemsOf(update.data, channel, String(chat.value.id));
      leftOut.push({
        name: `update ${String(Updates.element.safeParse(body).data?.update_id ?? 'without a number')}`,
        why: 'notUnderstood',
      });
      return [];
    });
    yield { items, leftOut, watermark: { last } };
  }
}

function itemsOf(update: z.output<typeof Update>, channel: string, chatId: string) {
  const message = update.channel_post ?? update.edited_channel_post;
  if (message === undefined) return [];
  // A channel that changed its name keeps its number.
  return String(message.chat.id) === chatId || message.chat.username?.toLowerCase() === channel
    ? [itemOf(message)]
    : [];
}

async function openMedium(
  { ref, name }: { ref: string; name: string | null },
  context: Context,
): Promise<OpenedMedium> {
  const file = await ask(context, 'getFile', { file_id: ref }, FileAnswer);
  if (!file.ok) return file;
  const path = file.value.file_path;
  if (path === undefined)
    return {
      ok: false,
      problem: { kind: 'gone', why: say('telegramFile') },
    };
  const opened = await openFrom(context.http, {
    url: `${context.settings.api}/file/bot${context.credential?.token ?? ''}/${path}`,
  });
  return opened.ok
    ? { ok: true, value: { ...opened.value, name: name ?? path.split('/').at(-1) ?? null } }
    : opened;
}

/** The token stands in the path: addresses of Telegram are never logged nor shown. */
async function ask<T>(
  context: Context,
  method: string,
  query: Readonly<Record<string, string>>,
  schema: z.ZodType<T>,
): Promise<Read<T>> {
  const answer: HttpAnswer = await context.http.get(
    `${context.settings.api}/bot${context.credential?.token ?? ''}/${method}?${new URLSearchParams(query).toString()}`,
  );
  const problem = answer.ok ? named(answer, context.now()) : null;
  if (problem !== null) return { ok: false, problem };
  const read = readAnswer(answer, 'Telegram', context.now());
  if (!read.ok) return read;
  const parsed = parseAnswer(
    read.value,
    z.object({ ok: z.literal(true), result: schema }),
    'Telegram',
  );
  return parsed.ok ? { ok: true, value: parsed.value.result } : parsed;
}

/** What Telegram names in the body; null where it names nothing. */
function named(answer: Answered, now: Date): CollectorProblem | null {
  const refused = parseAnswer(answer, Refusal, 'Telegram');
  if (!refused.ok) return null;
  const { error_code: code, description, parameters } = refused.value;
  if (code === 401 || code === 404)
    return {
      kind: 'reconnect',
      why: say('telegramRefused'),
    };
  if (code === 429)
    return {
      kind: 'limited',
      until: new Date(now.getTime() + (parameters?.retry_after ?? 30) * 1000),
      why: say('vendorRateLimited', { vendor: 'Telegram' }),
    };
  if (code === 409)
    return {
      kind: 'refused',
      why: say('telegramTaken'),
    };
  if (/chat not found/i.test(description)) return { kind: 'gone', why: say('telegramNoChannel') };
  if (code === 403 || /not a member|kicked/i.test(description))
    return {
      kind: 'refused',
      why: say('telegramNotMember'),
    };
  return code >= 500
    ? null
    : {
        kind: 'refused',
        why: say('vendorRefusesSaying', { vendor: 'Telegram', words: description }),
      };
}
