import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router, type RequestHandler } from 'express';
import packedStatic from 'express-static-gzip';

/** Stands in index.html where the nonce of the answer goes; Vite copies it to the tags it makes. */
const NONCE_PLACEHOLDER = '__NONCE__';

/**
 * Content security policy of the page: nothing from elsewhere, no inline code without the nonce.
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

interface PageAhead {
  address: RegExp;
  /** index.html with the tags that let a browser fetch this page's files while it reads it. */
  html: string;
}

/**
 * What the build wrote about pages whose files are fetched ahead (`web/build/ahead.ts`); none where
 * it wrote nothing.
 */
function pagesAhead(folder: string, html: string): PageAhead[] {
  const file = join(folder, '.vite', 'ahead.json');
  if (!existsSync(file)) return [];
  const pages = JSON.parse(readFileSync(file, 'utf8')) as { address: string; head: string }[];
  return pages.map(({ address, head }) => ({
    address: new RegExp(address),
    html: html.replace('</head>', () => `${head}</head>`),
  }));
}

const notServed: RequestHandler = (_req, res) => {
  res
    .status(404)
    .type('text/plain')
    .send('This file is not part of the version being served. Reload the page.');
};

/**
 * An address that cannot be decoded names no file; what serves files would say so in words of its
 * own.
 */
const unlessGarbled: RequestHandler = (req, res, next) => {
  try {
    decodeURIComponent(req.path);
  } catch {
    void notServed(req, res, next);
    return;
  }
  next();
};

/**
 * Serves the built web client: assets for ever (their names carry a hash), packed where the build
 * packed them; the page itself never from a cache and with a nonce of its own, for every path that
 * is not a file or a call. Pages that a day is spent on name their files in it.
 * @param folder the output of Vite, with index.html in it.
 * @param clientConfig what the page fetches as `/config.json` before it starts.
 * @throws when the folder holds no index.html: the web client was not built.
 */
export function webClient(
  folder: string,
  clientConfig: Record<string, unknown>,
  options: { secure: boolean },
): Router {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const ahead = pagesAhead(folder, html);
  const router = Router();
  router.get('/config.json', (_req, res) => {
    res.set('Cache-Control', 'no-store').json(clientConfig);
  });
  router.use(
    '/assets',
    unlessGarbled,
    packedStatic(join(folder, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: { immutable: true, maxAge: '365d', redirect: false },
    }),
    notServed,
  );
  router.use(
    express.static(folder, { index: false, redirect: false, maxAge: '1h', dotfiles: 'ignore' }),
  );
  router.get('/{*any}', (req, res, next) => {
    if (
      req.path.startsWith('/api/') ||
      req.path.startsWith('/graphql') ||
      req.path.startsWith('/ws/')
    ) {
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
        ...(options.secure
          ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
          : {}),
      })
      .type('html')
      // end, not send: an ETag of a page that differs each time is of no use to anybody.
      .end(
        (ahead.find(({ address }) => address.test(req.path))?.html ?? html).replaceAll(
          NONCE_PLACEHOLDER,
          nonce,
        ),
      );
  });
  return router;
}
