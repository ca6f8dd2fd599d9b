import { Router } from 'express';
import { SocketEvent } from '../../platform/realtime/messages.ts';
import { operations } from '../../operations.ts';
import { docsPage } from './docs-page.ts';
import { DocumentShape } from '../../platform/http/openapi-shape.ts';
import { openApiDocument } from '../../platform/http/openapi.ts';

/**
 * `/api/openapi.json` and, to be read by people, `/api/docs`; both are made at the first request.
 */
export function documentRoutes(): Router {
  const router = Router();
  let text: string | null = null;
  let page: ReturnType<typeof docsPage> | null = null;
  const json = () => (text ??= JSON.stringify(openApiDocument(operations, { SocketEvent })));
  router.get('/api/openapi.json', (_req, res) => {
    res
      .set(HEADERS)
      .set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
      .type('json')
      .send(json());
  });
  router.get('/api/docs', (_req, res) => {
    page ??= docsPage(DocumentShape.parse(JSON.parse(json())));
    res.set(HEADERS).set('Content-Security-Policy', page.policy).type('html').send(page.html);
  });
  return router;
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};
