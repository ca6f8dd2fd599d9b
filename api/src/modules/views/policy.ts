import { groupsAllow } from '../../platform/access/capabilities.ts';

/**
 * Who may rename, share or delete a saved view: its maker, or an admin for one that is shared. The
 * caller has already been found to see it.
 */
export function mayChangeView(
  caller: { userId: number; groups: readonly string[] },
  view: { createdBy: number | null; isShared: boolean },
): boolean {
  return view.createdBy === caller.userId || (view.isShared && caller.groups.includes('Admins'));
}

/** Who may put a view before all colleagues: whoever works on alerts, not who only reads. */
export const mayShareView = (caller: { groups: readonly string[] }): boolean =>
  groupsAllow(caller.groups, 'alerts.triage');
