import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { parseAnswer, problemOfStatus, readAnswer } from '../answers.ts';
import type { OpenedMedium, Run, RunContext, TargetContext } from '../collector.ts';
import { defineCollector } from '../define-collector.ts';
import { openMedium } from '../open-medium.ts';
import { FINISHED, stoppedAt, type CollectorProblem, type Read } from '../problem.ts';
import { Image, itemOf, Me, Organizations, Posts, Refusal } from './linkedin-answers.ts';
import texts from './messages/en.json' with { type: 'json' };
import { source } from './source.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

const Settings = z.strictObject({
  api: z.url().default('https://api.linkedin.com/rest'),
  /** YYYYMM; each lives for at least a year. */
  version: z
    .string()
    .regex(/^20\d{4}$/, 'is such as 202608')
    .default('202608'),
  pageSize: z.number().int().min(1).max(100).default(50),
  firstDays: z.number().min(0.01).max(3_650).default(90),
});
const Credential = z.object({
  token: z
    .string()
    .trim()
    .min(1, issue(say('fieldRequired')))
    .max(2_000),
});
/** `newest`: when the newest change known was made (ms). */
const Watermark = z.object({ organization: z.string(), newest: z.number().nullable() });
type Watermark = z.output<typeof Watermark>;
type Context = RunContext<z.output<typeof Settings>, z.output<typeof Credential>>;

const DAY_MS = 86_400_000;
/** Pages of one run at most. */
const MOST_PAGES = 50;

/**
 * LinkedIn: pages that the company administers. Its limits are of a day and end at midnight, UTC.
 */
export const linkedin = defineCollector({
  source,
  intervalSeconds: 3_600,
  settings: Settings,
  watermark: Watermark,
  run,
  openMedium: openImage,
  credential: {
    schema: Credential,
    isRequired: true,
    lifetimeDays: 60,
    async test(context) {
      const me = await ask(context, 'organizationAcls?q=roleAssignee', Me, {
        'x-restli-method': 'FINDER',
      });
      if (!me.ok) return me;
      const count = me.value.elements.length;
      return count === 0
        ? {
            ok: false,
            problem: {
              kind: 'refused',
              why: say('linkedinNoPages'),
            },
          }
        : {
            ok: true,
            value: {
              account: `${count} company ${count === 1 ? 'page' : 'pages'}`,
              expiresAt: null,
            },
          };
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

/** In the order of their last change, so that edits come too; there is no "since". */
async function* run(
  context: TargetContext<z.output<typeof Settings>, Watermark, z.output<typeof Credential>>,
): Run<Watermark> {
  const { target, settings, watermark, now } = context;
  const page = target.accountUsername ?? '';
  // Asked each time: it is the only call that tells that a page is gone.
  const found = await ask(
    context,
    `organizations?q=vanityName&vanityName=${encodeURIComponent(page)}`,
    Organizations,
    { 'x-restli-method': 'FINDER' },
  );
  if (!found.ok) return found.problem;
  const organization = found.value.elements[0]?.id;
  const name = found.value.elements[0]?.localizedName ?? null;
  if (organization === undefined)
    return {
      kind: 'gone',
      why: say('linkedinNoPage', { name: page }),
    };
  const author = encodeURIComponent(`urn:li:organization:${organization}`);
  const from = watermark?.newest ?? now().getTime() - settings.firstDays * DAY_MS;
  let newest = watermark?.newest ?? null;
  const seen = new Set<string>();
  for (let [pages, start] = [1, 0]; ; pages += 1) {
    const read = await ask(
      context,
      `posts?q=author&author=${author}&count=${settings.pageSize}&start=${start}&sortBy=LAST_MODIFIED`,
      Posts,
      { 'x-restli-method': 'FINDER' },
    );
    if (!read.ok) return read.problem;
    const { all: elements, leftOut, count } = read.value.elements;
    // Short pages come in the middle too: one that is empty or shows nothing new is the end. What
    // is beyond may move up meanwhile: no page is skipped.
    start += count;
    const isEnd = count === 0 || (elements.length > 0 && elements.every(({ id }) => seen.has(id)));
    for (const { id } of elements) seen.add(id);
    newest = elements.reduce<number | null>(
      (most, { lastModifiedAt }) => Math.max(most ?? 0, lastModifiedAt),
      newest,
    );
    const shown = elements.filter(({ lastModifiedAt }) => lastModifiedAt >= from);
    const isMet = shown.length < elements.length;
    const isLast = isEnd || isMet || pages >= MOST_PAGES;
    const items = shown
      .filter(
        ({ lifecycleState }) => lifecycleState === undefined || lifecycleState === 'PUBLISHED',
      )
      .map((post) => itemOf(post, page, name));
    yield {
      items,
      leftOut,
      ...(isLast ? { watermark: { organization: String(organization), newest } } : {}),
    };
    if (isLast) return isEnd || isMet ? FINISHED : stoppedAt(pages);
  }
}

/**
 * A picture is an id: its link is asked for, lives for a while, and is fetched without the token.
 */
async function openImage({ ref }: { ref: string }, context: Context): Promise<OpenedMedium> {
  const image = await ask(context, `images/${encodeURIComponent(ref)}`, Image);
  if (!image.ok) return image;
  const { downloadUrl: url, status } = image.value;
  if (url === undefined)
    return {
      ok: false,
      problem: {
        kind: 'gone',
        why:
          status === undefined
            ? say('linkedinPictureSilently')
            : say('linkedinPicture', { why: status }),
      },
    };
  return openMedium(context.http, { url });
}

async function ask<T>(
  { http, settings, credential, now }: Context,
  path: string,
  schema: z.ZodType<T>,
  headers: Record<string, string> = {},
): Promise<Read<T>> {
  const answer = await http.get(`${settings.api}/${path}`, {
    authorization: `Bearer ${credential?.token ?? ''}`,
    'linkedin-version': settings.version,
    'x-restli-protocol-version': '2.0.0',
    ...headers,
  });
  if (answer.ok && answer.status >= 400) {
    const said = parseAnswer(answer, Refusal, 'LinkedIn');
    return {
      ok: false,
      problem:
        named(answer.status, said.ok ? (said.value.code ?? '') : '', settings.version, now()) ??
        problemOfStatus(answer, 'LinkedIn', now()),
    };
  }
  const read = readAnswer(answer, 'LinkedIn', now());
  return read.ok ? parseAnswer(read.value, schema, 'LinkedIn') : read;
}

function named(status: number, code: string, version: string, now: Date): CollectorProblem | null {
  if (status === 426 || code === 'NONEXISTENT_VERSION' || code === 'VERSION_MISSING')
    return {
      kind: 'refused',
      why: say('linkedinRetired', { version }),
    };
  if (status === 403)
    return {
      kind: 'refused',
      why: say('linkedinRefusesPage'),
    };
  // No header says when: limits of a day end at midnight, UTC.
  if (status === 429)
    return {
      kind: 'limited',
      until: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)),
      why: say('asksPatienceDay'),
    };
  return null;
}
