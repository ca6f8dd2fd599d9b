import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { FILE_UPLOAD_SOURCE_ID, SOURCES, WATCHED_SOURCES } from '../../collectors/sources.ts';
import { Id, IdParam, SortDirection, text, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageOf, pageQuery, pageRequest } from '../../platform/http/paging.ts';
import { Reason } from '../../platform/http/problem-schema.ts';
import { sourceOperations, TargetTypeField } from './source-schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

export const TargetHealthField = z
  .enum(['WAITING', 'HEALTHY', 'DELAYED', 'BLOCKED', 'PAUSED'])
  .meta({
    id: 'TargetHealth',
    description:
      '`WAITING` for its first collection, `HEALTHY`, `DELAYED` for a passing reason, ' +
      '`BLOCKED` until a person changes something, `PAUSED`.',
  });
const watched = WATCHED_SOURCES.map(({ id }) => id);
const list = WATCHED_SOURCES.map(({ id, name }) => `${id} ${name}`).join(', ');
export const WatchedSourceIdField = z
  .literal(watched, issue(say('chooseSource', { sources: list })))
  .meta({ description: `${list}; ${FILE_UPLOAD_SOURCE_ID} (file upload) has no targets.` });
const SourceNameField = z.enum(SOURCES.map(({ name }) => name));

/** How a collection that did not end well ended. */
export const TargetProblemKind = z
  .enum(['reconnect', 'limited', 'gone', 'refused', 'temporary'])
  .meta({
    id: 'TargetProblemKind',
    description:
      '`reconnect`: the credential is missing or no longer accepted. `limited`: the source ' +
      'asks for patience. `gone`: what is watched is not there. `refused`: the source does ' +
      'not allow it. `temporary`: a failure that passes.',
  });

/** Something that is watched (specification, section 3). */
export const Target = z
  .object({
    id: Id,
    source_id: z.int(),
    source_name: z.string(),
    type: TargetTypeField,
    prefix: z
      .string()
      .meta({ description: 'Stands before what is watched: `@`, `#`, `+`, `/`, `https://`.' }),
    account_username: z.string().nullable().meta({
      description:
        'What is watched: an account, a folder, the address of a feed; null for a search.',
    }),
    search_string: z.string().nullable().meta({
      description:
        'The search; beside an account, a folder or a feed: words that pick from what was collected there.',
    }),
    is_active: z.boolean(),
    last_scan: Timestamp.nullable(),
    last_failed_at: Timestamp.nullable().meta({
      description: 'When the last collection began, if it ended badly; null as `problem` is.',
    }),
    created_at: Timestamp,
    health: TargetHealthField,
    problem: z.string().nullable().meta({
      description:
        'What went wrong last, in plain words; null since the last collection that ended well.',
    }),
    problem_reasons: z.array(Reason).meta({
      description:
        'The sentences of `problem` by their stable names, in order; empty when one has none.',
    }),
    problem_kind: TargetProblemKind.nullable().meta({
      description: 'What kind of thing went wrong; null as `problem` is.',
    }),
    note: z.string().nullable().meta({
      description: 'What the source left out, as of the last collection that ended well.',
    }),
    note_reasons: z.array(Reason).meta({
      description:
        'The sentences of `note` by their stable names, in order; empty when one has none.',
    }),
    next_run_at: Timestamp.nullable().meta({ description: 'null while it is paused or blocked.' }),
    items_found: z.int().meta({ description: 'Media items that were new, ever.' }),
    media_week: z.int().meta({ description: 'Media items of the last 7 days.' }),
    open_alerts: z.int().meta({ description: 'Its alerts that nobody has closed.' }),
  })
  .meta({ id: 'Target' });
/** One collection of a target. */
export const TargetRun = z
  .object({
    id: Id,
    started_at: Timestamp,
    duration_ms: z.int(),
    outcome: z.enum(['finished', ...TargetProblemKind.options]).meta({ id: 'TargetRunOutcome' }),
    message: z
      .string()
      .nullable()
      .meta({ description: 'In plain words; null when there is nothing to say.' }),
    message_reasons: z.array(Reason).meta({
      description:
        'The sentences of `message` by their stable names, in order; empty when one has none.',
    }),
    items_seen: z.int(),
    items_new: z.int(),
  })
  .meta({ id: 'TargetRun' });
