import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { messageOf } from '../platform/errors/bound-sentences.ts';
import type {
  Collector,
  RawRunContext,
  RawTargetContext,
  ReadyCollector,
} from './ready-collector.ts';
import type { CollectorSpec, CredentialSpec, RunContext } from './collector.ts';
import type { CollectorProblem, Read } from './problem.ts';

/** What operators may set for every source. */
const Common = z.looseObject({ intervalSeconds: z.number().min(1).optional() });

/**
 * Makes a connector of its description: everything that comes from outside (settings, credential,
 * watermark) is parsed by the description's own schemas before the connector sees it.
 */
export function defineCollector<S, W, C = never>(spec: CollectorSpec<S, W, C>): Collector {
  const { source, intervalSeconds } = spec;
  const { slug, name, rule } = source;
  return {
    sourceId: source.id,
    slug,
    name,
    rule,
    intervalSeconds,
    credential:
      spec.credential === null
        ? null
        : {
            fields: spec.credential.fields,
            isRequired: spec.credential.isRequired,
            lifetimeDays: spec.credential.lifetimeDays ?? null,
          },
    takesDeliveries: spec.webhook !== undefined || spec.receive !== undefined,
    configure(given) {
      const common = Common.safeParse(given ?? {});
      if (!common.success) throw notUnderstood(slug, common.error);
      const { intervalSeconds: own, ...rest } = common.data;
      const settings = spec.settings.safeParse(rest);
      if (!settings.success) throw notUnderstood(slug, settings.error);
      return ready({ ...this, intervalSeconds: own ?? intervalSeconds }, spec, settings.data);
    },
  };
}

/** For the operator: where in the file, and what is wrong there. */
function notUnderstood(slug: string, { issues: [issue] }: z.ZodError): Error {
  return new Error(
    `collectors.json: ${[slug, ...(issue?.path ?? [])].join('.')} is invalid: ` +
      `${issue?.message ?? 'unknown value'}. Correct or remove it, then start again.`,
  );
}

function ready<S, W, C>(
  collector: Collector,
  spec: CollectorSpec<S, W, C>,
  settings: S,
): ReadyCollector {
  const prepare = (raw: RawRunContext): Read<RunContext<S, C>> => {
    const credential = readCredential(spec, raw.credential);
    if (!credential.ok) return credential;
    return {
      ok: true,
      value: {
        ...raw,
        settings,
        credential: credential.value,
        keepCredential: (renewed) => raw.keepCredential(renewed),
      },
    };
  };
  return {
    ...collector,
    limitKey: (target) => spec.limitKey?.(target) ?? null,
    checkCredential: (given) => parseCredential(spec.credential, given),
    async *run(raw: RawTargetContext) {
      const context = prepare(raw);
      if (!context.ok) return context.problem;
      const watermark = spec.watermark.safeParse(raw.watermark);
      return yield* spec.run({
        ...context.value,
        target: raw.target,
        deliveries: raw.deliveries,
        watermark: watermark.success ? watermark.data : null,
      });
    },
    async openMedium(medium, raw) {
      const context = prepare(raw);
      if (!context.ok) return context;
      const { ref } = medium;
      if (spec.openMedium === undefined || ref === null)
        return {
          ok: false,
          problem: {
            kind: 'refused',
            why: say('mediumUnsupported', { vendor: spec.source.name }),
          },
        };
      return spec.openMedium({ ...medium, ref }, { ...context.value, target: raw.target });
    },
    async test(raw) {
      const context = prepare(raw);
      if (!context.ok) return context;
      const { credential } = context.value;
      if (spec.credential === null || credential === null)
        return { ok: false, problem: missing(spec.source.name) };
      return spec.credential.test({ ...context.value, credential });
    },
    webhook: spec.webhook === undefined ? null : hookOf(spec, spec.webhook),
    receive: spec.receive === undefined ? null : receiverOf(spec.receive, prepare),
    listen: spec.listen === undefined ? null : listenerOf(spec.listen, prepare),
  };
}

type Prepare<S, C> = (raw: RawRunContext) => Read<RunContext<S, C>>;

function hookOf<S, W, C>(
  spec: CollectorSpec<S, W, C>,
  hook: NonNullable<CollectorSpec<S, W, C>['webhook']>,
): NonNullable<ReadyCollector['webhook']> {
  const known = (credential: unknown) => {
    const read = readCredential(spec, credential);
    return read.ok ? read.value : null;
  };
  return {
    challenge(request, credential) {
      const own = known(credential);
      return own === null ? null : hook.challenge(request, own);
    },
    isAuthentic(request, credential) {
      const own = known(credential);
      return own !== null && hook.isAuthentic(request, own);
    },
  };
}

function receiverOf<S, W, C>(
  receive: NonNullable<CollectorSpec<S, W, C>['receive']>,
  prepare: Prepare<S, C>,
): NonNullable<ReadyCollector['receive']> {
  return async function* (raw) {
    const context = prepare(raw);
    return context.ok
      ? yield* receive({ ...context.value, position: raw.position })
      : context.problem;
  };
}

function listenerOf<S, W, C>(
  listen: NonNullable<CollectorSpec<S, W, C>['listen']>,
  prepare: Prepare<S, C>,
): NonNullable<ReadyCollector['listen']> {
  return async (raw, hurry) => {
    const context = prepare(raw);
    return context.ok ? listen({ ...context.value, target: raw.target }, hurry) : context.problem;
  };
}

const missing = (name: string): CollectorProblem => ({
  kind: 'reconnect',
  why: say('vendorNotConnected', { vendor: name }),
});

function readCredential<S, W, C>(spec: CollectorSpec<S, W, C>, stored: unknown): Read<C | null> {
  if (stored === null || spec.credential === null)
    return spec.credential?.isRequired === true
      ? { ok: false, problem: missing(spec.source.name) }
      : { ok: true, value: null };
  const parsed = spec.credential.schema.safeParse(stored);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : {
        ok: false,
        problem: {
          kind: 'reconnect',
          why: say('credentialIncomplete', { vendor: spec.source.name }),
        },
      };
}

function parseCredential<S, C>(
  credential: CredentialSpec<S, C> | null,
  given: unknown,
): ReturnType<ReadyCollector['checkCredential']> {
  if (credential === null)
    return { ok: false, problems: [{ field: '', message: say('needsNoCredential') }] };
  const parsed = credential.schema.safeParse(given);
  if (parsed.success) return { ok: true, value: z.json().parse(parsed.data) };
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => {
      const { path, code } = issue;
      const field = credential.fields.find(({ name }) => name === path[0]);
      return {
        field: path.join('.'),
        message:
          code === 'invalid_type' && field !== undefined
            ? say('namedFieldRequired', { label: field.label })
            : messageOf(issue),
      };
    }),
  };
}
