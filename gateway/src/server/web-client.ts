import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';

/** Stands in index.html where the nonce of the answer goes; Vite copies it to the tags it makes. */
const NONCE_PLACEHOLDER = '__NONCE__';

/**
 * Content security policy of the page (requirement F5): nothing from elsewhere, no inline code without the nonce.
 * Pictures are fetched with the access token and shown from `blob:`.
 */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Serves the built web client: assets for ever (their names carry a hash), the page itself never from a cache and
 * with a nonce of its own, for every path that is not a file or a call.
 * @param folder the output of Vite, with index.html in it.
 * @param clientConfig what the page fetches as `/config.json` before it starts.
 * @throws when the folder holds no index.html: the web client was not built.
 */
export function webClient(folder: string, clientConfig: Record<string, unknown>, options: { secure: boolean }): Router {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const router = Router();
  router.get('/config.json', (_req, res) => {
    res.set('Cache-Control', 'no-store').json(clientConfig);
  });
  router.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '365d', index: false, redirect: false }));
  router.use('/assets', (_req, res) => {
    res.status(404).type('text/plain').send('This file is not part of the version being served. Reload the page.');
  });
  router.use(express.static(folder, { index: false, redirect: false, maxAge: '1h', dotfiles: 'ignore' }));
  router.get('/{*any}', (req, res, next) => {
    if (req.path.startsWith('/api/') || req.path.startsWith('/graphql') || req.path.startsWith('/ws/')) {
      next();
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    res
      .set({
        'Content-Security-Policy': contentSecurityPolicy(nonce),
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'same-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        ...(options.secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
      })
      .type('html')
      // end, not send: an ETag of a page that differs each time is of no use to anybody.
      .end(page.replaceAll(NONCE_PLACEHOLDER, nonce));
  });
  return router;
}
