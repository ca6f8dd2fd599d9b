import { z } from 'zod';
import { LIST_FORMATS, LIST_ROLES } from '@vedetta/detection/detectors/indicators/indicator.ts';
import { say } from '@vedetta/messages/say.ts';
import { Id, IdParam, Person, Severity, Timestamp, text } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageOf, pageQuery } from '../../platform/http/paging.ts';
import { Reason } from '../../platform/http/problem-schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

export const IndicatorRole = z.enum(LIST_ROLES).meta({
  id: 'IndicatorRole',
  description:
    'Role of an indicator list. `threat`: what the list names is malicious. `warning`: it’s ' +
    'benign, and findings about it are rated lower.',
});
export const IndicatorFormat = z.enum(LIST_FORMATS).meta({ id: 'IndicatorFormat' });
const RefreshHours = z
  .int()
  .min(1, issue(say('hourlyAtMost')))
  .max(720, issue(say('monthlyAtLeast')))
  .nullable()
  .meta({ description: 'Number of hours between reads of the URL; null means only on request.' });

export const IndicatorList = z
  .object({
    id: Id,
    name: z.string(),
    role: IndicatorRole,
    severity: Severity.meta({ description: 'Severity of what the list names.' }),
    url: z
      .string()
      .nullable()
      .meta({ description: 'URL of the list; null if it was uploaded as a file.' }),
    filename: z.string().nullable(),
    refresh_hours: z.int().nullable(),
    format: IndicatorFormat.nullable().meta({
      description: 'Format of the list; null before the first read.',
    }),
    total: z.int(),
    counts: z.object({
      url: z.int(),
      domain: z.int(),
      ip: z.int(),
      email: z.int(),
      hash: z.int(),
      image: z.int().meta({ description: 'Number of images, matched by appearance (PDQ).' }),
    }),
    skipped_count: z.int().meta({ description: 'Number of entries that aren’t used.' }),
    skipped: z
      .array(
        z.object({
          where: z.string(),
          where_reason: Reason,
          why: z.string(),
          why_reasons: z.array(Reason),
        }),
      )
      .meta({
        description: 'First hundred of the skipped entries: where, such as `line 17`, and why.',
      }),
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Reason the last read failed; what was read before stays in use.' }),
    problem_reasons: z.array(Reason).meta({
      description:
        'Stable message codes of the sentences in `problem`, in order; empty if any sentence has none.',
    }),
    refreshed_at: Timestamp.nullable(),
    created_by: Person.nullable().meta({
      description: 'User who created it; null if the account has been deleted.',
    }),
    created_at: Timestamp,
  })
  .meta({ id: 'IndicatorList' });
export const IndicatorListPage = pageOf(IndicatorList, 'IndicatorListPage');
export const IndicatorListRequest = z
  .strictObject({
    name: text(100),
    role: IndicatorRole.default('threat').meta({
      description:
        'Role of the list. A MISP warning list is always `warning`, whatever is set here.',
    }),
    severity: Severity.default(5),
    url: text(2_000)
      .nullable()
      .default(null)
      .meta({
        description:
          'URL of the list: an https:// link to a host on the public internet, or to one that the ' +
          'operator allows. null means that a file follows.',
      }),
    refresh_hours: RefreshHours.default(24),
  })
  .meta({ id: 'IndicatorListRequest' });
export const IndicatorListPatch = z
  .strictObject({
    name: text(100).optional(),
    role: IndicatorRole.optional(),
    severity: Severity.optional(),
    refresh_hours: RefreshHours.optional(),
  })
  .meta({ id: 'IndicatorListPatch' });

const base = '/api/indicator_lists/v1';
const common = { tag: 'indicator lists', access: 'admin' } as const;
export const indicatorListOperations = {
  list: operation({
    ...common,
    id: 'listIndicatorLists',
    method: 'get',
    path: `${base}/`,
    status: 200,
    summary: 'Returns the company’s indicator lists, newest first.',
    query: z.strictObject(pageQuery(20)),
    response: IndicatorListPage,
  }),
  create: operation({
    ...common,
    id: 'createIndicatorList',
    method: 'post',
    path: `${base}/`,
    status: 201,
    summary: 'Creates a list; a list with a URL is read in the background.',
    body: IndicatorListRequest,
    response: IndicatorList,
    problems: [409],
  }),
  read: operation({
    ...common,
    id: 'getIndicatorList',
    method: 'get',
    path: `${base}/{id}/`,
    status: 200,
    summary: 'Returns an indicator list.',
    params: IdParam,
    response: IndicatorList,
    problems: [404],
  }),
  patch: operation({
    ...common,
    id: 'updateIndicatorList',
    method: 'patch',
    path: `${base}/{id}/`,
    status: 200,
    summary: 'Changes the name, severity or role of a list, or how often it’s read.',
    params: IdParam,
    body: IndicatorListPatch,
    response: IndicatorList,
    problems: [404, 409],
  }),
  remove: operation({
    ...common,
    id: 'deleteIndicatorList',
    method: 'delete',
    path: `${base}/{id}/`,
    status: 204,
    summary: 'Deletes a list; the alerts it raised are kept.',
    params: IdParam,
    problems: [404],
  }),
  refresh: operation({
    ...common,
    id: 'refreshIndicatorList',
    method: 'post',
    path: `${base}/{id}/refresh/`,
    status: 202,
    summary: 'Reads the URL of a list now, in the background.',
    params: IdParam,
    response: IndicatorList,
    problems: [404, 409],
  }),
  file: operation({
    ...common,
    id: 'importIndicators',
    method: 'post',
    path: `${base}/{id}/file/`,
    status: 200,
    summary:
      'Replaces the contents of a list with a file: multipart, part `file`, at most 64 MiB of ' +
      'MISP events, a MISP warning list, STIX 2, or text with one indicator per line.',
    params: IdParam,
    bodyType: 'multipart',
    response: IndicatorList,
    problems: [404, 409],
  }),
};