export const TargetRunPage = pageOf(TargetRun, 'TargetRunPage');
export const TargetPage = pageOf(Target, 'TargetPage');

export const TargetListRequest = z.strictObject({
  ...pageRequest(10),
  is_active: z.boolean().optional(),
  source_name: z.union([SourceNameField, z.array(SourceNameField).max(SOURCES.length)]).optional(),
  search_query: text(256, 0).optional(),
  sort: z
    .enum([
      'last_scan',
      'source_name',
      'type',
      'account_username',
      'search_string',
      'is_active',
      'created_at',
    ])
    .default('last_scan'),
  sortDirection: SortDirection.default('desc'),
});

/**
 * What is watched is as long as the address of a feed, at most; the rules per source say the rest.
 */
const Watched = text(1_000, 0).nullable();
const NewTarget = z.strictObject({
  source_id: WatchedSourceIdField,
  type: TargetTypeField,
  account_username: Watched.optional(),
  search_string: Watched.optional(),
  is_active: z.boolean().default(true),
});
export const MAX_TARGETS_AT_ONCE = 100;
export const TargetCreateRequest = z
  .strictObject({
    targets: z
      .array(NewTarget)
      .min(1, issue(say('oneTarget')))
      .max(MAX_TARGETS_AT_ONCE, issue(say('mostTargets', { most: MAX_TARGETS_AT_ONCE }))),
  })
  .meta({
    id: 'TargetCreateRequest',
    description: 'All of them or none: errors name the item as `targets.0.account_username`.',
  });
export const TargetPatch = z
  .strictObject({
    is_active: z.boolean().optional(),
    account_username: Watched.optional(),
    search_string: Watched.optional(),
  })
  .meta({ id: 'TargetPatch', description: 'Source and type stay: another one is another target.' });

const base = '/api/target/v1';
export const targetOperations = {
  list: operation({
    id: 'listTargets',
    method: 'post',
    path: `${base}/`,
    tag: 'targets',
    access: 'targets.read',
    status: 200,
    summary:
      'What the company watches, most recently scanned first unless told otherwise; what was ' +
      'never scanned stands before that.',
    body: TargetListRequest,
    response: TargetPage,
  }),
  ...sourceOperations,
  create: operation({
    id: 'createTargets',
    method: 'post',
    path: `${base}/create`,
    tag: 'targets',
    access: 'targets.write',
    status: 201,
    summary: 'Starts to watch something, several things at once.',
    body: TargetCreateRequest,
    response: z.array(Target),
    problems: [409],
  }),
  read: operation({
    id: 'getTarget',
    method: 'get',
    path: `${base}/{id}`,
    tag: 'targets',
    access: 'targets.read',
    status: 200,
    summary: 'One target.',
    params: IdParam,
    response: Target,
    problems: [404],
  }),
  runs: operation({
    id: 'listTargetRuns',
    method: 'get',
    path: `${base}/{id}/runs/`,
    tag: 'targets',
    access: 'targets.read',
    status: 200,
    summary: 'The last 200 collections of a target, newest first.',
    params: IdParam,
    query: z.strictObject(pageQuery(20)),
    response: TargetRunPage,
    problems: [404],
  }),
  patch: operation({
    id: 'updateTarget',
    method: 'patch',
    path: `${base}/{id}`,
    tag: 'targets',
    access: 'targets.write',
    status: 200,
    summary: 'Pauses or resumes a target, or mends what is watched.',
    params: IdParam,
    body: TargetPatch,
    response: Target,
    problems: [404, 409],
  }),
  remove: operation({
    id: 'deleteTarget',
    method: 'delete',
    path: `${base}/{id}`,
    tag: 'targets',
    access: 'targets.write',
    status: 204,
    summary: 'Stops watching; what was collected and its alerts stay.',
    params: IdParam,
    problems: [404],
  }),
};
