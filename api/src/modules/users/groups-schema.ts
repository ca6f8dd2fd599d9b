import { z } from 'zod';
import { operation } from '../../platform/http/operation.ts';
import { GroupNameField } from './schema.ts';

export const Group = z
  .object({
    name: GroupNameField,
    description: z.string(),
    capabilities: z.array(z.string()),
    user_count: z.int(),
  })
  .meta({ id: 'Group' });

export const groupOperations = {
  list: operation({
    id: 'listGroups',
    method: 'get',
    path: '/api/group_permission/v1/groups',
    tag: 'users',
    access: 'admin',
    status: 200,
    summary:
      'Returns the groups, what each is allowed to do, and how many of the company’s users are in it.',
    response: z.object({ results: z.array(Group) }).meta({ id: 'GroupList' }),
  }),
};
