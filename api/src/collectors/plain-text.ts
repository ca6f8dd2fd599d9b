import { decodeHTML } from 'entities';

/** What somebody reads of a piece of HTML: blocks become lines, mark-up goes, entities become what they stand for. Nothing in it can run. */
export function plainText(html: string): string {
  const bare = html
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style|template|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<(br|\/p|\/div|\/li|\/h[1-6]|\/tr|\/blockquote|\/pre)\b[^>]*>/gi, '\n')
    .replace(/<[a-z/!?][^>]*(>|$)/gi, '');
  return decodeHTML(bare).replace(/[ \t\u00a0]+/g, ' ').replace(/ ?\n ?/g, '\n').replace(/\n{3,}/g, '\n\n').trim();
}

/** Address of the first picture in a piece of HTML, as it stands there; null when there is none. */
export function firstImage(html: string): string | null {
  const found = /<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(html);
  const address = found?.[1] ?? found?.[2] ?? found?.[3];
  return address === undefined || address === '' ? null : decodeHTML(address);
}
