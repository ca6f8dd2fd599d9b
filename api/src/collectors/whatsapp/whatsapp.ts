import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import type { OpenedMedium, Run, RunContext, TargetContext } from '../collector.ts';
import { defineCollector } from '../define-collector.ts';
import { askGraph, endOfToken, GraphSettings, graphToken } from '../meta/graph.ts';
import { graphWebhook, hookFields } from '../meta/webhook.ts';
import { openMedium } from '../open-medium.ts';
import { FINISHED } from '../problem.ts';
import { digits, itemOf, MediaAnswer, messagesTo, PhoneNumber } from './whatsapp-answers.ts';
import texts from './messages/en.json' with { type: 'json' };
import { source } from './source.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

const Settings = GraphSettings.extend({
  /** Hosts that hand out files for the token. It goes to no other. */
  mediaHosts: z.array(z.string()).default(['lookaside.fbsbx.com']),
});
const Credential = z.object({
  token: graphToken,
  appSecret: z
    .string()
    .trim()
    .min(1, issue(say('fieldRequired')))
    .max(200),
  verifyToken: z
    .string()
    .trim()
    .min(1, issue(say('fieldRequired')))
    .max(200),
  phoneNumberId: z
    .string()
    .trim()
    .regex(/^\d{5,25}$/, issue(say('whatsappEnterNumber'))),
});
/** The last delivery that was read. */
const Watermark = z.object({ last: z.number() });
type Context = RunContext<z.output<typeof Settings>, z.output<typeof Credential>>;

/**
 * WhatsApp: messages to the company's own business number, from now on. WhatsApp pushes them; there
 * is nothing to ask for but whether the number is still ours.
 */
export const whatsapp = defineCollector({
  source,
  intervalSeconds: 900,
  settings: Settings,
  watermark: Watermark,
  run,
  openMedium: openFile,
  webhook: graphWebhook,
  credential: {
    schema: Credential,
    isRequired: true,
    async test(context) {
      const number = await numberOf(context);
      return number.ok
        ? {
            ok: true,
            value: {
              account:
                [number.value.value.verified_name, number.value.value.display_phone_number]
                  .filter(Boolean)
                  .join(', ') || number.value.value.id,
              expiresAt: await endOfToken(context, 'WhatsApp'),
            },
          }
        : number;
    },
    fields: [
      {
        name: 'token',
        ...texts.fields.token,
        isSecret: true,
      },
      {
        name: 'phoneNumberId',
        ...texts.fields.phoneNumberId,
        isSecret: false,
      },
      ...hookFields(texts.fields),
    ],
  },
});

const numberOf = (context: Context) =>
  askGraph(
    context,
    'WhatsApp',
    context.credential?.phoneNumberId ?? '',
    { fields: 'id,display_phone_number,verified_name' },
    PhoneNumber,
  );

async function* run(
  context: TargetContext<
    z.output<typeof Settings>,
    z.output<typeof Watermark>,
    z.output<typeof Credential>
  >,
): Run<z.output<typeof Watermark>> {
  const { target, watermark, deliveries } = context;
  const watched = target.accountUsername ?? '';
  const number = await numberOf(context);
  if (!number.ok) return number.problem;
  const own = number.value.value.display_phone_number;
  if (own !== undefined && digits(own) !== watched)
    return {
      kind: 'refused',
      why: say('whatsappOther', { number: own, other: watched }),
    };
  let last = watermark?.last ?? null;
  for (;;) {
    const stored = await deliveries(last);
    const newest = stored.at(-1);
    if (newest === undefined) return number.value.pause ?? FINISHED;
    last = newest.id;
    const read = stored.map(({ body }) => messagesTo(body, watched));
    yield {
      items: read.flatMap(({ messages }) => messages.flatMap(itemOf)),
      leftOut: read.flatMap(({ leftOut }) => leftOut),
      watermark: { last },
    };
  }
}

/**
 * The link lives for five minutes and wants the token, which goes to WhatsApp's own hosts alone.
 */
async function openFile(
  { ref, name }: { ref: string; name: string | null },
  context: Context,
): Promise<OpenedMedium> {
  const { credential, settings, http } = context;
  const answer = await askGraph(
    context,
    'WhatsApp',
    encodeURIComponent(ref),
    { phone_number_id: credential?.phoneNumberId ?? '' },
    MediaAnswer,
  );
  if (!answer.ok) return answer;
  const { url } = answer.value.value;
  if (!URL.canParse(url) || !settings.mediaHosts.includes(new URL(url).host))
    return {
      ok: false,
      problem: {
        kind: 'refused',
        why: say('whatsappHost'),
      },
    };
  const opened = await openMedium(http, {
    url,
    headers: { authorization: `Bearer ${credential?.token ?? ''}` },
  });
  return opened.ok ? { ok: true, value: { ...opened.value, name } } : opened;
}
