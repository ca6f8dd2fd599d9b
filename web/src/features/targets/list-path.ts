import { defaultView, writeQuery, type ListTab } from '@vedetta/machines';

/** A list of the threat manager, narrowed to a target; every severity counts. */
export function listPath(targetId: string, tab: ListTab): string {
  const filter = { source: [], target: [targetId], severity: [], assignee: [], time: null };
  return `/threat-manager?${writeQuery({ ...defaultView(filter), tab })}`;
}
