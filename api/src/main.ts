import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { parseEnv } from './env.ts';
import { createLimitedServer } from './http/connections.ts';
import { metricsRoutes } from './http/metrics.ts';
import { startApi } from './start.ts';

/** The api alone, without gateway and web client (decisions, section 9). */
const SHUTDOWN_LIMIT_MS = 9_000;

function fail(error: unknown): never {
  process.stderr.write(`The api did not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const log = pino({ level: env.LOG_LEVEL, base: null });
  const api = await startApi({ env, log });
  const app = express();
  app.disable('x-powered-by');
  app.use(api.app);
  app.use(metricsRoutes(api.figures));
  app.use((_req, res) => {
    res.status(404).type('application/problem+json').send({
      type: 'urn:vedetta:problem:not-found', title: 'Only the api runs here, below /api/.', status: 404, code: 'NOT_FOUND',
    });
  });
  const server = createLimitedServer(app);
  server.on('upgrade', (req, socket, head) => {
    if (!api.onUpgrade(req, socket, head)) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${env.PORT} is in use: stop what listens there or set PORT to a free one.`) : error);
    });
    server.listen(env.PORT, resolve);
  }).catch(async (error: unknown) => {
    await api.drain();
    throw error;
  });
  api.start();
  process.stdout.write(`The api is at http://localhost:${(server.address() as AddressInfo).port}/api/\n`);
  if (api.setupCode !== null) process.stdout.write(`Set-up code: ${api.setupCode}\n`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    const idle = setInterval(() => { server.closeIdleConnections(); }, 100);
    Promise.all([api.drain(), closed]).then(() => { clearInterval(idle); process.exit(0); }, fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch(fail);
