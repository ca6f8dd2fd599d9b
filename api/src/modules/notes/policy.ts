/**
 * Who may change or delete a note: the person who wrote it, or an admin of the same company. The
 * caller has already been found to belong to the note's company.
 */
export function mayChangeNote(
  caller: { userId: number; groups: readonly string[] },
  note: { authorId: number | null },
): boolean {
  return note.authorId === caller.userId || caller.groups.includes('Admins');
}
