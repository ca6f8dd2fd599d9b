/**
 * Who may change or end a muted rule: whoever made it, or an admin of the same company.
 * The caller has already been found to belong to the rule's company.
 */
export function mayChangeMutedRule(
  caller: { userId: number; groups: readonly string[] },
  rule: { createdBy: number | null },
): boolean {
  return rule.createdBy === caller.userId || caller.groups.includes('Admins');
}
