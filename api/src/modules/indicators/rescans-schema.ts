import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { RESCAN_DAYS, RESCAN_EXAMPLES, RESCAN_ITEMS } from './rescan.ts';
import { Id, IdParam, Severity, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { DeprecatedTitleCode, LineReason, Reason } from '../../platform/http/problem-schema.ts';
import { SETTINGS_BODY_BYTES, SettingsPatch } from '../company/settings-schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

const RescanExample = z
  .object({
    act: z.enum(['RAISED', 'HIDDEN', 'CHANGED']).meta({
      description:
        'Effect of the rescan: an alert that would be raised, an existing one that would no ' +
        'longer be raised, or one whose severity would change.',
    }),
    media_id: Id,
    title: z.string(),
    title_code: DeprecatedTitleCode,
    title_reason: LineReason,
    summary: z.string(),
    summary_reason: LineReason.nullable().meta({
      description: 'Stable message code of `summary`; null if it’s nothing but a quotation.',
    }),
    severity: Severity,
    previous_severity: Severity.nullable().meta({
      description: 'Previous severity of an alert that would change.',
    }),
  })
  .meta({ id: 'RescanExample' });

/** What is stored, looked at once more: with lists that somebody tries, or with those in force. */
export const Rescan = z
  .object({
    id: Id,
    is_trial: z.boolean().meta({ description: 'Whether it’s a trial; a trial changes nothing.' }),
    status: z.enum(['WAITING', 'RUNNING', 'DONE', 'CANCELED', 'FAILED']),
    days: z.int().meta({ description: 'Number of days whose items are scanned, newest first.' }),
    items_total: z.int().meta({
      description: `How many items there are to look at; at most ${RESCAN_ITEMS.toLocaleString('en')}.`,
    }),
    items_done: z.int(),
    items_failed: z
      .int()
      .meta({ description: 'Number of processed items that could not be scanned.' }),
    raised: z.int().meta({
      description: 'Number of alerts that would be raised or, without a trial, that were raised.',
    }),
    hidden: z.int().meta({
      description:
        'Number of open alerts that would no longer be raised. They stay until someone dismisses them.',
    }),
    changed: z.int().meta({
      description: 'Number of alerts whose severity would change or, without a trial, has changed.',
    }),
    examples: z.array(RescanExample).meta({ description: `The first ${RESCAN_EXAMPLES} of them.` }),
    problem: z.string().nullable(),
    problem_reasons: z.array(Reason).meta({
      description:
        'Stable message codes of the sentences in `problem`, in order; empty if any sentence has none.',
    }),
    created_at: Timestamp,
    ended_at: Timestamp.nullable(),
  })
  .meta({ id: 'Rescan' });

export const RescanRequest = z
  .strictObject({
    change: z
      .strictObject({
        protected_names: SettingsPatch.shape.protected_names,
        protected_domains: SettingsPatch.shape.protected_domains,
        watch_terms: SettingsPatch.shape.watch_terms,
      })
      .refine(
        (change) => Object.values(change).some((member) => member !== undefined),
        issue(say('listToChangeRequired')),
      )
      .optional()
      .meta({
        description:
          'Change to the lists to try, as in the settings. If left out, the lists in force are ' +
          'applied and alerts raised.',
      }),
  })
  .meta({ id: 'RescanRequest' });

const base = '/api/settings/v1/rescans';
export const rescanOperations = {
  start: operation({
    id: 'startRescan',
    method: 'post',
    path: `${base}/`,
    tag: 'settings',
    access: 'admin',
    status: 201,
    summary:
      `Looks at the newest ${RESCAN_ITEMS.toLocaleString('en')} items of the last ` +
      `${RESCAN_DAYS} days once more: what a change of the lists would raise and hide, or, ` +
      'without a change, what the lists in force raise.',
    body: RescanRequest,
    maxBodyBytes: SETTINGS_BODY_BYTES,
    response: Rescan,
    problems: [409],
  }),
  read: operation({
    id: 'getRescan',
    method: 'get',
    path: `${base}/{id}/`,
    tag: 'settings',
    access: 'admin',
    status: 200,
    summary: 'Returns the progress of a rescan and its results so far; kept for a week.',
    params: IdParam,
    response: Rescan,
    problems: [404],
  }),
  cancel: operation({
    id: 'cancelRescan',
    method: 'delete',
    path: `${base}/{id}/`,
    tag: 'settings',
    access: 'admin',
    status: 200,
    summary:
      'Stops a rescan; the alerts it raised are kept. A rescan that has already ended is ' +
      'returned unchanged.',
    params: IdParam,
    response: Rescan,
    problems: [404],
  }),
};
