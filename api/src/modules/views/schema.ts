import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { Id, IdParam, Person, Timestamp, text } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

export const LONGEST_QUERY = 4_000;
/** What a browser writes behind the question mark of an address. */
const ViewQuery = z
  .string()
  .max(LONGEST_QUERY, issue(say('atMost4000')))
  .regex(/^[\w.~!*'()%+=&:@,;/-]*$/, issue(say('behindQuestionMark')))
  .meta({
    description:
      'What stands behind the question mark of the threat manager’s address: list, filters and search.',
  });

export const SavedView = z
  .object({
    id: Id,
    name: z.string(),
    query: ViewQuery,
    is_shared: z
      .boolean()
      .meta({ description: 'Everybody in the company sees it; else its maker alone.' }),
    is_default: z.boolean().meta({ description: 'The caller begins with it.' }),
    may_change: z.boolean().meta({
      description:
        'Whether the caller may rename, share and delete it: its maker, and for a shared one also admins.',
    }),
    created_by: Person.nullable().meta({ description: 'null: the account is gone.' }),
    created_at: Timestamp,
  })
  .meta({
    id: 'SavedView',
    description: 'A list of the threat manager that somebody keeps by a name.',
  });
export const SavedViewList = z
  .object({ results: z.array(SavedView) })
  .meta({ id: 'SavedViewList' });
export const SavedViewRequest = z
  .strictObject({ name: text(100), query: ViewQuery, is_shared: z.boolean().default(false) })
  .meta({ id: 'SavedViewRequest' });
export const SavedViewPatch = z
  .strictObject({
    name: text(100).optional(),
    query: ViewQuery.optional(),
    is_shared: z.boolean().optional(),
    is_default: z
      .boolean()
      .optional()
      .meta({
        description:
          'true: the caller begins with it, in place of another; false: no longer. Everybody ' +
          'may say so of every view that they see.',
      }),
  })
  .meta({ id: 'SavedViewPatch' });

const base = '/api/views/v1';
// A view is a person's way of working: not for keys.
const common = { tag: 'views', access: 'alerts.read', keys: false } as const;
export const viewOperations = {
  list: operation({
    ...common,
    id: 'listSavedViews',
    method: 'get',
    path: `${base}/`,
    status: 200,
    summary: 'One’s own views and those that the company shares, by name.',
    response: SavedViewList,
  }),
  create: operation({
    ...common,
    id: 'createSavedView',
    method: 'post',
    path: `${base}/`,
    status: 201,
    summary: 'Keeps a list by a name. To share it asks for leave to triage.',
    body: SavedViewRequest,
    response: SavedView,
    problems: [403, 409],
  }),
  patch: operation({
    ...common,
    id: 'updateSavedView',
    method: 'patch',
    path: `${base}/{id}/`,
    status: 200,
    summary: 'Renames, shares, or begins with a view: its maker, or an admin for a shared one.',
    params: IdParam,
    body: SavedViewPatch,
    response: SavedView,
    problems: [403, 404, 409],
  }),
  remove: operation({
    ...common,
    id: 'deleteSavedView',
    method: 'delete',
    path: `${base}/{id}/`,
    status: 204,
    summary: 'Deletes a view: its maker, or an admin for a shared one.',
    params: IdParam,
    problems: [403, 404],
  }),
};
