import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = process.env['DEV_SERVER'] ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['vedetta-source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    manifest: true,
    sourcemap: true,
    // light-dark() is kept as written: its fallback would double the style sheet for browsers nobody has any more.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // An inlined asset would need `data:` in the content security policy.
    assetsInlineLimit: 0,
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
