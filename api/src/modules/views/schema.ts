import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { Id, IdParam, Person, Timestamp, text } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

export const LONGEST_QUERY = 4_000;
/** What a browser writes behind the question mark of an address. */
const ViewQuery = z
  .string()
  .max(LONGEST_QUERY, issue(say('viewQueryTooLong')))
  .regex(/^[\w.~!*'()%+=&:@,;/-]*$/, issue(say('viewQueryInvalid')))
  .meta({
    description: 'Query string of the threat manager’s URL: list, filters and search.',
  });

export const SavedView = z
  .object({
    id: Id,
    name: z.string(),
    query: ViewQuery,
    is_shared: z.boolean().meta({
      description:
        'Whether everyone in the company can see the view; otherwise only the user who created it can.',
    }),
    is_default: z.boolean().meta({ description: 'Whether it’s the caller’s default view.' }),
    may_change: z.boolean().meta({
      description:
        'Whether the caller may rename, share and delete it: the user who created it and, for a ' +
        'shared view, also admins.',
    }),
    created_by: Person.nullable().meta({
      description: 'User who created it; null if the account has been deleted.',
    }),
    created_at: Timestamp,
  })
  .meta({
    id: 'SavedView',
    description: 'List of the threat manager that someone has saved under a name.',
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
          'Whether it’s the caller’s default view: true makes it the default in place of another, ' +
          'false no longer. Anyone can set this for every view that they can see.',
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
    summary: 'Returns the caller’s own views and those shared in the company, by name.',
    response: SavedViewList,
  }),
  create: operation({
    ...common,
    id: 'createSavedView',
    method: 'post',
    path: `${base}/`,
    status: 201,
    summary: 'Saves a list under a name. Sharing it requires permission to triage.',
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
    summary:
      'Renames or shares a view (the user who created it, or an admin for a shared one), or ' +
      'makes it the caller’s default.',
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
    summary:
      'Deletes a view. Only the user who created it or, for a shared one, an admin can do this.',
    params: IdParam,
    problems: [403, 404],
  }),
};
