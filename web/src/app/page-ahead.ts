import type { ApolloClient } from '@apollo/client';
import type { Asker } from '../domain/viewer/use-viewer.ts';
import type { LazyPage } from './chunk.ts';
import {
  Analytics,
  FileScanner,
  MediaDetail,
  Targets,
  ThreatManager,
  Users,
} from './lazy-pages.ts';
import { dailyPageAt, type DailyPage } from './page-addresses.ts';

const PAGES: Record<DailyPage, Pick<LazyPage, 'ahead'>> = {
  'threat-manager': ThreatManager,
  'media-detail': MediaDetail,
  analytics: Analytics,
  targets: Targets,
  users: Users,
  'file-scanner': FileScanner,
};

/**
 * What the address asked for when this tab began; undefined for a page without haste. Told once.
 */
let page: ReturnType<LazyPage['ahead']> | undefined;

/**
 * Begins to fetch the page that the address asks for. What fails here is fetched again where it is
 * drawn, and told there.
 */
export function fetchPageAhead(): void {
  const asked = dailyPageAt(window.location.pathname);
  page = asked && PAGES[asked].ahead();
  page?.catch(() => undefined);
}

/**
 * Once it is known who this is: the page's first questions go out.
 *
 * @returns when they are answered, or will not be
 */
export async function askAheadOfPage(client: ApolloClient, asker: Asker): Promise<void> {
  const first = page;
  page = undefined;
  await first?.then(({ askFirst }) => askFirst?.(client, asker)).catch(() => undefined);
}
