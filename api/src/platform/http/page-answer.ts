import type { z } from 'zod';
import type { PageLinks } from './paging.ts';

/**
 * A paged answer. Links are the call's own address with the neighbour's `page`; for calls with a
 * body, the body's other members stay as they were.
 * @param path address of the call without a query.
 * @param count rows on all pages together.
 */
export function pageAnswer<T>(
  path: string,
  asked: { page: number; page_size: number },
  count: number,
  results: T[],
): {
  count: number;
  page: number;
  page_size: number;
  links: z.input<typeof PageLinks>;
  results: T[];
} {
  const last = Math.ceil(count / asked.page_size);
  const link = (page: number) => `${path}?page=${page}&page_size=${asked.page_size}`;
  return {
    count,
    page: asked.page,
    page_size: asked.page_size,
    links: {
      next: asked.page < last ? link(asked.page + 1) : null,
      previous: asked.page > 1 && last > 0 ? link(Math.min(asked.page - 1, last)) : null,
    },
    results,
  };
}
