import { RUNS } from '../../formats/archives/names.ts';
import { CARRIER_RULES as RULES, type CarrierRule } from './rules.ts';

/** Where a shortcut leads, as far as it matters. */
export type TargetKind =
  /** A file on a computer that is nobody's own, or a kind of address that opens holes. */
  | 'remote'
  /** A download of what runs. */
  | 'download'
  /** A file on a server of a full name. */
  | 'server'
  | 'ordinary';

export const TARGET_RULES: Readonly<Record<Exclude<TargetKind, 'ordinary'>, CarrierRule>> = {
  remote: RULES.shortcutRemote,
  download: RULES.shortcutDownload,
  server: RULES.shortcutServer,
};

/**
 * Handlers of Windows through which an address became code (search-ms: CVE-2023-36884 and the
 * campaigns of 2023; ms-msdt: CVE-2022-30190; ms-officecmd; mhtml: CVE-2024-38112; res and mk:
 * older ones). Those of settings, the shop and Office itself are ordinary.
 */
const HOLES =
  /^(?:ms-(?:msdt|officecmd|appinstaller|its)|its|mk|res|mhtml|javascript|vbscript|shell)\s*:/i;
const SEARCH = /^(?:search-ms|search|ms-search)\s*:/i;
/** Names of networks that nobody else sees (RFC 6762, RFC 8375, what routers and domains use). */
const OWN =
  /(?:^|\.)(?:local|lan|internal|intranet|corp|home|localdomain|localhost|home\.arpa|private)$/i;
const OWN_ADDRESS =
  /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i;
/** Archives open as folders: what lies in them runs like the rest. */
const OPENS = /\.(?:zip|7z|rar|cab|url|search-ms|library-ms|website|scf|xll|one|chm|msc)\s*$/i;

/** Is the computer one that anybody on the internet may own? */
function isStrange(host: string): 'address' | 'name' | null {
  const name = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (name === '' || OWN.test(name) || OWN_ADDRESS.test(name)) return null;
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(name) || name.includes(':')) return 'address';
  return name.includes('.') ? 'name' : null;
}

/** `\\host\share\file`, `file://host/share/file`, `\\host@80\DavWWWRoot\file`. */
const SHARE = /^(?:file:)?(?:[\\/]{2}|[\\/]{4,5})([^\\/\s]{1,255})[\\/]?([^\r\n]*)/i;

/**
 * The host of a share in a text, and whether it is asked by WebDAV; null where it is none.
 * @param target an address or a path
 */
export function shareOf(target: string): { host: string; path: string; isWeb: boolean } | null {
  const match = SHARE.exec(decoded(target.trim()));
  const host = match?.[1] ?? '';
  if (match === null || /^[a-z]:$/i.test(host) || host === '.' || host === '?') return null;
  return {
    host: host.replace(/@.*$/, ''),
    path: match[2] ?? '',
    isWeb: /@(?:ssl|\d{1,5})\b/i.test(host) || /^dav(?:wwwroot)?\b/i.test(match[2] ?? ''),
  };
}

/** Does a path lead to a computer that is not of the own network? */
export const isStrangeShare = (path: string): 'address' | 'name' | null => {
  const share = shareOf(path);
  return share === null ? null : share.isWeb ? 'address' : isStrange(share.host);
};

/** Judges where a shortcut leads. @param target as it stands there */
export function judgeTarget(target: string): TargetKind {
  const plain = target.trim().replace(/^url:/i, '');
  if (HOLES.test(plain) || /!x-usc:/i.test(plain)) return 'remote';
  if (SEARCH.test(plain)) {
    const place = /location:\s*([^&\r\n]+)/i.exec(decoded(plain))?.[1] ?? '';
    return /^https?:/i.test(place) || isStrangeShare(place) !== null ? 'remote' : 'ordinary';
  }
  const share = shareOf(plain);
  if (share !== null) {
    const strange = isStrange(share.host);
    if (share.isWeb || strange === 'address') return 'remote';
    if (strange === null) return 'ordinary';
    return opensOrRuns(share.path) ? 'remote' : 'server';
  }
  if (!/^(?:https?|ftp):/i.test(plain)) return 'ordinary';
  return isDownload(pathOf(plain)) ? 'download' : 'ordinary';
}

const bare = (path: string): string => path.replace(/[?#].*$/, '');
const opensOrRuns = (path: string): boolean => RUNS.test(bare(path)) || OPENS.test(bare(path));
/** What a browser shows, or what a developer reads, is no download of a program. */
const isDownload = (path: string): boolean =>
  RUNS.test(bare(path)) && !/\.(?:js|sh|cmd|reg)$/i.test(bare(path));

const pathOf = (url: string): string => /^\w+:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] ?? '';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
