import { say } from '@vedetta/messages/say.ts';
import type { Collected } from '../../engine/tree/collected.ts';
import { readLnk } from '../../formats/shortcut/lnk.ts';
import { extensionOf } from '../../formats/type-label.ts';
import { interpreterIn, judgeCommand, traitsOf } from './commands.ts';
import { CARRIER_RULES as RULES, tell } from './rules.ts';
import { isStrangeShare, judgeTarget, TARGET_RULES } from './targets.ts';

/** Looks at a shortcut of Windows. @returns whether it was one */
export function readShortcut(report: Collected): boolean {
  const lnk = readLnk(report.item.bytes);
  if (lnk === null) return false;
  if (lnk.isCut) report.problem(say('whyShortcutTruncated'));
  const { target, args, workingFolder, icon } = lnk;
  report.text([target, args, workingFolder].filter((one) => one !== '').join('\n'));
  const told = [
    ofCommand(report, target, args),
    ofTarget(report, target),
    ofTarget(report, workingFolder),
  ];
  if (!told.includes(true)) ofIcon(report, icon);
  return true;
}

/** Looks at the text files that a system follows when somebody opens them. */
export function readFollowed(report: Collected, text: string): boolean {
  const extension = extensionOf(report.item.filename) ?? '';
  const head = text.slice(0, 200).replace(/^\ufeff/, '');
  if (
    /^\s*\[(?:InternetShortcut|Shell|\.ShellClassInfo)/i.test(head) ||
    /^(?:url|website|scf|theme)$/.test(extension)
  )
    ofSettings(report, text);
  else if (/^\s*\[Desktop Entry\]/i.test(head) || extension === 'desktop') ofMenu(report, text);
  else if (/^\s*(?:Windows Registry Editor|REGEDIT4)/i.test(head)) ofRegistry(report, text);
  else if (
    /^(?:library-ms|search-ms|searchconnector-ms|webloc|settingcontent-ms|msc)$/.test(
      kindOfName(report),
    )
  )
    ofMarkup(report, text);
  else if (extension === 'inf') ofSetup(report, text);
  else return false;
  return true;
}

/** Endings with a hyphen are none to the table of types. */
const kindOfName = ({ item }: Collected): string =>
  /\.([a-z-]{2,20})\s*$/i.exec(item.filename)?.[1]?.toLowerCase() ?? '';

const LINE = (name: string) =>
  new RegExp(String.raw`^[ \t]*(?:${name})[ \t]*=[ \t]*(\S[^\r\n]*)`, 'gim');
const valuesOf = (text: string, name: string): string[] =>
  [...text.matchAll(LINE(name))].slice(0, 50).map(([, value]) => (value ?? '').trim());

/** `[InternetShortcut]`, `[Shell]`, `desktop.ini`, themes: a target, and pictures. */
function ofSettings(report: Collected, text: string): void {
  const told = [
    ...valuesOf(text, 'URL|BASEURL|OriginalURL'),
    ...valuesOf(text, 'WorkingDirectory'),
  ].map((target) => ofTarget(report, target));
  if (told.includes(true)) return;
  for (const icon of valuesOf(text, 'IconFile|IconResource|Wallpaper|BrandImage'))
    if (ofIcon(report, icon)) return;
}

/** An entry of a menu of Linux: what it starts, or where it leads. */
function ofMenu(report: Collected, text: string): void {
  for (const command of valuesOf(text, 'Exec|TryExec')) {
    const [program = ''] = /^"[^"]*"|^\S+/.exec(command) ?? [''];
    if (ofCommand(report, program, command.slice(program.length))) return;
  }
  for (const target of valuesOf(text, 'URL')) if (ofTarget(report, target)) return;
}

/** Keys whose values start programs: with the system, with a person's session, with another program. */
const STARTS = new RegExp(
  [
    String.raw`^\[[^\]\r\n]*\\(?:CurrentVersion\\(?:Run|RunOnce|RunServices|RunOnceEx|Winlogon`,
    String.raw`|Policies\\Explorer\\Run|Image File Execution Options\\[^\]\\]+)`,
    String.raw`|shell\\\w+\\command|InprocServer32|Environment)\]`,
  ].join(''),
  'gim',
);

