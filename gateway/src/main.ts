import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { parseGatewayEnv } from './env.ts';
import { createGateway } from './index.ts';
import { healthRoutes } from './server/health.ts';
import { nothingHere } from './server/nothing-here.ts';
import { openLog } from './server/process-log.ts';
import { serve } from './server/serve.ts';
import { webClient } from './server/web-client.ts';
import { readSecretKey } from './upstream/client-address.ts';

/**
 * The gateway alone, in front of an api on another host; it serves the page too, so that a browser
 * needs one origin.
 */
const webBuild = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'web', 'dist');
const explorerBuild = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'explorer');

async function main(): Promise<void> {
  const env = parseGatewayEnv(process.env);
  const log = openLog(env.logLevel);
  const gateway = createGateway({
    restBaseUrl: env.restBaseUrl,
    publicUrl: env.publicUrl,
    log,
    development: env.development,
    relayBytes: true,
    secretKey: readSecretKey(env.dataDir, env.secretKey),
    inspect: env.inspect,
    explorer: env.explorer ? explorerBuild : null,
  });
  let stopping = false;

  const app = express();
  app.disable('x-powered-by');
  app.use(healthRoutes(gateway, () => stopping));
  app.use(gateway.app);
  if (existsSync(join(webBuild, 'index.html')))
    app.use(webClient(webBuild, {}, { secure: env.publicUrl?.startsWith('https:') ?? false }));
  app.use(...nothingHere(log));
  const { port, onUpgrade, stopOnSignals } = await serve(
    (req, res) => {
      if (!gateway.onRequest(req, res)) app(req, res);
    },
    env.port,
    log,
  );
  onUpgrade((req, socket, head) => gateway.onUpgrade(req, socket, head));
  stopOnSignals(
    () => gateway.drain(),
    () => {
      stopping = true;
    },
  );
  log.info({ port, upstream: env.restBaseUrl }, 'the gateway is listening');
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The gateway did not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
