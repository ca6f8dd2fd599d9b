import type { ApolloClient } from '@apollo/client';

interface Page {
  default: unknown;
  /** Asks what the page needs first. */
  askFirst?: (client: ApolloClient, isFreeTrial: boolean) => void;
}

/** Pages that a day is spent on. */
const PAGES: readonly (readonly [address: RegExp, load: () => Promise<Page>])[] = [
  [/^\/(threat-manager)?$/, () => import('../features/threat-manager/page.tsx')],
  [/^\/threat-manager\/media\//, () => import('../features/media-detail/page.tsx')],
  [/^\/threat-analytics$/, () => import('../features/analytics/page.tsx')],
  [/^\/targets$/, () => import('../features/targets/page.tsx')],
  [/^\/scan-file$/, () => import('../features/file-scanner/page.tsx')],
];

/** What the address asked for when this tab began; undefined for a page without haste. Told once. */
let page: Promise<Page> | undefined;

/** Begins to fetch the page that the address asks for. What fails here is fetched again where it is drawn, and told there. */
export function fetchPageAhead(): void {
  page = PAGES.find(([address]) => address.test(window.location.pathname))?.[1]();
  page?.catch(() => undefined);
}

/** Once it is known who this is: the page's first questions go out while the frame is drawn. */
export function askAheadOfPage(client: ApolloClient, isFreeTrial: boolean): void {
  page?.then(({ askFirst }) => askFirst?.(client, isFreeTrial)).catch(() => undefined);
  page = undefined;
}
