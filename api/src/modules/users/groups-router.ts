import { route, type Route } from '../../platform/http/route.ts';
import {
  CAPABILITIES,
  GROUPS,
  groupsAllow,
  type GroupName,
} from '../../platform/access/capabilities.ts';
import type { Services } from '../../platform/services.ts';
import { countUsersByGroup } from './store/users.ts';
import { groupOperations as operations } from './groups-schema.ts';

/** What each group may, in words. */
const DESCRIPTIONS: Record<GroupName, string> = {
  Admins: 'Everything in the company, users and settings included.',
  Analysts: 'Everything but administration.',
  Viewers: 'Reading only.',
  'Trial Users': 'File scanner and threat manager, with a limited number of scans.',
};

/** `/api/group_permission/v1/`. The groups are the same for every company. */
export function groupRoutes({ db }: Services): Route[] {
  return [
    route(operations.list, async ({ caller }) => {
      const counts = await countUsersByGroup(db, caller.companyId);
      return {
        results: GROUPS.map((name) => ({
          name,
          description: DESCRIPTIONS[name],
          capabilities: CAPABILITIES.filter((capability) => groupsAllow([name], capability)),
          user_count: counts.get(name) ?? 0,
        })),
      };
    }),
  ];
}
