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
    '`threat`: what the list names is dangerous. `warning`: it is ordinary, and what is found of it is rated lower.',
});
export const IndicatorFormat = z.enum(LIST_FORMATS).meta({ id: 'IndicatorFormat' });
const RefreshHours = z
  .int()
  .min(1, issue(say('hourlyAtMost')))
  .max(720, issue(say('monthlyAtLeast')))
  .nullable()
  .meta({ description: 'Hours between two readings of the address; null: when somebody asks.' });

export const IndicatorList = z
  .object({
    id: Id,
    name: z.string(),
    role: IndicatorRole,
    severity: Severity.meta({ description: 'Of what it names.' }),
    url: z.string().nullable().meta({ description: 'null: it came as a file.' }),
    filename: z.string().nullable(),
    refresh_hours: z.int().nullable(),
    format: IndicatorFormat.nullable().meta({ description: 'null before the first reading.' }),
    total: z.int(),
    counts: z.object({
      url: z.int(),
      domain: z.int(),
      ip: z.int(),
      email: z.int(),
      hash: z.int(),
      image: z.int().meta({ description: 'Pictures by their looks (PDQ).' }),
    }),
    skipped_count: z.int().meta({ description: 'Parts that are not used.' }),
    skipped: z
      .array(z.object({ where: z.string(), why: z.string(), why_reasons: z.array(Reason) }))
      .meta({ description: 'The first hundred of them: `line 17`, and why.' }),
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Why the last reading failed; what was read before stays in use.' }),
    problem_reasons: z.array(Reason).meta({
      description:
        'The sentences of `problem` by their stable names, in order; empty when one has none.',
    }),
    refreshed_at: Timestamp.nullable(),
    created_by: Person.nullable().meta({ description: 'null: the account is gone.' }),
    created_at: Timestamp,
  })
  .meta({ id: 'IndicatorList' });
export const IndicatorListPage = pageOf(IndicatorList, 'IndicatorListPage');
export const IndicatorListRequest = z
  .strictObject({
    name: text(100),
    role: IndicatorRole.default('threat').meta({
      description: 'A MISP warning list is `warning` whatever is said here.',
    }),
    severity: Severity.default(5),
    url: text(2_000).nullable().default(null).meta({
      description:
        'An https:// link to a host of the public internet, or to one that the operator allows; null: a file follows.',
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
    summary: 'The company’s indicator lists, newest first.',
    query: z.strictObject(pageQuery(20)),
    response: IndicatorListPage,
  }),
  create: operation({
    ...common,
    id: 'createIndicatorList',
    method: 'post',
    path: `${base}/`,
    status: 201,
    summary: 'Makes a list; one with an address is read in the background.',
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
    summary: 'One list.',
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
    summary: 'Changes name, severity, role, or how often it is read.',
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
    summary: 'Deletes a list; what it raised stays.',
    params: IdParam,
    problems: [404],
  }),
  refresh: operation({
    ...common,
    id: 'refreshIndicatorList',
    method: 'post',
    path: `${base}/{id}/refresh/`,
    status: 202,
    summary: 'Reads the address of a list now, in the background.',
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
      'Puts a file in place of what the list holds: multipart, part `file`, at most 64 MiB of ' +
      'MISP events, a MISP warning list, STIX 2, or text with one indicator a line.',
    params: IdParam,
    bodyType: 'multipart',
    response: IndicatorList,
    problems: [404, 409],
  }),
};
