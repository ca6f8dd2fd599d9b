import type { z } from 'zod';
import type { ToldFiles } from './store/operator-files.ts';
import type { OperatorFile } from './operator-files-schema.ts';

type Shown = z.input<typeof OperatorFile>;

/**
 * What several servers say of their files as one list: the same said of the same file once, the
 * latest time of it, what is not used first.
 */
export function presentOperatorFiles(told: readonly ToldFiles[]): Shown[] {
  const files = new Map<string, Shown>();
  for (const { readAt, files: said } of [...told].sort(
    (a, b) => a.readAt.getTime() - b.readAt.getTime(),
  )) {
    for (const { kind, name, problem, line } of said)
      files.set(JSON.stringify([kind, name, problem, line]), {
        kind,
        name,
        problem,
        line,
        read_at: readAt.toISOString(),
      });
  }
  return [...files.values()].sort(
    (a, b) =>
      Number(a.problem === null) - Number(b.problem === null) ||
      a.kind.localeCompare(b.kind) ||
      a.name.localeCompare(b.name),
  );
}
