import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import express, { Router } from 'express';

/** Where the page finds its files. */
const FILES = '/graphql/explorer';

/** Nothing from elsewhere, no inline script, no style sheet without the nonce. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export interface Explorer {
  /** Whether a browser opens the address; a program, or a query in the address, is GraphQL's. */
  isFor(req: IncomingMessage): boolean;
  router: Router;
}

/**
 * Altair at `/graphql` and its files below it.
 * @param folder Altair's files and our start.js, as the build puts them together.
 * @throws Error with a sentence for the operator when it was not built.
 */
export function createExplorer(folder: string): Explorer {
  const file = join(folder, 'index.html');
  if (!existsSync(file))
    throw new Error(
      `The GraphQL explorer isn't in ${folder}. Run npm run build, or set EXPLORER=0.`,
    );
  const page = readFileSync(file, 'utf8')
    .replace(/<base [^>]*>/, `<base href="${FILES}/" />`)
    .replace('<title>Altair</title>', '<title>Vedetta GraphQL</title>')
    .replace('</body>', '<script type="module" src="start.js"></script></body>');
  const isFor = (req: IncomingMessage) =>
    req.method === 'GET' &&
    /^\/graphql\/?$/i.test(req.url ?? '') &&
    (req.headers.accept ?? '').includes('text/html');
  const router = Router();
  router.use(
    FILES,
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders: (res) => {
        res.set('X-Content-Type-Options', 'nosniff');
      },
    }),
  );
  router.use(FILES, (_req, res) => {
    res
      .status(404)
      .type('text/plain')
      .send('This file is not part of the version being served. Reload the page.');
  });
  router.use((req, res, next) => {
    if (!isFor(req)) {
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
        Vary: 'Accept',
      })
      .type('html')
      .end(page.replace('<style>', `<style nonce="${nonce}">`));
  });
  return { isFor, router };
}
