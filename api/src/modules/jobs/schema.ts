import { z } from 'zod';
import { DEAD_JOB_KINDS } from './dead-jobs.ts';
import { Id, IdParam, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageOf, pageQuery } from '../../platform/http/paging.ts';
import { Reason } from '../../platform/http/problem-schema.ts';

export const DeadJobKind = z.enum(DEAD_JOB_KINDS).meta({
  id: 'DeadJobKind',
  description:
    'Kind of failed job: `scan` of a file or item, `picture_text`: the text in its images, ' +
    '`mail`, `mail_preparation`: the content that an email is written from, `webhook`, ' +
    '`rescan` of the history, `indicator_list`.',
});
export const DeadJob = z
  .object({
    id: Id,
    kind: DeadJobKind,
    about: z
      .string()
      .nullable()
      .meta({
        description:
          'Title of the item, name of the webhook or list, or email address of the recipient; null ' +
          'if it no longer exists.',
      }),
    about_id: Id.nullable().meta({
      description:
        'Id of the item, webhook or list; null for anything else and if it no longer exists.',
    }),
    problem: z.string().nullable().meta({ description: 'Reason the last attempt failed.' }),
    problem_reasons: z.array(Reason).meta({
      description:
        'Stable message codes of the sentences in `problem`, in order; empty if any sentence has none.',
    }),
    attempts: z.int(),
    not_retried_because: z.string().nullable().meta({
      description: 'Reason the job can’t be retried, and what to do instead; null if it can.',
    }),
    not_retried_reasons: z.array(Reason).meta({
      description:
        'Stable message codes of the sentences in `not_retried_because`, in order; empty if any ' +
        'sentence has none.',
    }),
    created_at: Timestamp,
    died_at: Timestamp,
  })
  .meta({
    id: 'DeadJob',
    description: 'Job that failed after its last attempt. It’s listed for 90 days.',
  });
export const DeadJobPage = pageOf(DeadJob, 'DeadJobPage');

const base = '/api/jobs/v1/dead';
const common = { tag: 'jobs', access: 'admin' } as const;
export const jobOperations = {
  listDead: operation({
    ...common,
    id: 'listDeadJobs',
    method: 'get',
    path: `${base}/`,
    status: 200,
    summary: 'Returns the company’s jobs that failed after their last attempt, most recent first.',
    query: z.strictObject(pageQuery(20)),
    response: DeadJobPage,
  }),
  retry: operation({
    ...common,
    id: 'retryDeadJob',
    method: 'post',
    path: `${base}/{id}/retry/`,
    status: 204,
    summary: 'Retries a failed job, with all its attempts, and removes it from the list.',
    params: IdParam,
    problems: [404, 409],
  }),
};
