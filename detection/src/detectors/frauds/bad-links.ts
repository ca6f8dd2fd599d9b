import { isWithin, readHost } from '../../formats/urls/host.ts';
import { destinationOf } from '../../formats/urls/inner-addresses.ts';
import { readLink } from '../../formats/urls/link.ts';

/** A link whose address does not say whose page it opens. */
export interface BadLink {
  kind: 'free-hosting' | 'shortener' | 'redirect' | 'address' | 'other-letters';
  /** Safe to show. */
  defanged: string;
  host: string;
  /** What somebody registered of the host. */
  domain: string;
}

/** Services that give anybody pages under a name of theirs: of sites, forms, files and tunnels. */
const FREE_HOSTING: readonly string[] = (
  'web.app firebaseapp.com vercel.app netlify.app pages.dev workers.dev r2.dev github.io ' +
  'gitlab.io glitch.me herokuapp.com onrender.com fly.dev surge.sh repl.co replit.app ' +
  'weebly.com weeblysite.com wixsite.com wixstudio.com blogspot.com wordpress.com ' +
  'webflow.io framer.app framer.website framer.ai carrd.co jimdosite.com jimdofree.com ' +
  'mystrikingly.com strikingly.com godaddysites.com square.site mailchimpsites.com ' +
  'canva.site my.canva.site myportfolio.com tilda.ws ucraft.site yolasite.com webnode.page ' +
  'webwave.dev site123.me bravesites.com hostingerapp.com 000webhostapp.com ' +
  'infinityfreeapp.com rf.gd byethost.com epizy.com azurewebsites.net azurestaticapps.net ' +
  'blob.core.windows.net web.core.windows.net cloudapp.azure.com amplifyapp.com ' +
  's3.amazonaws.com storage.googleapis.com storage.cloud.google.com appspot.com run.app ' +
  'translate.goog sites.google.com forms.gle script.google.com ' +
  'firebasestorage.googleapis.com ngrok.io ngrok-free.app trycloudflare.com ipfs.io ' +
  'dweb.link cloudflare-ipfs.com ipfs.dweb.link fleek.co backblazeb2.com ' +
  'digitaloceanspaces.com linodeobjects.com myqcloud.com aliyuncs.com cloudwaysapps.com ' +
  'plesk.page duckdns.org no-ip.org ddns.net hopto.org typeform.com jotform.com ' +
  'formstack.com notion.site gitbook.io bubbleapps.io softr.app glide.page lovable.app ' +
  'teachable.com ghost.io builderallwppro.com systeme.io'
).split(' ');
const BUCKET = /(?:^|\.)s3[.-][a-z0-9-]+\.amazonaws\.com$|\.storage\.[a-z0-9-]+\.amazonaws\.com$/;
/** A door of a known site that leads on to whatever its address names. */
const REDIRECT = new RegExp(
  [
    String.raw`^(?:[a-z0-9-]+\.)*(?:google\.[a-z.]{2,6}\/(?:url|amp|travel\/clk)`,
    String.raw`googleadservices\.com|doubleclick\.net|bing\.com\/ck\/`,
    String.raw`linkedin\.com\/(?:redir|slink)|youtube\.com\/(?:redirect|attribution_link)`,
    String.raw`facebook\.com\/l\.php|l\.facebook\.com|t\.umblr\.com|slack-redir\.net`,
    String.raw`vk\.com\/away|baidu\.com\/link|adobe\.com\/r|sng\.link|app\.link)`,
  ].join('|'),
  'i',
);
const INNER = /[?&=/](?:https?(?::|%3a)(?:\/|%2f){2})/i;

/**
 * Judges where a link leads by its address alone.
 * @param href as it stands in a mail
 * @returns null for a link that shows whose page it opens, and for what is no link to a page
 */
export function badLinkOf(href: string): BadLink | null {
  const outer = /^https?:/i.test(href.trim()) ? readLink(href.trim()) : null;
  if (outer === null) return null;
  const link = destinationOf(outer);
  const { host, traits, defanged } = link;
  const told = (kind: BadLink['kind']): BadLink => ({
    kind,
    defanged,
    host,
    domain: domainOf(host),
  });
  if (traits.includes('address')) return told('address');
  if (traits.includes('look-alike')) return told('other-letters');
  if (traits.includes('shortener')) return told('shortener');
  if (isHosted(host)) return told('free-hosting');
  const address = `${outer.host}${outer.path}`;
  return REDIRECT.test(address) && (INNER.test(address) || link.host !== outer.host)
    ? { ...told('redirect'), defanged: outer.defanged }
    : null;
}

/** What somebody registered of a host; the host itself where nobody can. */
export const domainOf = (host: string): string => readHost(host)?.domain ?? host;

/** Does anybody get pages under this host for nothing? */
export const isHosted = (host: string): boolean =>
  isWithin(host, FREE_HOSTING) || BUCKET.test(host) || /(?:^|\.)blogspot\./.test(host);
