import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino, type Logger } from 'pino';
import type { Registry } from 'prom-client';
import { HANG_MS } from '@vedetta/detection/testing/patience.ts';
import { createLimitedServer } from '../src/server/connections.ts';
import { createGateway, type GatewayOptions } from '../src/index.ts';

export interface ServedGateway {
  url: string;
  socketUrl: string;
  /** Lines of the log, parsed. */
  log: Record<string, unknown>[];
  figures: Registry;
  stop(): Promise<void>;
}

/** Serves the gateway in front of the given address on a free port, as main.ts does. */
export async function serveGateway(
  restBaseUrl: string,
  options: Partial<GatewayOptions> = {},
): Promise<ServedGateway> {
  const lines: Record<string, unknown>[] = [];
  const log: Logger = pino(
    { level: 'info', base: null },
    {
      write: (line: string) => {
        lines.push(JSON.parse(line));
      },
    },
  );
  const gateway = createGateway({
    restBaseUrl,
    log,
    development: false,
    relayBytes: true,
    ...options,
  });
  const app = express();
  app.use(gateway.app);
  const server = createLimitedServer(app);
  server.on('upgrade', (req, socket, head) => {
    if (!gateway.onUpgrade(req, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}/graphql`,
    log: lines,
    figures: gateway.figures,
    async stop() {
      await gateway.drain();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface GraphqlAnswer {
  status: number;
  headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- looked at through matchers only
  data: any;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
  /** The data of an answer without errors; reading it throws the refusal of any other. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- looked at through matchers only
  readonly ok: any;
}

class Answer implements GraphqlAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
  readonly errors: GraphqlAnswer['errors'];

  constructor({ status, headers }: Response, data: unknown, errors: GraphqlAnswer['errors']) {
    [this.status, this.headers] = [status, headers];
    [this.data, this.errors] = [data, errors];
  }

  get ok(): unknown {
    const [refusal] = this.errors;
    if (refusal !== undefined)
      throw new Error(`${String(refusal.extensions['code'])}: ${refusal.message}`);
    return this.data;
  }
}

/** Sends one operation as a browser would. */
export async function ask(
  gateway: { url: string },
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<GraphqlAnswer> {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await answer.json()) as { data?: unknown; errors?: GraphqlAnswer['errors'] };
  return new Answer(answer, body.data, body.errors ?? []);
}

/** Waits until something holds; fails loudly after a while. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = Date.now() + HANG_MS;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`waited ${HANG_MS} ms in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
