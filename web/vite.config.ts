import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API = process.env['DEV_SERVER'] ?? 'http://localhost:4000';

/** What a state is for is said to the inspector and the diagrams; no production build has either. */
const withoutDescriptions: Plugin = {
  name: 'without-descriptions-of-states',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /machines\/src\/.+\.machine\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(/\bdescription: '(?:[^'\\\n]|\\.)*',?/g, ''), map: null }),
  },
};

export default defineConfig({
  plugins: [react(), withoutDescriptions],
  resolve: { conditions: ['vedetta-source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    manifest: true,
    sourcemap: true,
    // light-dark() is kept as written: its fallback would double the style sheet for browsers nobody has any more.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // An inlined asset would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What /login and nearly every other page load anyway: one file packs better than a dozen, and comes sooner.
            { name: 'base', test: /web\/src\/(ui\/(badge|banner|button|card|classes|failure|icon|language|loading|message-slot|page-title|password-field|spinner|text-field)\.tsx?|lib\/problem\.ts|generated\/messages\/(app|ui)\/index\.ts)$|machines\/src\/(support|session|connection)\/|node_modules\/(xstate|@xstate)\// },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: API, ws: true },
      '/api': { target: API },
      // Actors of the api and the gateway, when they run with INSPECT=1.
      '^/inspect/': { target: API, ws: true },
    },
  },
});
