/** A link to another program by Dynamic Data Exchange. */
export interface Dde {
  /** What is asked of whom: `cmd /c calc.exe`. */
  command: string;
  /** It starts a program that runs commands, or one given by its path. */
  runs: boolean;
}

const NAMES = [
  'cmd|powershell|pwsh|mshta|wscript|cscript|rundll32|regsvr32|certutil|bitsadmin|msiexec',
  'explorer|msexcel|winword|control|schtasks|wmic|curl|bash|sh',
].join('|');
/** A program by its name, a file that runs, or a share. */
const PROGRAM = new RegExp(
  [
    String.raw`(?:^|[\\/"'\s|])(?:${NAMES})(?:\.exe)?(?=$|[\s"'|\\/])`,
    String.raw`\.(?:exe|bat|cmd|com|scr|ps1|vbs|js|hta|dll)\b`,
    String.raw`\\\\\w`,
  ].join('|'),
  'i',
);

/** Judges what a link says. */
export function ddeOf(command: string): Dde {
  const line = command.replace(/\s+/g, ' ').trim();
  return { command: line, runs: PROGRAM.test(line) };
}

/** Field codes of Word that are such links: `DDEAUTO c:\\windows\\system32\\cmd.exe "/k calc"`. */
export function ddeInFields(fields: readonly string[]): Dde[] {
  return fields.flatMap((field) => {
    const match = /^\s*DDE(?:AUTO)?\s+([\s\S]{1,500})/i.exec(quoted(field));
    return match === null ? [] : [ddeOf(match[1] ?? '')];
  });
}

/** QUOTE fields spell words as numbers of letters to hide them: `QUOTE 68 68 69`. */
function quoted(field: string): string {
  return field.replace(/\bQUOTE((?:\s+\d{2,3})+)/gi, (_all, numbers: string) =>
    String.fromCharCode(...numbers.trim().split(/\s+/).map(Number)),
  );
}

/** Links in formulas and in the lists of outside books: `cmd|'/c calc'!A1`, `cmd|/c calc.exe`. */
export function ddeInFormula(formula: string): Dde | null {
  const match = /^[=+\-@\s]*\(?\s*'?([A-Za-z][\w.\\: ]{0,60})\|\s*'?([^'!\r\n]{1,300})/.exec(
    formula,
  );
  return match === null ? null : ddeOf(`${match[1] ?? ''} ${match[2] ?? ''}`);
}
