/** Names that differ by more than their case between the REST body and the GraphQL input. */
const RENAMED: Record<string, string> = {
  re_new_password: 'repeatPassword',
  search_query: 'search',
  sortDirection: 'direction',
  group_name: 'group',
};
const RENAMED_IN: Record<string, Record<string, string>> = {
  updateAlert: { assigned_to: 'assigneeId' },
  assignAlerts: { assigned_to: 'assigneeId' },
  assignMedia: { assigned_to: 'assigneeId' },
  createTargets: { source_id: 'source' },
  walkAlerts: { limit: 'first' },
  walkMedia: { limit: 'first' },
  getMediaText: { limit: 'length' },
};

/**
 * Turns the path of a refused REST field into the name of the GraphQL input member.
 * @param operationId the REST call, since a few names depend on it.
 * @param path dotted, e.g. `re_new_password` or `severity.0`.
 */
export function toInputPath(operationId: string, path: string): string {
  return path
    .split('.')
    .map((segment) => RENAMED_IN[operationId]?.[segment] ?? RENAMED[segment] ?? camelCase(segment))
    .join('.');
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
