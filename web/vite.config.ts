import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pagesAhead } from './build/ahead.ts';
import { compiledAsItComes } from './build/compiled-as-it-comes.ts';
import { packed } from './build/packed.ts';

const API = process.env['DEV_SERVER'] ?? 'http://localhost:4000';

/**
 * What a state is for is said to the inspector and the diagrams; no production build has either.
 */
const withoutDescriptions: Plugin = {
  name: 'without-descriptions-of-states',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /machines\/src\/.+\.machine\.ts$/ },
    handler: (code) => ({
      code: code.replaceAll(/\bdescription: '(?:[^'\\\n]|\\.)*',?/g, ''),
      map: null,
    }),
  },
};

/** The development server sends typefaces late, and browsers complain of a preload that waits. */
const withoutPreload: Plugin = {
  name: 'without-preload-in-development',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<link\s+rel="preload"[^>]*>/, ''),
};

/**
 * What /login and nearly every other page load anyway: one file packs better than a dozen, and
 * comes sooner.
 */
const BASE = new RegExp(
  [
    'web/src/ui/(badge|banner|button|card|classes|failure|icon|language|loading|' +
      'message-slot|page-title|password-field|plural-number|spinner|' +
      String.raw`text-field)\.tsx?$`,
    String.raw`web/src/(lib/problem\.ts|generated/messages/(app|ui)/index\.ts)$`,
    String.raw`web/src/(lib/(session|connection|config|graphql-request|inspection)|generated/session)[./]`,
    'machines/src/(support|session|connection)/',
    'node_modules/(xstate|@xstate|react|react-dom|scheduler|react-router|react-router-dom|cookie|' +
      'set-cookie-parser|@messageformat)/',
  ].join('|'),
);

/**
 * The parts of the lists, which come on nearly every page behind the login, with what they stand
 * on: a page of forty small files waits for forty answers. Whatever /login needs stands in BASE, or
 * this would come there too.
 */
const LISTS = new RegExp(
  [
    'web/src/ui/(arrow-text|avatar|bar|data-table|empty-state|figures|filter-[a-z]+|list-head|' +
      'mark-text|menu|page-numbers|pagination|people-[a-z]+|radio-list' +
      '|relative-time|row-choice|rows-in-time|search-box|severity|skeleton-table|status-pill|tabs|' +
      'text-area|use-listbox|use-popover|waiting-button)[.]',
    'web/src/lib/(ago|alert-export|date-field|month-panel|range-words|save-as|sources|' +
      'status-words|target-name|trail|triage|views)[./]',
    'web/src/generated/(messages/(controls|common|triage|alert-export)|triage|views|alert-export)/',
  ].join('|'),
);

export default defineConfig({
  plugins: [
    react(),
    withoutDescriptions,
    withoutPreload,
    compiledAsItComes(),
    pagesAhead(),
    packed(),
  ],
  resolve: { conditions: ['vedetta-source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    manifest: true,
    sourcemap: true,
    // light-dark() is kept as written: its fallback would double the style sheet for browsers
    // nobody has any more.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // An inlined asset would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'lists', test: LISTS },
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
