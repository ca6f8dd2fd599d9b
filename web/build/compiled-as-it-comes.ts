import type { Plugin } from 'vite';

const COMMENT = '//# allFunctionsCalledOnLoad';

/**
 * Begins every file with the comment by which V8 compiles all of it while it comes in, beside the
 * main thread. Otherwise each function waits for its first call, on the main thread
 * (docs/decisions/214). The comment counts at the very beginning only, where Vite writes what a
 * file with dynamic imports preloads: so it is added after that, and not as a banner.
 */
export function compiledAsItComes(): Plugin {
  return {
    name: 'compiled-as-it-comes',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          output.code = `${COMMENT}\n${output.code}`;
          const map = bundle[`${output.fileName}.map`];
          if (map?.type !== 'asset') continue;
          const read = JSON.parse(Buffer.from(map.source).toString()) as { mappings: string };
          // One line more at the top.
          map.source = JSON.stringify({ ...read, mappings: `;${read.mappings}` });
        }
      },
    },
  };
}
