import express from 'express';
import { figuresAccessOf, parseEnv } from './env.ts';
import { openLog } from './http/process-log.ts';
import { serve } from './http/serve.ts';
import { figuresRoutes, VERSION } from './process/index.ts';
import { startApi } from './start.ts';

/** The api alone, without gateway and web client (decisions, section 9). */
async function main(): Promise<void> {
  process.stdout.write(`Vedetta ${VERSION}\n`);
  const env = parseEnv(process.env);
  const log = openLog(env.LOG_LEVEL);
  const api = await startApi({ env, log });
  const app = express();
  app.disable('x-powered-by');
  app.use(api.app);
  app.use(figuresRoutes([api.figures], figuresAccessOf(env)));
  app.use((_req, res) => {
    res.status(404).type('application/problem+json').send({
      type: 'urn:vedetta:problem:not-found',
      title: 'Only the api runs here, below /api/.',
      status: 404,
      code: 'NOT_FOUND',
    });
  });
  const { port, onUpgrade, stopOnSignals } = await serve(app, env.PORT, log).catch(
    async (error: unknown) => {
      await api.drain();
      throw error;
    },
  );
  onUpgrade(api.onUpgrade.bind(api));
  stopOnSignals(
    () => api.drain(),
    (why) => {
      log.info({ why }, 'stopping');
    },
  );
  api.start();
  process.stdout.write(`The api is at http://localhost:${port}/api/\n`);
  if (api.setupCode !== null) process.stdout.write(`Set-up code: ${api.setupCode}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The api did not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
