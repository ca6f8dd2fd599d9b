import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The page at `/graphql` for people with a browser; the gateway serves what is built here. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/graphql/explorer/',
  // The editor brings its fonts inside its style sheet; everything else is a file.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 8_000,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Libraries mark files for servers that render React; there is none here.
    rolldownOptions: {
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
