/** What the words of a macro make it do. */
export interface MacroTraits {
  /** The procedure that runs without a click: `Document_Open`. */
  autoRun: string | null;
  /** What writes files or registry: `CreateTextFile`. */
  writes: string | null;
  /** What starts programs or fetches code: `Shell`. */
  executes: string | null;
}

/** Procedures that Word, Excel, PowerPoint and their controls call by themselves. */
const AUTO_RUN = new RegExp(
  [
    String.raw`\b(?:Auto_?(?:Exec|Open|Close|Exit|New|Activate|Deactivate)`,
    '|(?:Document|Workbook|Presentation|Slide|Worksheet)_?(?:Open|BeforeOpen',
    '|Close|BeforeClose|New|Activate|Deactivate|Change|SelectionChange',
    '|Calculate|ContentControlOnEnter|BeforePrint|BeforeSave)',
    String.raw`|(?:UserForm|Class)_Initialize|\w+_(?:Layout|Painted|GotFocus|LostFocus`,
    '|MouseHover|MouseMove|Resize|TextBeforeNavigate|OnConnecting',
    String.raw`|OnLoadRibbon))\b`,
  ].join(''),
  'i',
);

/** Files, folders, the registry, and writing into other programs. */
const WRITES = new RegExp(
  [
    String.raw`\b(?:CreateTextFile|OpenTextFile|FileCopy|CopyFile|MoveFile|SaveToFile`,
    '|SaveAs|RegWrite|SetRegValue|VirtualAlloc(?:Ex)?|RtlMoveMemory',
    String.raw`|WriteProcessMemory|WriteByte|WriteLine|Put\s+#|Print\s+#|Kill`,
    String.raw`|SpecialFolders|MkDir)\b|\bOpen\b[^\r\n]{1,300}\bFor\s+(?:Output|Append`,
    String.raw`|Binary|Random)\b|ADODB\.Stream`,
  ].join(''),
  'i',
);

/** Programs, scripts, the network, and code of other libraries. */
const EXECUTES = new RegExp(
  [
    String.raw`\b(?:Shell|ShellExecute(?:A|W)?|WScript\.Shell|Wscript\.Run`,
    '|CreateProcess(?:A|W)?|CreateThread|CreateRemoteThread|WinExec|MacScript',
    '|AppleScriptTask|URLDownloadToFile(?:A|W)?|ExecuteExcel4Macro|ExecQuery',
    '|SendKeys|Exec|InvokeVerb(?:Ex)?|Win32_Process|powershell',
    String.raw`|cmd(?:\.exe)?\s*/[ck]|mshta|rundll32|regsvr32|certutil|bitsadmin|wscript`,
    String.raw`|cscript|MSXML2\.\w*XMLHTTP(?:\.\d\.\d)?`,
    String.raw`|WinHttp\.WinHttpRequest(?:\.5\.1)?|Microsoft\.XMLHTTP)\b`,
    String.raw`|\bDeclare\s+(?:PtrSafe\s+)?(?:Function|Sub)\b|\bCreateObject\s*\(`,
    String.raw`|\bGetObject\s*\(|\bCallByName\b`,
  ].join(''),
  'i',
);

/** Lines that carry code: attributes, empty lines, options and comments do nothing. */
const IDLE = /^\s*(?:Attribute\b.*|Option\b.*|'.*|Rem\b.*|VERSION\b.*|)\s*$/i;

/** The code of a module without what does nothing; lines that a mark continues are one. */
export function codeOf(source: string): string {
  return source
    .replace(/ _\r?\n/g, ' ')
    .split(/\r?\n/)
    .filter((line) => !IDLE.test(line))
    .join('\n');
}

/**
 * Judges code by its words: what runs by itself, what writes, what executes. Comments have been
 * taken out by `codeOf`.
 */
export function traitsOf(code: string): MacroTraits {
  const seen = (pattern: RegExp) => pattern.exec(code)?.[0].slice(0, 60) ?? null;
  const procedures = [
    ...code.matchAll(/^\s*(?:(?:Public|Private|Friend|Static)\s+)*(?:Sub|Function)\s+(\w+)/gim),
  ].map((match) => match[1] ?? '');
  return {
    autoRun:
      procedures.find((name) => new RegExp(`^(?:${AUTO_RUN.source})$`, 'i').test(name)) ?? null,
    writes: seen(WRITES),
    executes: seen(EXECUTES),
  };
}
