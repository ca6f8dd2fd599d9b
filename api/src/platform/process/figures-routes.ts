import { Router } from 'express';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { figuresGate, type FiguresAccess } from './figures-access.ts';
import { VERSION } from './version.ts';

/** `/metrics` of a process: the given figures, and those that every process has. */
export function figuresRoutes(given: readonly Registry[], access: FiguresAccess): Router {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  new Gauge({
    name: 'vedetta_build_info',
    help: 'Version of Vedetta and of Node.js; always 1.',
    labelNames: ['version', 'node'],
    registers: [own],
  }).set({ version: VERSION, node: process.versions.node }, 1);
  const all = Registry.merge([...given, own]);
  const admission = figuresGate(access);
  const router = Router();
  router.get('/metrics', async (req, res, next) => {
    const admitted = admission(req);
    if (admitted === 'hidden') {
      next();
      return;
    }
    res.set('Cache-Control', 'no-store');
    if (admitted === 'unauthorised')
      res
        .status(401)
        .set('WWW-Authenticate', 'Bearer realm="metrics"')
        .type('text/plain')
        .send('The token differs from METRICS_TOKEN.\n');
    else res.set('Content-Type', all.contentType).send(await all.metrics());
  });
  return router;
}
