import type { Collected } from '../../engine/tree/collected.ts';
import type { NodeRoom } from '../../formats/room.ts';
import { readPage, type Page } from '../../formats/page/read-page.ts';
import { readHost } from '../../formats/urls/host.ts';
import { LONGEST_SOURCE } from '../../formats/text/limits.ts';
import { withoutCuts } from './commands.ts';
import { longestIn, payloadIn } from './payload.ts';
import { CARRIER_RULES as RULES, tell } from './rules.ts';

const DECODES = String.raw`(?:atob|unescape|decodeURIComponent|String\.fromCharCode)\s*\(`;
const TAKES_APART = new RegExp(String.raw`\b(?:${DECODES}|new\s+Uint8Array\b|fromBase64\b)`, 'i');
const MAKES_FILE = new RegExp(
  String.raw`\bnew\s+(?:Blob|File)\s*\(|\bcreateObjectURL\b|\bmsSave(?:OrOpen)?Blob\b` +
    String.raw`|["']data:application\/(?:octet-stream|zip|x-)`,
  'i',
);
const SAVES =
  /\.download\s*=|["']download["']|\bmsSave(?:OrOpen)?Blob\b|\bsaveAs\s*\(|\blocation(?:\.href)?\s*=/i;
const BY_ITSELF =
  /\.click\s*\(|\bdispatchEvent\b|\bmsSave(?:OrOpen)?Blob\b|\blocation(?:\.href)?\s*=/i;
const SAVED_AS = new RegExp(
  String.raw`(?:\.download\s*=|\bdownload["']\s*,|(?:msSave(?:OrOpen)?Blob|saveAs)\s*\([^,]{1,80},)` +
    String.raw`\s*["'\`]([^"'\`]{1,120})`,
);
/** A file that is so much of its scripts is what the page is for. */
const MOST_OF_IT = 0.3;

const RUNS_CODE = new RegExp(
  String.raw`\b(?:eval|execScript|Function|setTimeout)\s*\(\s*(?:window\.)?${DECODES}`,
  'i',
);
const WRITES = new RegExp(
  String.raw`(?:\bdocument\.write(?:ln)?\s*\(|\.(?:inner|outer)HTML\s*\+?=|\bsrcdoc\s*=)\s*(?:window\.)?` +
    `${DECODES}\\s*(["'\`])([^"'\`]{20,})`,
  'i',
);
/** What pages hide: forms, other pages, ways elsewhere. Counters write scripts in this way. */
const HIDDEN = /<(?:form|input|iframe|html|body|meta)\b|\bpassword\b|\blocation\b/i;
/** Objects of Windows that start programs, as pages in Internet Explorer and its heirs use them. */
const PROGRAM_OBJECTS =
  /\b(?:new\s+ActiveXObject|CreateObject)\s*\(\s*["'](?:WScript\.Shell|Shell\.Application|ADODB\.Stream)["']/i;
const HOLE = /\b(?:ms-msdt|search-ms|ms-officecmd):[^\s"'<>]{3,}/i;

/** Looks at a page. @param source its text, @param inMail it is the text of a mail */
export function judgePage(report: Collected, source: string, room: NodeRoom, inMail = false): void {
  const page = readPage(source.slice(0, LONGEST_SOURCE), false);
  const scripts = [
    ...page.scripts,
    ...page.handlers.map(({ code }) => code),
    ...page.scriptLinks,
  ].join('\n');
  const runs = PROGRAM_OBJECTS.exec(scripts) ?? HOLE.exec(scripts);
  if (runs !== null) tell(report, RULES.pageRuns, lineOf(scripts, runs.index));
  innerPages(report, page, room);
  if (!inMail) builtFile(report, page, scripts, source, room);
  unpacked(report, scripts, page);
  password(report, page, scripts);
  leads(report, page, scripts);
}

const MOST_FRAMES = 20;

/** Pages within the page, written in an address: they are parts, and looked at as pages are. */
function innerPages(report: Collected, page: Page, room: NodeRoom): void {
  const inner = page.frames.flatMap((frame) => {
    const match = /^data:text\/html[^,]{0,80}?(;base64)?,([\s\S]*)$/i.exec(frame);
    if (match === null) return [];
    return [match[1] === undefined ? unescaped(match[2] ?? '') : decoded(match[2] ?? '')];
  });
  if (inner.length > 0) room.enter();
  for (const [index, text] of inner.slice(0, MOST_FRAMES).entries()) {
    room.spend(text.length);
    report.child(`frame${index + 1}.html`, new Uint8Array(Buffer.from(text, 'latin1')));
  }
}

/** HTML smuggling (MITRE ATT&CK T1027.006): the file is made of what the page holds. */
function builtFile(
  report: Collected,
  page: Page,
  scripts: string,
  source: string,
  room: NodeRoom,
): void {
  const name =
    SAVED_AS.exec(scripts)?.[1] ??
    page.links.find(({ download }) => download !== null)?.download ??
    undefined;
  const linked = page.links.find(({ href }) => /^data:application\//i.test(href));
  const makes = MAKES_FILE.exec(scripts);
  const isMade =
    makes !== null && SAVES.test(scripts) && (TAKES_APART.test(scripts) || linked !== undefined);
  if (!isMade && linked === undefined) return;
  const whole = withoutCuts(source);
  const payload = payloadIn(whole);
  if (payload !== null) {
    room.enter();
    room.spend(payload.bytes.length);
    report.child(name ?? 'file', payload.bytes);
  } else if (
    !isMade ||
    !BY_ITSELF.test(scripts) ||
    longestIn(whole) < MOST_OF_IT * Math.max(scripts.length, 1)
  )
    return;
  tell(report, RULES.pageBuilds, name ?? makes?.[0] ?? linked?.href.slice(0, 80) ?? '', {
    excerpt: lineOf(scripts, makes?.index ?? 0),
  });
}

/** A page that writes itself out of an encoded text. */
function unpacked(report: Collected, scripts: string, page: Page): void {
  const code = RUNS_CODE.exec(scripts);
  const writes = WRITES.exec(scripts);
  const hides = writes !== null && HIDDEN.test(decoded(writes[2] ?? ''));
  const isWhole =
    page.shown < 200 &&
    /\bdocument\.write/i.test(scripts) &&
    TAKES_APART.test(scripts) &&
    longestIn(scripts) > MOST_OF_IT * Math.max(scripts.length, 1_000);
  const seen = code?.index ?? (hides ? writes.index : isWhole ? 0 : null);
  if (seen !== null) tell(report, RULES.pageUnpacks, lineOf(scripts, seen));
}

function decoded(text: string): string {
  if (/%[0-9a-f]{2}/i.test(text)) return unescaped(text);
  return /^[A-Za-z0-9+/=\s]+$/.test(text) ? Buffer.from(text, 'base64').toString('latin1') : text;
}
const unescaped = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

const ABSOLUTE = /^(?:https?:)?\/\/[^/\s"'`]/i;
/** Where a script sends something: the address stands in it, or is encoded there. */
const SENDS = new RegExp(
  String.raw`(?:\bfetch\s*\(|\.open\s*\(\s*["'](?:POST|GET)["']\s*,|\$\.(?:ajax|post|get)\s*\(` +
    String.raw`|\baxios\b|\bsendBeacon\s*\(|\burl\s*[:=])[^"'\`;]{0,60}["'\`](https?:\/\/[^"'\`\s]+)`,
  'i',
);
const ENCODED_ADDRESS = /\batob\s*\(\s*["'`](aHR0c[A-Za-z0-9+/=]{8,})/;

/** A password typed into a file goes to a server: nobody sends a form of their own so. */
function password(report: Collected, page: Page, scripts: string): void {
  if (!page.asksPassword) return;
  const isOwn = (address: string) =>
    page.own.some((own) => domainOf(own) !== null && domainOf(own) === domainOf(address));
  const form = page.forms.find(
    ({ action, asksPassword }) => asksPassword && ABSOLUTE.test(action) && !isOwn(action),
  );
  const encoded = ENCODED_ADDRESS.exec(scripts)?.[1];
  const sent = SENDS.exec(scripts)?.[1] ?? (encoded === undefined ? undefined : decoded(encoded));
  const address = form?.action ?? (sent !== undefined && !isOwn(sent) ? sent : undefined);
  if (address === undefined) return;
  report.text(address);
  tell(report, RULES.pagePassword, defanged(address));
}

function domainOf(address: string): string | null {
  const host = /^(?:https?:)?\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase();
  return host === undefined ? null : (readHost(host)?.domain ?? host.replace(/^www\./, ''));
}

const defanged = (address: string): string =>
  address
    .replace(/^http/i, 'hxxp')
    .replace(/^((?:hxxps?:)?\/\/[^/?#]*)/i, (host) => host.replaceAll('.', '[.]'));

const LEADS =
  /\blocation(?:(?:\.href)?\s*=|\.(?:replace|assign)\s*\()\s*["'`](https?:\/\/[^"'`\s]+)/i;
const LEADS_HIDDEN = new RegExp(
  String.raw`\blocation(?:\.href|\.replace|\.assign)?\s*[=(]\s*(?:window\.)?` +
    String.raw`(?:atob|unescape|String\.fromCharCode)\s*\(`,
  'i',
);
/** The address of a reader in the link: plain, escaped, or in base64. */
const READER = /[?&#/=][^?&#/=\s]{1,64}(?:@|%40)[\w.-]+\.[a-z]{2,}/i;
/** Letters that a page which only leads on shows: "Redirecting…" and the like. */
const FEW_LETTERS = 40;

/** A page that leads elsewhere when it is opened: it hides where a link leads. */
function leads(report: Collected, page: Page, scripts: string): void {
  const hidden = LEADS_HIDDEN.exec(scripts);
  if (hidden !== null) {
    tell(report, RULES.pageLeads, lineOf(scripts, hidden.index));
    return;
  }
  const match = LEADS.exec(scripts);
  const target = page.refresh !== null && ABSOLUTE.test(page.refresh) ? page.refresh : match?.[1];
  if (target === undefined) return;
  const names = (address: string) => domainOf(address) === domainOf(target);
  // A page that moved says where to: it names the address, or has a link to it.
  const isMoved = page.own.some(names) || page.links.some(({ href }) => names(href));
  const isBlank = page.shown < FEW_LETTERS && !isMoved && page.frames.length === 0;
  if (!isBlank && !(READER.test(target) && page.shown < 400)) return;
  report.text(target);
  tell(report, RULES.pageLeads, defanged(target));
}

/** The line of a script around a place, or so much of a long one. */
export function lineOf(text: string, at: number): string {
  const from = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  return text.slice(Math.max(from, at - 40), Math.min(end === -1 ? text.length : end, at + 360));
}
