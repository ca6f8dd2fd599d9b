/** Endings of what runs when somebody opens it. */
export const RUNS = new RegExp(
  [
    String.raw`\.(?:exe|dll|scr|com|pif|cpl|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta`,
    String.raw`|lnk|jar|apk|sh|elf|reg|iso|img|vhdx?|application|msix|appx)\s*$`,
  ].join(''),
  'i',
);

/**
 * Names that leave the folder into which an archive is unpacked: from the root, from a drive, or
 * upwards.
 */
export function outsideNames(entries: readonly { name: string }[]): string[] {
  return entries
    .map(({ name }) => name)
    .filter((name) => /^(?:[/\\]|[A-Za-z]:[/\\])|(?:^|[/\\])\.\.[/\\]/.test(name));
}
