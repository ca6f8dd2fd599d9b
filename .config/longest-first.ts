import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Long files that a first run, which knows nothing but their lengths in bytes, would begin last.
 */
const LONG = ['web/test/paths/flows.test.ts', 'api/test/fuzz.test.ts', 'server/test/kill.test.ts'];

/** Longest first: a worker that is left with a long file at the end has everybody wait for it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((path) => moduleId.endsWith(path));
    // Files of one project stay together: they share workers, and a worker serves one project.
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
