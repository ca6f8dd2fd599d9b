import { z } from 'zod';
import { DEAD_JOB_KINDS } from './dead-jobs.ts';
import { Id, IdParam, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageOf, pageQuery } from '../../platform/http/paging.ts';
import { Reason } from '../../platform/http/problem-schema.ts';

export const DeadJobKind = z.enum(DEAD_JOB_KINDS).meta({
  id: 'DeadJobKind',
  description:
    '`scan` of a file or item, `picture_text`: the text in its pictures, `mail`, ' +
    '`mail_preparation`: what a letter is written from, `webhook`, `rescan` of the history, ' +
    '`indicator_list`.',
});
export const DeadJob = z
  .object({
    id: Id,
    kind: DeadJobKind,
    about: z.string().nullable().meta({
      description:
        'Title of the item, name of the webhook or list, address of the letter; null when it is gone.',
    }),
    about_id: Id.nullable().meta({
      description: 'Id of the item, webhook or list; null for anything else and when it is gone.',
    }),
    problem: z.string().nullable().meta({ description: 'Why the last try failed.' }),
    problem_reasons: z.array(Reason).meta({
      description:
        'The sentences of `problem` by their stable names, in order; empty when one has none.',
    }),
    attempts: z.int(),
    not_retried_because: z
      .string()
      .nullable()
      .meta({ description: 'Why it cannot be tried again, and what to do instead; null: it can.' }),
    not_retried_reasons: z.array(Reason).meta({
      description:
        'The sentences of `not_retried_because` by their stable names, in order; empty when one has none.',
    }),
    created_at: Timestamp,
    died_at: Timestamp,
  })
  .meta({
    id: 'DeadJob',
    description: 'Work that was given up after its last try. It is listed for 90 days.',
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
    summary: 'The company’s work that was given up after its last try, the latest first.',
    query: z.strictObject(pageQuery(20)),
    response: DeadJobPage,
  }),
  retry: operation({
    ...common,
    id: 'retryDeadJob',
    method: 'post',
    path: `${base}/{id}/retry/`,
    status: 204,
    summary: 'Begins the work anew, with all its attempts; it leaves the list.',
    params: IdParam,
    problems: [404, 409],
  }),
};
