import type { PageLinks } from '../../generated/resolvers-types.ts';

interface RestPage<T> {
  count: number;
  page: number;
  page_size: number;
  links: { next: string | null; previous: string | null };
  results: T[];
}
interface Page<T> {
  count: number;
  page: number;
  pageSize: number;
  links: PageLinks;
  results: T[];
}

/** Maps a paged list; links become page numbers. */
export function mapPage<T, U>(page: RestPage<T>, mapItem: (item: T) => U): Page<U> {
  return {
    count: page.count,
    page: page.page,
    pageSize: page.page_size,
    links: {
      next: page.links.next === null ? null : page.page + 1,
      previous: page.links.previous === null ? null : page.page - 1,
    },
    results: page.results.map(mapItem),
  };
}

/** The same for lists that can be searched, where not everything that matches is counted. */
export function mapSearchedPage<T, U>(
  page: RestPage<T> & { count_is_partial: boolean },
  mapItem: (item: T) => U,
): Page<U> & { countIsPartial: boolean } {
  return { ...mapPage(page, mapItem), countIsPartial: page.count_is_partial };
}

/** `null` from a client means the same as leaving the argument out. */
export function pageArgs(args: {
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}): { page: number | undefined; page_size: number | undefined } {
  return { page: args.page ?? undefined, page_size: args.pageSize ?? undefined };
}
