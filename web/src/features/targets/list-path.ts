import { defaultView, writeQuery, type ListTab } from '@vedetta/machines';

/** A list of the threat manager, narrowed to a target; every severity counts. */
export const listPath = (targetId: string, tab: ListTab): string =>
  `/threat-manager?${writeQuery({ ...defaultView({ source: [], target: [targetId], severity: [], assignee: [], time: null }), tab })}`;
