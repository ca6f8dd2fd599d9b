/**
 * Where an item stands at its source, as a link may carry it; null for none, and for what is no
 * page of the web: an address was written by the source, and `javascript:` is one too.
 */
export function pageAddress(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
