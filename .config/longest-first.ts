import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Slow files that Vitest would start last when it has no durations yet, because it then sorts by
 * file size.
 */
const LONG = ['web/test/paths/flows.test.ts', 'api/test/fuzz.test.ts', 'server/test/kill.test.ts'];

/** Starts the slowest files first, so that no worker is left with a slow file at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((path) => moduleId.endsWith(path));
    // Keeps the files of a project together, because a worker runs the files of one project.
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
