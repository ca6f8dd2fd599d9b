import { VERSION } from '@vedetta/api/process';
import { Router } from 'express';
import type { Gateway } from '@vedetta/gateway';

/** `/healthz`: the process lives, and its version. `/readyz`: it can serve, which takes an api that is ready. */
export function healthRoutes(gateway: Pick<Gateway, 'health'>, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'alive', version: VERSION });
  });
  router.get('/readyz', async (_req, res) => {
    const { ok, detail } = isStopping()
      ? { ok: false, detail: 'the gateway is stopping' }
      : await gateway.health();
    res
      .status(ok ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: ok ? 'ready' : 'not ready', detail });
  });
  return router;
}
