/**
 * Pages that a day is spent on: what they need is fetched before their route is drawn. By the
 * folder of their feature.
 */
export const PAGE_ADDRESSES = {
  'threat-manager': /^\/(threat-manager)?$/,
  'media-detail': /^\/threat-manager\/media\//,
  analytics: /^\/threat-analytics$/,
  targets: /^\/targets$/,
  users: /^\/admin\/users$/,
  'file-scanner': /^\/scan-file$/,
};

export type DailyPage = keyof typeof PAGE_ADDRESSES;

/**
 * @returns the page of an address (a path without its query), or undefined for one without haste
 */
export function dailyPageAt(path: string): DailyPage | undefined {
  return (Object.keys(PAGE_ADDRESSES) as DailyPage[]).find((page) =>
    PAGE_ADDRESSES[page].test(path),
  );
}
