/** Value of `--name=value` on the command line. */
export function option(name: string): string | undefined {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
}

/**
 * With `--smoke` everything runs for about a second, to see that it runs; its figures say nothing.
 */
export const isSmoke = process.argv.includes('--smoke');

/** Prints a table with aligned columns. */
export function table(title: string, head: string[], rows: string[][]): void {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  process.stdout.write(`\n${title}\n${[head, ...rows].map(line).join('\n')}\n`);
}
