/** What a command line, or a script, does that matters; each the words that show it. */
export interface CommandTraits {
  /** Takes something from another computer. */
  fetches: string | null;
  /** Starts a program, or code that is a text. */
  runs: string | null;
  /** A command that is encoded, so that people cannot read it. */
  encoded: string | null;
  /** No window, or a policy that is put aside. */
  hidden: string | null;
  /** Starts again with the system. */
  stays: string | null;
}

const any = (...parts: readonly string[]) => new RegExp(parts.join('|'), 'im');

/** A share of another computer, with WebDAV or without. */
const SHARE = String.raw`[^\r\n]{0,60}\s["']?\\\\[\w.-]+(?:@\w+)*\\`;
const FETCHES = any(
  String.raw`\bMSXML2\.(?:Server)?XMLHTTP|\bMicrosoft\.XMLHTTP|\bWinHttp\.WinHttpRequest`,
  String.raw`\bDownload(?:String|File|Data)(?:Async)?\b|\bInvoke-(?:WebRequest|RestMethod)\b`,
  String.raw`\b(?:iwr|irm)\s+[^\r\n]{0,40}https?:|\bStart-BitsTransfer\b|\bNet\.WebClient\b`,
  String.raw`\bbitsadmin\b[^\r\n]{0,80}/transfer|\bcertutil\b[^\r\n]{0,80}-urlcache`,
  String.raw`\b(?:curl|wget)(?:\.exe)?\b[^\r\n|]{0,200}\b(?:https?|ftp)://\S+`,
  String.raw`\bURLDownloadToFile`,
  String.raw`\b(?:mshta|regsvr32|msiexec|rundll32)(?:\.exe)?\b[^\r\n]{0,200}https?://`,
  String.raw`\bGetObject\s*\(\s*["']script:`,
  String.raw`\b(?:copy|start|cmd(?:\.exe)?\s*/c|rundll32|regsvr32|wscript|cscript|mshta)\b${SHARE}`,
);
const RUNS = any(
  String.raw`\bWScript\.Shell\b|\bShell\.Application\b|\bShellExecute\b|\bWin32_Process\b`,
  String.raw`\bInvoke-(?:Expression|Item|Command|WmiMethod|CimMethod)\b|(?<![\w.-])iex\b`,
  String.raw`\bStart-Process\b|\bsaps\b|\bIEX\(`,
  String.raw`\b(?:powershell|pwsh|mshta|rundll32|regsvr32|wscript|cscript|msiexec)(?:\.exe)?\s`,
  String.raw`\bcmd(?:\.exe)?\s*["']?\s*/[ckr]\b|\bstart\s+["'/]`,
  String.raw`\|\s*(?:sudo\s+)?(?:ba|z|k|da)?sh\b|\b(?:ba|z|k|da)?sh\s+-c\b`,
  String.raw`\|\s*(?:sudo\s+)?(?:python3?|perl|node)\b|\bchmod\s+(?:\+x|[0-7]*7[0-7]*)\s`,
);
const ENCODED = any(
  String.raw`\s-e(?:n|nc|nco|ncod|ncode|ncoded|ncodedc\w*|c)?\s+["']?[A-Za-z0-9+/]{40}`,
  String.raw`\bFromBase64String\s*\(\s*[^\r\n]{0,40}["'][A-Za-z0-9+/=]{40}`,
  String.raw`\bcertutil\b[^\r\n]{0,60}-decode(?:hex)?\b`,
  String.raw`\bbase64\s+(?:-d|-D|--decode)\b[^\r\n]{0,40}\|\s*(?:ba|z)?sh\b`,
  String.raw`^#@~\^[A-Za-z0-9+/=]{6}==`,
);
const HIDDEN = any(
  String.raw`\s-w(?:in|indow|indowstyle)?\s+(?:h|hidden|1)\b`,
  String.raw`\.Run\b[^\r\n]{1,400},\s*(?:0|vbHide)\b|\bShowWindow\s*=\s*0\b`,
  String.raw`\s-e(?:p|xec|xecutionpolicy)\s+(?:bypass|unrestricted)\b`,
  String.raw`\bWINDOWSTATE\s*=\s*["']?minimize|\bnohup\b|>\s*/dev/null\s+2>&1\s*&\s*$`,
);
const STAYS = any(
  String.raw`\\CurrentVersion\\Run(?:Once)?\b|\bschtasks\b[^\r\n]{0,200}/create`,
  String.raw`\bRegister-ScheduledTask\b|\\Start Menu\\Programs\\Startup\b`,
  String.raw`\bSpecialFolders\s*\(\s*["']Startup|\bcrontab\s+-\s*$|\|\s*crontab\b`,
  String.raw`/etc/(?:rc\.local|cron\.)|\bLaunchAgents/|\.config/autostart/`,
);
const seen = (pattern: RegExp, text: string): string | null =>
  pattern.exec(text)?.[0].trim() ?? null;

