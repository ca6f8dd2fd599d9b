import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';

const root = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
// Without this our files would get graphql's ESM build and the libraries its CommonJS build: two
// realms.
const alias = [{ find: /^graphql$/, replacement: root('node_modules/graphql/index.js') }];
const conditions = ['vedetta-source', 'module', 'node', 'import', 'default'];
interface Options {
  include: string[];
  /** Folder of the workspace when it is not named like the project. */
  folder?: string;
  globalSetup?: string[];
  serial?: boolean;
  /**
   * Files that share nothing (each has a server and a database of its own) load the libraries once
   * per worker, which is most of their time.
   */
  isolate?: boolean;
}
/**
 * Bounds for what hangs, never for speed: a test waits for one thing a third of this at most
 * (`patience.ts` of the workspaces), so that what did not come is named.
 */
const HANG_MS = 540_000;
const project = (name: string, options: Options) => ({
  resolve: { conditions, alias },
  // Without `import`: Node applies these to require() too, and packages with both kinds (pg) would
  // load the wrong one.
  ssr: { resolve: { conditions: conditions.filter((condition) => condition !== 'import') } },
  test: {
    name,
    // One root for all: what one project has transformed the others take from the cache.
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
 * One run over all workspaces: one database server, one build, browser files one after the other.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // What was transformed is kept by its content: half of a run's work beside the tests.
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
      // Not part of `npm test`: pictures to look at, by `npm run screenshots`.
      project('pictures', {
        folder: 'tools/screenshots',
        include: ['*.pictures.ts'],
        serial: true,
        globalSetup: [root('api/test/global-setup.ts')],
      }),
    ],
  },
});
