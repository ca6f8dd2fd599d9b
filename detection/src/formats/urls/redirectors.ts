/** A service that puts an address of its own around another one. */
interface Redirector {
  host: RegExp;
  /** @returns where it leads, as the address says; null where it does not say so */
  read(url: URL): string | null;
}

const parameter =
  (...names: readonly string[]) =>
  ({ searchParams }: URL): string | null =>
    names.map((name) => searchParams.get(name)).find((value) => value !== null && value !== '') ??
    null;

/**
 * Those that check the links of mails, and those of services that people copy links from. What
 * keeps its target to itself is not among them.
 */
const REDIRECTORS: readonly Redirector[] = [
  {
    host: /^(?:[\w-]+\.)*safelinks\.protection\.(?:outlook\.com|office365\.us)$/,
    read: parameter('url'),
  },
  { host: /^statics\.teams\.cdn\.office\.net$/, read: parameter('url') },
  {
    host: /^(?:www\.)?google\.[a-z.]{2,6}$/,
    read: (url) =>
      url.pathname === '/url'
        ? parameter('q', 'url')(url)
        : (/^\/amp\/(?:s\/)?(.+)$/.exec(url.pathname)?.[1] ?? null),
  },
  {
    host: /^cdn\.ampproject\.org$/,
    read: ({ pathname }) => /^\/[cv]\/(?:s\/)?(.+)$/.exec(pathname)?.[1] ?? null,
  },
  { host: /(?:^|\.)urldefense(?:\.proofpoint)?\.com$|(?:^|\.)urldefense\.us$/, read: proofpoint },
  { host: /\.mimecast(?:protect)?\.com$/, read: parameter('url', 'domain') },
  { host: /^linkprotect\.cudasvc\.com$/, read: parameter('a') },
  {
    host: /\.protection\.sophos\.com$/,
    read: (url) => base64(url.searchParams.get('u')) ?? url.searchParams.get('d'),
  },
  {
    host: /^lsems\.gravityzone\.bitdefender\.com$/,
    read: ({ pathname }) => base64(/^\/scan\/([\w+/=-]+)/.exec(pathname)?.[1] ?? null),
  },
  {
    host: /^(?:www\.)?bing\.com$/,
    read: (url) =>
      url.pathname.startsWith('/ck/')
        ? base64(url.searchParams.get('u')?.replace(/^a1/, '') ?? null)
        : null,
  },
  {
    host: /^mandrillapp\.com$/,
    read: (url) =>
      /https?:[^"\s]+/.exec((base64(url.searchParams.get('p')) ?? '').replaceAll('\\', ''))?.[0] ??
      null,
  },
  { host: /^(?:l|lm)\.(?:facebook|instagram|messenger)\.com$/, read: parameter('u') },
  {
    host: /^(?:www\.)?facebook\.com$/,
    read: (url) => (url.pathname === '/l.php' ? parameter('u')(url) : null),
  },
  {
    host: /^(?:www\.)?youtube\.com$/,
    read: (url) => (url.pathname === '/redirect' ? parameter('q')(url) : null),
  },
  {
    host: /^(?:www\.)?linkedin\.com$/,
    read: (url) =>
      /^\/(?:redir\/redirect|safety\/go)/.test(url.pathname) ? parameter('url')(url) : null,
  },
  {
    host: /^out\.reddit\.com$|^slack-redir\.net$|^(?:www\.)?t\.umblr\.com$/,
    read: parameter('url', 'z'),
  },
];

/**
 * Where the address of a known redirector leads.
 *
 * @returns the address or the host as it stands there, decoded; null for every other address, and
 * where the redirector keeps it to itself
 */
export function leadsTo(url: URL): string | null {
  const host = url.hostname.replace(/\.$/, '');
  const found = REDIRECTORS.find((one) => one.host.test(host));
  return found?.read(url) ?? null;
}

/**
 * Proofpoint's URL Defense, whose second version writes `%` as `-` and `/` as `_`, and whose third
 * leaves signs out and keeps them behind the address.
 */
function proofpoint(url: URL): string | null {
  if (url.pathname.startsWith('/v2/'))
    return (
      decoded((url.searchParams.get('u') ?? '').replaceAll('-', '%').replaceAll('_', '/')) || null
    );
  const [, written, kept = ''] =
    /^\/v3\/__(.+?)__;([\w-]*)/.exec(`${url.pathname}${url.search}${url.hash}`) ?? [];
  if (written === undefined) return parameter('u')(url);
  const signs = [...(base64(kept) ?? '')];
  return written.replace(/\*(?:\*([\w-]))?/g, (_all, run: string | undefined) =>
    signs.splice(0, run === undefined ? 1 : RUNS.indexOf(run) + 2).join(''),
  );
}
const RUNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const base64 = (text: string | null): string | null =>
  text === null || text === '' ? null : Buffer.from(text.replaceAll(' ', '+'), 'base64').toString();
