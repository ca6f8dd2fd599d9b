import type { IncomingMessage } from 'node:http';
import { Router } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';

/**
 * `/metrics` of a process without the gateway, which has its own: the given figures and those of
 * the process, for this host only.
 */
export function metricsRoutes(figures: Registry): Router {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  const told = Registry.merge([figures, own]);
  const router = Router();
  router.get('/metrics', async (req, res, next) => {
    if (!isOfThisHost(req)) {
      next();
      return;
    }
    res
      .set({ 'Content-Type': told.contentType, 'Cache-Control': 'no-store' })
      .send(await told.metrics());
  });
  return router;
}

/**
 * Somebody beside us; what a proxy on this host passes on comes from elsewhere
 * (docs/decisions/072).
 */
function isOfThisHost({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  return (
    isLoopback &&
    headers['x-forwarded-for'] === undefined &&
    headers.forwarded === undefined &&
    headers.via === undefined
  );
}
