/** A page number, or a gap that stands for those left out. */
export type PageSlot = number | 'gap';

/**
 * Which pages a pager shows: all when there are 4 or fewer, otherwise the first, the last and a
 * window of 3 either side of the current page, with gaps.
 * @param current the page shown, from 1; values outside are clamped
 * @param total how many pages there are, at least 1
 */
export function pageSlots(current: number, total: number): PageSlot[] {
  const pages = Math.max(1, Math.floor(total));
  if (pages <= 4) return Array.from({ length: pages }, (_, index) => index + 1);
  const here = Math.min(pages, Math.max(1, current));
  const from = Math.max(1, here - 3);
  const to = Math.min(pages, here + 3);
  const slots: PageSlot[] = [];
  if (from > 1) slots.push(1);
  if (from > 2) slots.push('gap');
  for (let page = from; page <= to; page += 1) slots.push(page);
  if (to < pages - 1) slots.push('gap');
  if (to < pages) slots.push(pages);
  return slots;
}
