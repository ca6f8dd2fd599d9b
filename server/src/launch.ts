import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvError, figuresAccessOf, parseEnv } from '@vedetta/api';
import { figuresRoutes, VERSION } from '@vedetta/api/process';
import { createGateway, readSecretKey, type Gateway } from '@vedetta/gateway';
import express from 'express';
import { healthRoutes } from './gateway-health.ts';
import { nothingHere } from './nothing-here.ts';
import { openLog } from './process-log.ts';
import { serve } from './serve.ts';
import { startApiWithDatabase } from './start-api.ts';
import { CONFIGURATION_ERROR } from './supervise.ts';
import { webClient } from './web-client.ts';

/**
 * The server, as `npm start` (start.ts) and service managers start it: the roles of `ROLE` (all by
 * default) in one process on one port. The gateway calls the api over HTTP even here, so that both
 * are as separate as on two hosts.
 */
const webBuild = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'web', 'dist');
const explorerBuild = join(dirname(fileURLToPath(import.meta.url)), 'explorer');

async function launch(): Promise<void> {
  process.stdout.write(`Vedetta ${VERSION}\n`);
  const env = parseEnv(process.env);
  const development = process.env['NODE_ENV'] === 'development';
  const withApi = env.ROLE.has('api');
  if (!withApi && env.ROLE.has('gateway') && env.REST_BASE_URL === null) {
    throw new EnvError(
      "REST_BASE_URL isn't set. A gateway without the role api needs the URL of the REST API, for " +
        'example http://api.internal:4000.',
    );
  }
  const log = openLog(env.LOG_LEVEL);
  const behind =
    withApi || env.ROLE.has('detector') || env.ROLE.has('collector')
      ? await startApiWithDatabase(env, log)
      : null;

  // GraphQL comes first: the api's hundred routes need not be tried before it.
  let gateway: Gateway | null = null;
  const app = express();
  app.disable('x-powered-by');
  const { port, onUpgrade, stopOnSignals } = await serve(
    (req, res) => {
      if (!gateway?.onRequest(req, res)) app(req, res);
    },
    env.PORT,
    log,
  ).catch(async (error: unknown) => {
    await behind?.drain();
    throw error;
  });
  gateway = env.ROLE.has('gateway')
    ? createGateway({
        restBaseUrl: env.REST_BASE_URL ?? `http://127.0.0.1:${port}`,
        log,
        publicUrl: env.PUBLIC_URL,
        development,
        explorer: (env.EXPLORER ?? development) ? explorerBuild : null,
        relayBytes: !withApi,
        secretKey: readSecretKey(env.DATA_DIR, env.SECRET_KEY),
        inspect: env.INSPECT,
      })
    : null;
  let stopping = false;
  // A gateway before an api elsewhere can serve when that one can, whatever else this process does.
  if (gateway && !withApi) app.use(healthRoutes(gateway, () => stopping));
  if (behind) app.use(behind.app);
  const figures = [gateway, behind].flatMap((part) => (part ? [part.figures] : []));
  app.use(figuresRoutes(figures, figuresAccessOf(env)));
  if (gateway) {
    app.use(gateway.app);
    app.use(webClient(webBuild, {}, { secure: env.PUBLIC_URL?.startsWith('https:') ?? false }));
  }
  app.use(...nothingHere(log));
  onUpgrade(...[behind, gateway].flatMap((part) => (part ? [part.onUpgrade.bind(part)] : [])));
  stopOnSignals(
    async () => {
      await gateway?.drain();
      await behind?.drain();
    },
    (why) => {
      stopping = true;
      log.info({ why }, 'Stopping');
    },
  );
  behind?.start();

  const address = env.PUBLIC_URL ?? `http://localhost:${port}`;
  process.stdout.write(`Vedetta is running at ${address}\n`);
  if (behind?.setupCode)
    process.stdout.write(
      `First start: open ${address}/setup and enter the set-up code ${behind.setupCode}\n`,
    );
}

launch().catch((error: unknown) => {
  process.stderr.write(
    `Vedetta couldn't start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(isAboutSettings(error) ? CONFIGURATION_ERROR : 1);
});

/**
 * Whether a restart can't help: an invalid setting, or a folder or port that another process uses.
 */
function isAboutSettings(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (
    error instanceof EnvError ||
    (cause instanceof Error && 'syscall' in cause && cause.syscall === 'listen')
  );
}
