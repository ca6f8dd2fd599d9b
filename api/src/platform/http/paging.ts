import { z } from 'zod';

/** Upper bound of page_size. */
export const MAX_PAGE_SIZE = 200;

/** Body members of every paged list call. */
export function pageRequest(defaultSize = 10) {
  return {
    page: z.int().min(1).max(1_000_000).default(1),
    page_size: z.int().min(1).max(MAX_PAGE_SIZE).default(defaultSize),
  };
}

/** The same as members of a query, where everything is text. */
export function pageQuery(defaultSize = 10) {
  return {
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(defaultSize),
  };
}

export const PageLinks = z
  .object({ next: z.string().nullable(), previous: z.string().nullable() })
  .meta({
    id: 'PageLinks',
    description: 'URLs of the neighbouring pages: the same call with another `page`.',
  });

/** Paged list: count, links, page_size, results. */
export function pageOf<T extends z.ZodType>(item: T, id: string) {
  return z
    .object({
      count: z.int(),
      page: z.int(),
      page_size: z.int(),
      links: PageLinks,
      results: z.array(item),
    })
    .meta({ id });
}

/**
 * A page of a list that can be searched: of a search that matches a great deal, not everything is
 * counted.
 */
export function searchedPageOf<T extends z.ZodType>(item: T, id: string) {
  return pageOf(item, `${id}Base`).extend({ count_is_partial: CountIsPartial }).meta({ id });
}

export const CountIsPartial = z.boolean().meta({
  description:
    'Whether a search matches more than the numbers here say, which are then lower bounds. ' +
    'Without a search, always false.',
});
