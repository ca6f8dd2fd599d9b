import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';

const root = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
// Without this alias our files would load graphql's ESM build and the libraries its CommonJS build,
// and graphql rejects objects of another instance.
const alias = [{ find: /^graphql$/, replacement: root('node_modules/graphql/index.js') }];
const conditions = ['vedetta-source', 'module', 'node', 'import', 'default'];
interface Options {
  include: string[];
  /** Folder of the project, if it has another name than the project. */
  folder?: string;
  globalSetup?: string[];
  serial?: boolean;
  /**
   * False for files that share no state (each starts its own server and database): each worker then
   * loads the libraries once, which takes most of the time of a file.
   */
  isolate?: boolean;
}
/**
 * Timeout for tests that hang, not a limit on speed. A test waits at most a third of it for one
 * condition (`patience.ts`), so that the failure names the condition.
 */
const HANG_MS = 540_000;
const project = (name: string, options: Options) => ({
  resolve: { conditions, alias },
  // `import` is left out, because Node applies these conditions to require() too, and packages with
  // both builds (pg) would load the wrong one.
  ssr: { resolve: { conditions: conditions.filter((condition) => condition !== 'import') } },
  test: {
    name,
    // All projects have the same root, so that they share the cache of transformed modules.
    root: root(''),
    include: options.include.map((path) => `${options.folder ?? name}/${path}`),
    globalSetup: options.globalSetup ?? [],
    testTimeout: HANG_MS,
    hookTimeout: HANG_MS,
    expect: { poll: { timeout: HANG_MS / 3, interval: 30 } },
    fileParallelism: options.serial !== true,
    isolate: options.isolate ?? true,
    env: { TZ: 'UTC' },
  },
});

/**
 * One run over all workspaces, with one database server and one build. Browser files run one after
 * the other.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Caches transformed modules by content. Transforming takes half of a run's time besides the
    // tests.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: root('node_modules/.cache/vedetta/modules'),
    },
    sequence: { sequencer: LongestFirst },
    projects: [
      project('machines', { include: ['src/**/*.test.ts'], isolate: false }),
      project('messages', { include: ['test/**/*.test.ts'], isolate: false }),
      project('detection', {
        include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
        isolate: false,
      }),
      project('api', {
        include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
        isolate: false,
        globalSetup: [root('api/test/global-setup.ts')],
      }),
      project('gateway', {
        include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
        isolate: false,
        globalSetup: [root('api/test/global-setup.ts')],
      }),
      project('server', {
        include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
        isolate: false,
        globalSetup: [root('api/test/global-setup.ts')],
      }),
      project('web', { include: ['src/**/*.test.ts', 'src/**/*.test.tsx'], isolate: false }),
      project('browser', {
        folder: 'web',
        include: ['test/**/*.test.ts'],
        serial: true,
        isolate: false,
        globalSetup: [root('api/test/global-setup.ts')],
      }),
      // Not part of `npm test`: `npm run screenshots` runs it.
      project('pictures', {
        folder: 'tools/screenshots',
        include: ['*.pictures.ts'],
        serial: true,
        globalSetup: [root('api/test/global-setup.ts')],
      }),
    ],
  },
});
