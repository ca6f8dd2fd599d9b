import { Router } from 'express';
import { VERSION } from '../../platform/process/index.ts';
import type { Disk } from '../../platform/http/disk.ts';
import type { Services } from '../../platform/services.ts';
import { isMigrated } from '../../platform/database/migrate.ts';

/** A database that takes longer than this is away, as far as a load balancer is concerned. */
const DATABASE_LIMIT_MS = 3_000;

/**
 * `/healthz`: this process is alive, and its version. `/readyz`: it can serve, that is, the database answers and is
 * migrated, and there is room for what is to be written; 503 before that and while the process
 * stops.
 */
export function healthRoutes(
  services: Pick<Services, 'db'>,
  disk: Disk,
  isStopping: () => boolean,
): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'alive', version: VERSION });
  });
  router.get('/readyz', async (_req, res) => {
    const problem = isStopping()
      ? 'stopping'
      : ((await databaseProblem(services)) ?? (await disk.problem()));
    res.set('Cache-Control', 'no-store').status(problem === null ? 200 : 503);
    if (problem === null) res.json({ status: 'ready' });
    else res.set('Retry-After', '2').json({ status: 'not ready', problem });
  });
  return router;
}

async function databaseProblem({ db }: Pick<Services, 'db'>): Promise<string | null> {
  const timer = new Promise<string>((resolve) =>
    setTimeout(() => {
      resolve('the database does not answer');
    }, DATABASE_LIMIT_MS).unref(),
  );
  const asked = isMigrated(db).then(
    (migrated) => (migrated ? null : 'the database is not migrated'),
    () => 'the database does not answer',
  );
  return Promise.race([asked, timer]);
}