function ofRegistry(report: Collected, text: string): void {
  for (const { index } of [...text.matchAll(STARTS)].slice(0, 50)) {
    const end = text.indexOf('\n[', index + 1);
    const section = text.slice(index, end === -1 ? Math.min(text.length, index + 20_000) : end);
    for (const [line, value = ''] of section.matchAll(
      /^(?:@|"[^"\r\n]*")\s*=\s*(?:hex\([\da-f]\):|")([^\r\n]+)/gim,
    )) {
      const command = value.replace(/"\s*$/, '').replaceAll('\\"', '"').replaceAll('\\\\', '\\');
      const { fetches, encoded, hidden } = traitsOf(command);
      const isBad = (fetches ?? encoded ?? hidden) !== null || interpreterIn(command) !== null;
      tell(report, isBad ? RULES.shortcutCommand : RULES.autostart, line);
      return;
    }
  }
}

/** Libraries, saved searches and settings are XML that names a place or a command. */
function ofMarkup(report: Collected, text: string): void {
  for (const [, tag = '', value = ''] of text.matchAll(
    /<(url|string|DeepLink|Icon|iconReference)\b[^>]{0,200}>\s*(?:<!\[CDATA\[)?([^<\]]{1,2000})/gi,
  )) {
    const target = value.replaceAll('&amp;', '&').replaceAll('&quot;', '"').trim();
    if (/deeplink/i.test(tag)) {
      const [program = ''] = /^"[^"]*"|^\S+/.exec(target) ?? [''];
      // Settings open panels: no interpreter has anything to do there.
      if (interpreterIn(target) !== null && judgeCommand(program, target) !== 'starts')
        tell(report, RULES.shortcutCommand, target);
      return;
    } else if (/icon/i.test(tag)) {
      if (ofIcon(report, target)) return;
    } else if (ofTarget(report, target)) return;
    else if (
      /^(?:library-ms|search-ms|searchconnector-ms)$/.test(kindOfName(report)) &&
      /^https?:/i.test(target)
    ) {
      tell(report, RULES.shortcutRemote, target);
      return;
    }
  }
  // A console whose page is a script of a library of Windows (GrimResource, 2024).
  const script =
    /\bapds\.dll\b|\bjavascript:eval\b|<!\[CDATA\[[\s\S]{0,2000}\btransformNode\b/i.exec(text);
  if (script !== null && kindOfName(report) === 'msc')
    tell(report, RULES.shortcutCommand, script[0]);
}

/** Instructions of a setup, or of what starts with a disk. */
function ofSetup(report: Collected, text: string): void {
  for (const command of valuesOf(text, String.raw`open|shellexecute|shell\\\w+\\command`))
    if (/^\s*\[autorun/im.test(text)) {
      tell(report, RULES.autostart, command);
      return;
    }
  const scriptlet =
    /^[^\r\n;]*\bscrobj\.dll\b[^\r\n]*|^[^\r\n;]*\b(?:https?:\/\/|\\\\)\S+\.(?:sct|wsc|ocx|dll)\b[^\r\n]*/im.exec(
      text,
    );
  const section = /^\s*(?:RunPreSetupCommands|RunPostSetupCommands)(?:Section)?\s*=\s*(\S+)/im.exec(
    text,
  );
  const lines =
    section === null
      ? null
      : new RegExp(
          String.raw`^\s*\[${escaped(section[1] ?? '')}\]\s*([\s\S]{0,4000}?)(?=^\s*\[|$(?![\s\S]))`,
          'im',
        ).exec(text);
  const { fetches, encoded, hidden } = traitsOf(lines?.[1] ?? '');
  const seen = scriptlet?.[0] ?? fetches ?? encoded ?? hidden;
  if (seen !== null) tell(report, RULES.shortcutCommand, seen);
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function ofCommand(report: Collected, program: string, args: string): boolean {
  const kind = judgeCommand(program, args);
  if (kind === 'starts') return false;
  tell(
    report,
    kind === 'hides' ? RULES.shortcutCommand : RULES.shortcutShell,
    `${program} ${args}`,
  );
  return true;
}

function ofTarget(report: Collected, target: string): boolean {
  const kind = target === '' ? 'ordinary' : judgeTarget(target);
  if (kind === 'ordinary') return false;
  tell(report, TARGET_RULES[kind], target);
  return true;
}

function ofIcon(report: Collected, icon: string): boolean {
  const strange = isStrangeShare(icon);
  if (strange === null) return false;
  tell(report, strange === 'address' ? RULES.addressIcon : RULES.remoteIcon, icon);
  return true;
}
