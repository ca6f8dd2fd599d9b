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
      'Health of a target: `WAITING` for its first collection, `HEALTHY`, `DELAYED` for a ' +
      'temporary reason, `BLOCKED` until someone changes something, `PAUSED`.',
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
      'Kind of problem. `reconnect`: the credential is missing or no longer accepted. ' +
      '`limited`: the rate limit of the source has been reached. `gone`: what is watched ' +
      'doesn’t exist. `refused`: the source doesn’t allow it. `temporary`: a temporary failure.',
  });

/** Something that is watched. */
export const Target = z
  .object({
    id: Id,
    source_id: z.int(),
    source_name: z.string(),
    type: TargetTypeField,
    prefix: z
      .string()
      .meta({ description: 'Prefix of what is watched: `@`, `#`, `+`, `/`, `https://`.' }),
    account_username: z.string().nullable().meta({
      description: 'Account, folder or feed URL that is watched; null for a search.',
    }),
    search_string: z.string().nullable().meta({
      description:
        'Search query; with an account, a folder or a feed, words that filter what was collected there.',
    }),
    is_active: z.boolean(),
    last_scan: Timestamp.nullable(),
    last_failed_at: Timestamp.nullable().meta({
      description:
        'Time at which the last collection began, if it failed; null whenever `problem` is.',
    }),
    created_at: Timestamp,
    health: TargetHealthField,
    problem: z.string().nullable().meta({
      description:
        'Description of the last failure, in plain words; null since the last successful collection.',
    }),
    problem_reasons: z.array(Reason).meta({
      description:
        'Stable message codes of the sentences in `problem`, in order; empty if any sentence has none.',
    }),
    problem_kind: TargetProblemKind.nullable().meta({
      description: 'Kind of failure; null whenever `problem` is.',
    }),
    note: z.string().nullable().meta({
      description: 'Description of what the source left out in the last successful collection.',
    }),
    note_reasons: z.array(Reason).meta({
      description:
        'Stable message codes of the sentences in `note`, in order; empty if any sentence has none.',
    }),
    next_run_at: Timestamp.nullable().meta({
      description: 'Time of the next collection; null while the target is paused or blocked.',
    }),
    items_found: z.int().meta({ description: 'Total number of new media items found.' }),
    media_week: z.int().meta({ description: 'Number of media items in the last 7 days.' }),
    open_alerts: z.int().meta({ description: 'Number of its alerts that are still open.' }),
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
      .meta({ description: 'Message in plain words; null if there’s nothing to report.' }),
    message_reasons: z.array(Reason).meta({
      description:
        'Stable message codes of the sentences in `message`, in order; empty if any sentence has none.',
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
      .min(1, issue(say('targetRequired')))
      .max(MAX_TARGETS_AT_ONCE, issue(say('tooManyTargetsAtOnce', { most: MAX_TARGETS_AT_ONCE }))),
  })
  .meta({
    id: 'TargetCreateRequest',
    description:
      'Targets to create, all or none. Errors name the item as `targets.0.account_username`.',
  });
export const TargetPatch = z
  .strictObject({
    is_active: z.boolean().optional(),
    account_username: Watched.optional(),
    search_string: Watched.optional(),
  })
  .meta({
    id: 'TargetPatch',
    description:
      'Changes to a target. Its source and type can’t be changed: create another target instead.',
  });

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
      'Returns the company’s targets, most recently scanned first unless otherwise specified; ' +
      'targets never scanned come before those.',
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
    summary: 'Creates one or more targets.',
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
    summary: 'Returns a target.',
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
    summary: 'Returns the last 200 collections of a target, newest first.',
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
    summary: 'Pauses or resumes a target, or edits what it watches.',
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
    summary: 'Deletes a target; what it collected and its alerts are kept.',
    params: IdParam,
    problems: [404],
  }),
};
