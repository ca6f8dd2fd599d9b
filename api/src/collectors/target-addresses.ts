/**
 * Takes the name of what is watched out of its address on the vendor's site; null where the address
 * names none.
 */
export type NameInAddress = (address: URL) => string | null;

/** @param host without `www.`; @param path its first group is the name */
const at =
  (host: RegExp, path: RegExp): NameInAddress =>
  ({ hostname, pathname }) =>
    host.test(hostname) ? (path.exec(decoded(pathname))?.[1] ?? null) : null;

const either =
  (...ways: readonly NameInAddress[]): NameInAddress =>
  (address) =>
    ways.reduce<string | null>((found, way) => found ?? way(address), null);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const X = /^(www\.|mobile\.)?(x|twitter)\.com$/;
const FACEBOOK = /^([a-z-]+\.)?facebook\.com$/;

/**
 * Addresses as browsers show them, which is what people have at hand when they want to watch
 * somebody.
 */
export const NAME_IN = {
  instagram: at(/^(www\.)?instagram\.com$/, /^\/(?!explore\b|p\b|reels?\b|stories\b)([^/]+)\/?/),
  instagramTag: at(/^(www\.)?instagram\.com$/, /^\/explore\/tags\/([^/]+)/),
  facebook: either(
    ({ hostname, pathname, searchParams }) =>
      FACEBOOK.test(hostname) && pathname === '/profile.php' ? searchParams.get('id') : null,
    at(FACEBOOK, /^\/(?:pages|people)\/[^/]+\/(\d+)/),
    at(
      FACEBOOK,
      /^\/(?!groups\b|events\b|watch\b|pages\b|people\b|share\b|profile\.php)([^/]+)\/?/,
    ),
  ),
  linkedin: at(/^([a-z]+\.)?linkedin\.com$/, /^\/company\/([^/]+)/),
  whatsapp: at(/^wa\.me$/, /^\/\+?(\d+)/),
  x: at(X, /^\/(?!(?:i|home|search|hashtag|explore|settings|intent)\b)@?([^/]+)/),
  /** Every server has its own host; members of another one stand there as `@name@server`. */
  mastodon: ({ hostname, pathname }) => {
    const name = /^\/@([^/]+)/.exec(decoded(pathname))?.[1];
    return name === undefined ? null : name.includes('@') ? name : `${name}@${hostname}`;
  },
  mastodonTag: ({ hostname, pathname }) => {
    const tag = /^\/tags\/([^/]+)/.exec(decoded(pathname))?.[1];
    return tag === undefined ? null : `${tag}@${hostname}`;
  },
  bluesky: at(/^bsky\.app$/, /^\/profile\/([^/]+)/),
  telegram: at(/^(www\.)?(t|telegram)\.me$/, /^\/(?:s\/)?([^/+]+)/),
} satisfies Record<string, NameInAddress>;

/**
 * What somebody typed or pasted, with an address of the vendor's site read as the name that it
 * leads to.
 * @returns the name; what was typed where it is no such address
 */
export function nameFrom(typed: string, nameIn: NameInAddress | undefined): string {
  if (nameIn === undefined) return typed;
  const address = /^https?:\/\//i.test(typed)
    ? typed
    : /^[a-z0-9.-]+\.[a-z]+\/./i.test(typed)
      ? `https://${typed}`
      : null;
  return address !== null && URL.canParse(address) ? (nameIn(new URL(address)) ?? typed) : typed;
}