/**
 * A text with the words whole that its signs cut: carets of the Windows shell, ticks of PowerShell,
 * texts put together (`"WScr" + "ipt.Shell"`).
 */
export const withoutCuts = (text: string): string =>
  text
    .replace(/(?<!~)\^(?=[\w/.-])/g, '')
    .replace(/(?<=\w)`(?=\w)/g, '')
    .replace(/(["'])\s{0,8}[+&]\s{0,8}\1/g, '');

/**
 * What the text of a command or a script does, by its words. Names of programs are those that
 * Windows, Linux and macOS bring along and that attacks use (the lists of LOLBAS and GTFOBins).
 *
 * @param text quotes and escapes as they stand: they are read over where they cut words
 */
export function traitsOf(text: string): CommandTraits {
  const plain = withoutCuts(text);
  return {
    fetches: seen(FETCHES, plain),
    runs: seen(RUNS, plain),
    encoded: seen(ENCODED, plain),
    hidden: seen(HIDDEN, plain),
    stays: seen(STAYS, plain),
  };
}

/** Programs that run what a text says, or code of another file. */
const INTERPRETER = new RegExp(
  [
    String.raw`(?:^|[\\/\s"'])(?:cmd|command|powershell|pwsh|mshta|wscript|cscript|rundll32`,
    '|regsvr32|certutil|bitsadmin|msiexec|wmic|schtasks|forfiles|conhost|pcalua|hh|curl|ssh',
    String.raw`|installutil|msbuild|regasm|cmstp|odbcconf|(?:ba|z|da|k)?sh|python3?|perl`,
    String.raw`|osascript)(?:\.exe)?(?=$|[\s"'])`,
  ].join(''),
  'i',
);

/** The interpreter that a command starts with, or that stands in it; null where none does. */
export const interpreterIn = (command: string): string | null =>
  INTERPRETER.exec(command)?.[0].replace(/^[\\/\s"']/, '') ?? null;

/** So many blanks push the rest of a command out of the field that shows it. */
const PADDING = /[\s\u00a0\u2000-\u200b]{80}/;

export type CommandKind = 'hides' | 'interprets' | 'starts';

/**
 * Judges a command that a shortcut or a menu starts.
 * @param program its first word: the file that is started
 * @returns `hides`: it fetches, unpacks or hides what it runs; `interprets`: an interpreter with a
 * command of its own; `starts`: a program like others
 */
export function judgeCommand(program: string, args: string): CommandKind {
  const line = `${program} ${args}`;
  const interpreter = interpreterIn(program);
  const { fetches, encoded, hidden, stays } = traitsOf(line);
  if (PADDING.test(args) && args.trim() !== '') return 'hides';
  if (interpreter === null && interpreterIn(args) === null) return 'starts';
  if (fetches !== null || encoded !== null || hidden !== null || stays !== null) return 'hides';
  // One interpreter that starts another, or a command cut by the signs of its shell.
  if (interpreter !== null && interpreterIn(args) !== null) return 'hides';
  if ((args.match(/\^/g) ?? []).length >= 4) return 'hides';
  if (/^(?:mshta|regsvr32)(?:\.exe)?$/i.test(interpreter ?? '')) return 'hides';
  return isCommand(interpreter ?? '', args) ? 'interprets' : 'starts';
}

/** Panels of Windows are opened by rundll32 and a name of its own. */
const PANEL =
  /^\s*["']?(?:[%\w]+\\)*(?:shell32|keymgr|user32|printui|devmgr|inetcpl)(?:\.dll|\.cpl)?\s*,/i;

function isCommand(interpreter: string, args: string): boolean {
  if (args.trim() === '') return false;
  if (/^rundll32/i.test(interpreter)) return !PANEL.test(args);
  if (/^cmd/i.test(interpreter)) return /\/[cr]\b/i.test(args);
  return true;
}
