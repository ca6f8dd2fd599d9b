import type { Collected } from '../../engine/tree/collected.ts';
import { extensionOf } from '../../formats/type-label.ts';
import { scriptIn } from '../../formats/file-type/scripts.ts';
import { traitsOf, withoutCuts, type CommandTraits } from './commands.ts';
import { longestIn } from './payload.ts';
import { CARRIER_RULES as RULES, tell, type CarrierRule } from './rules.ts';

/** Run by a double click on Windows, and nobody's documents. */
const HOSTED = new Set('hta vbs vbe jse wsf wsh wsc sct'.split(' '));
/** Run by a double click or a menu, and kept by developers as well. */
const KEPT = new Set('js bat cmd ps1'.split(' '));
/** Run by Linux and macOS. */
const SHELL = new Set('sh bash zsh command'.split(' '));
/** Objects of the Windows Script Host and of scripts of mshta: no page and no module has them. */
const HOST_OBJECTS =
  /\bnew\s+ActiveXObject\b|\bWScript\s*\.|\bCreateObject\s*\(|\bGetObject\s*\(|<HTA:APPLICATION\b|^#@~\^/im;
/**
 * What installers of developers do not do: run what they fetch without saving it, take it from a bare
 * address or without encryption, put it where nobody looks.
 */
const STRANGE = new RegExp(
  [
    String.raw`\b(?:iex|Invoke-Expression)\b[^\r\n]{0,200}\b(?:Download\w+|iwr|irm|Invoke-\w+|curl)\b`,
    String.raw`\b(?:Download\w+|iwr|irm|Invoke-\w+|curl)\b[^\r\n]{0,300}\|\s*(?:iex|Invoke-Expression)\b`,
    String.raw`\bhttp://(?!(?:localhost|127\.|www\.w3\.org|schemas\.))|\bhttps?://\d{1,3}(?:\.\d{1,3}){3}`,
    String.raw`%(?:APPDATA|PUBLIC)%|\$env:(?:APPDATA|PUBLIC)\b|\\Users\\Public\\`,
  ].join('|'),
  'i',
);
/** The objects of the host start programs by these. */
const STARTS = /\.(?:Run|Exec|ShellExecute)\b\s*[("'\w]/i;
const TEMPORARY = /%te?mp%|\$env:te?mp\b|GetTempPath/i;
/** An installer tells people what it does. */
const SPEAKS = /\bWrite-(?:Host|Output|Verbose|Progress)\b|^\s*@?echo\s+(?!off\b)\S/im;

const strangeIn = (text: string): string | null =>
  (STRANGE.exec(text) ?? (SPEAKS.test(text) ? null : TEMPORARY.exec(text)))?.[0] ?? null;
/** Code that is put together and run, whatever it says then. */
const UNPACKS = new RegExp(
  [
    String.raw`\b(?:eval|execScript|Execute(?:Global)?|Function)\s*\(\s*(?:this\.)?`,
    String.raw`(?:atob|unescape|decodeURIComponent|String\.fromCharCode|StrReverse|Chr)\s*\(`,
  ].join(''),
  'i',
);
/** Code that runs a text, and code that makes texts out of numbers or signs. */
const RUNS_TEXT = /\b(?:eval|execScript|Execute(?:Global)?|Function|iex|Invoke-Expression)\b/i;
const DECODES =
  /\b(?:fromCharCode|charCodeAt|atob|unescape|parseInt|ChrW?|StrReverse|FromBase64String|Xor)\b|\[char\]/i;
/** Pieces of a variable of the Windows shell, and letters of PowerShell by their numbers. */
const PIECES = /%\w+:~-?\d+(?:,-?\d+)?%|\[char\]\s*\(?\s*(?:0x)?[\da-f]+/gi;
const MOST_PIECES = 12;
/** Letters written as numbers, and names of tools that hide code. */
const SPELT = /\\x[0-9a-f]{2}|\\u00[0-9a-f]{2}|\bChrW?\s*\(\s*[\d&][^)]{0,20}\)\s*[&+]/gi;
const RENAMED = /\b_0x[0-9a-f]{4,6}\b/g;
/** A share of the text that is spelt so, and so many names. */
const MOST_SPELT = 0.2;
const MOST_RENAMED = 8;
const MOST_ENCODED = 0.3;
/** A line of numbers that are letters. */
const NUMBERS = /(?:\b\d{2,3}\s*,\s*){60}/;

/** Is the code of a text hidden from people? The words that show it. */
export function unpackedIn(text: string): string | null {
  const direct = UNPACKS.exec(text);
  if (direct !== null) return text.slice(direct.index, direct.index + 80);
  const spelt = [...text.matchAll(SPELT)];
  const length = spelt.reduce((sum, [one]) => sum + one.length, 0);
  if (spelt.length >= 20 && length > text.length * MOST_SPELT)
    return text.slice(spelt[0]?.index ?? 0, (spelt[0]?.index ?? 0) + 80);
  const pieces = [...text.matchAll(PIECES)];
  if (pieces.length >= MOST_PIECES) return lineAt(text, pieces[0]?.index ?? 0);
  const runs = RUNS_TEXT.exec(text);
  if (runs !== null && DECODES.test(text) && longestIn(text) > text.length * MOST_ENCODED)
    return lineAt(text, runs.index);
  const renamed = [...text.matchAll(RENAMED)];
  return new Set(renamed.map(([name]) => name)).size >= MOST_RENAMED
    ? text.slice(renamed[0]?.index ?? 0, (renamed[0]?.index ?? 0) + 80)
    : null;
}

type Language = 'hosted' | 'command' | 'shell' | 'source';

/**
 * What runs the text: by its name, and where the name says nothing by its content. A `.js` without
 * an object of the Windows Script Host is source code of a page or a module.
 */
function languageOf(text: string, bytes: Uint8Array, extension: string): Language | null {
  if (HOSTED.has(extension) || HOST_OBJECTS.test(withoutCuts(text.slice(0, 200_000)))) {
    const isText = extension === '' || HOSTED.has(extension) || KEPT.has(extension);
    if (isText || scriptIn(bytes) !== null) return 'hosted';
  }
  if (extension === 'js') return 'source';
  if (KEPT.has(extension)) return 'command';
  if (SHELL.has(extension)) return 'shell';
  const script = scriptIn(bytes);
  if (script === null) return null;
  if (script.kind === 'kindWindowsBatchFile') return 'command';
  return script.kind === 'kindShellScript' ? 'shell' : null;
}

/**
 * Judges a text that a system runs under its own name.
 * @param text the content
 * @returns whether it was one
 */
export function readScript(report: Collected, text: string): boolean {
  const { filename, bytes, carriedBy } = report.item;
  const extension = extensionOf(filename) ?? '';
  const language = languageOf(text, bytes, extension);
  if (language === null) return false;
  const unpacks = unpackedIn(text) ?? (language === 'hosted' ? NUMBERS.exec(text)?.[0] : null);
  const judged = judge(language, traitsOf(text), unpacks ?? null, {
    isSent: carriedBy !== undefined && (HOSTED.has(extension) || KEPT.has(extension)),
    isHosted: HOSTED.has(extension),
    isScriptlet: extension === 'sct' || extension === 'wsc',
    strange: strangeIn(text),
    starts: STARTS.exec(text)?.[0] ?? null,
  });
  if (judged === null) return true;
  const { rule, seen } = judged;
  const at = seen === null ? -1 : text.indexOf(seen);
  tell(report, rule, at < 0 ? firstLine(text) : lineAt(text, at), {
    excerpt: at < 0 ? text.slice(0, 400) : text.slice(Math.max(0, at - 60), at + 340),
    ...(at < 0 ? {} : { place: { kind: 'text', offset: at, length: seen?.length ?? 0 } }),
  });
  return true;
}

/** Is it a text that Windows runs: a script of its host, of its shell, or an HTML application? */
export const isScriptText = (text: string, bytes: Uint8Array): boolean =>
  scriptIn(bytes) !== null || HOST_OBJECTS.test(text.slice(0, 200_000));

interface Judged {
  rule: CarrierRule;
  seen: string | null;
}

/** The order is that of the severities. */
function judge(
  language: Language,
  { fetches, runs, encoded, hidden, stays }: CommandTraits,
  unpacks: string | null,
  of: {
    isSent: boolean;
    isHosted: boolean;
    isScriptlet: boolean;
    strange: string | null;
    starts: string | null;
  },
): Judged | null {
  const told = (rule: CarrierRule, seen: string | null): Judged => ({ rule, seen });
  if (language === 'source') {
    if (unpacks !== null) return told(RULES.scriptUnpacks, unpacks);
    return of.isSent ? told(RULES.scriptSent, null) : null;
  }
  if (encoded !== null) return told(RULES.scriptHidden, encoded);
  if (fetches !== null && runs !== null) {
    if (language === 'shell')
      return (hidden ?? stays) === null ? null : told(RULES.shellDownloads, fetches);
    const isBad = language === 'hosted' || of.isSent || (hidden ?? stays ?? of.strange) !== null;
    return told(isBad ? RULES.scriptDownloads : RULES.scriptInstalls, fetches);
  }
  if (unpacks !== null && language !== 'shell') return told(RULES.scriptUnpacks, unpacks);
  if (language === 'hosted' && runs !== null && of.starts !== null)
    return told(of.isScriptlet ? RULES.scriptlet : RULES.scriptRuns, of.starts);
  if (runs !== null && (hidden ?? stays) !== null && language !== 'shell')
    return told(RULES.scriptRuns, hidden ?? stays);
  if (of.isSent) return told(RULES.scriptSent, null);
  return of.isHosted ? told(RULES.script, null) : null;
}

const firstLine = (text: string): string => /\S[^\r\n]*/.exec(text)?.[0] ?? '';
function lineAt(text: string, at: number): string {
  const from = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  return text.slice(Math.max(from, at - 80), end === -1 ? text.length : end);
}
