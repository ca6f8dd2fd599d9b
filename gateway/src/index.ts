import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { KnownError } from './errors/known-error.ts';
import { createApollo } from './server/apollo.ts';
import { bytesRelay } from './server/bytes.ts';
import { createExplorer } from './server/explorer.ts';
import { graphqlHandler } from './server/http.ts';
import { createMetrics } from './server/metrics.ts';
import { logUnknownSources } from './server/unknown-sources.ts';
import { logOperation } from './server/operations.ts';
import { createSchema } from './server/schema.ts';
import { createInspection } from './server/inspection.ts';
import { createSockets } from './server/sockets.ts';
import { addressHeaders as headersFor } from './upstream/client-address.ts';
import { LiveHubs } from './upstream/live-hubs.ts';
import { createRestClient } from './upstream/rest-client.ts';

export { createLimitedServer } from './server/connections.ts';
export { readSecretKey } from './upstream/client-address.ts';

export interface GatewayOptions {
  /** Where the REST API is, e.g. `http://127.0.0.1:4000`. */
  restBaseUrl: string;
  log: Logger;
  /** Introspection and suggestions in error messages. */
  development: boolean;
  /** Folder of the built explorer, which comes with introspection; null: no explorer. */
  explorer?: string | null;
  /**
   * Also stream uploads and previews to the api: for a gateway whose origin does not serve the api
   * itself.
   */
  relayBytes?: boolean;
  /** The address people use, when a proxy in between changes the Host header. */
  publicUrl?: string | null;
  /**
   * `secret.key` of the installation, to vouch for clients' addresses before an api on another
   * host.
   */
  secretKey?: Uint8Array | null;
  /** Offers the sockets to the api to an inspector on this machine. */
  inspect?: boolean;
  /** Longest wait for one call of the api; 10 s unless told. */
  callTimeoutMs?: number;
}

export interface Gateway {
  /**
   * Answers `/graphql` and nothing else, and not with the explorer's page.
   * @returns false when the request is for somebody else.
   */
  onRequest(req: IncomingMessage, res: ServerResponse): boolean;
  /**
   * The same inside Express, the explorer, and the file bytes with `relayBytes`; passes on
   * everything else.
   */
  app: Express;
  /** What the gateway counts, for `/metrics`. */
  figures: Registry;
  /** @returns false when the upgrade is for somebody else. */
  onUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Whether the api behind it is ready. */
  health(): Promise<{ ok: boolean; detail: string }>;
  /** Ends subscriptions with 1001, lets queries finish, closes the upstream connections. */
  drain(): Promise<void>;
}

/** How long queries may take to finish once the process stops; the launcher gives up after 9 s. */
const DRAIN_LIMIT_MS = 5_000;

const isGraphqlPath = (url = ''): boolean => /^\/graphql\/?(\?|$)/i.test(url);

/** The GraphQL gateway; it keeps nothing that a restart may not lose. */
export function createGateway(options: GatewayOptions): Gateway {
  const { restBaseUrl, log, development } = options;
  const schema = createSchema();
  const metrics = createMetrics({
    clientSockets: () => sockets.size,
    upstreamSockets: () => hubs.sockets,
  });
  const addressHeaders = headersFor(options.secretKey ?? null);
  const rest = createRestClient({
    baseUrl: restBaseUrl,
    log,
    addressHeaders,
    timeoutMs: options.callTimeoutMs,
    onCalled: metrics.called,
  });
  const hubs = new LiveHubs({
    baseUrl: restBaseUrl,
    log,
    async isAccepted(token) {
      try {
        await rest
          .for({
            requestId: 'session-check',
            address: '127.0.0.1',
            authorization: `Bearer ${token}`,
            cookie: undefined,
            userAgent: undefined,
            signal: AbortSignal.timeout(4_000),
            setCookie: () => undefined,
          })
          .call('whoAmI');
        return true;
      } catch (error) {
        return !(error instanceof KnownError && (error.status === 401 || error.status === 403));
      }
    },
  });
  const explorer = options.explorer == null ? null : createExplorer(options.explorer);
  const introspection = development || explorer !== null;
  const endUnknownSources = logUnknownSources(log);
  const inspection = options.inspect === true ? createInspection() : null;
  const sockets = createSockets({
    schema,
    rest,
    hubs,
    log,
    introspection,
    publicUrl: options.publicUrl ?? null,
  });
  const apollo = createApollo({
    schema,
    log,
    development,
    introspection,
    onOperated: (operated) => {
      metrics.operated(operated);
      logOperation(log, operated);
    },
  });
  const started = apollo.start();
  started.catch((error: unknown) => {
    log.error({ err: error }, "GraphQL couldn't start");
  });
  const running = new Set<Promise<void>>();

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  const answer = graphqlHandler(apollo, rest);
  function onRequest(req: IncomingMessage, res: ServerResponse): boolean {
    if (!isGraphqlPath(req.url) || explorer?.isFor(req) === true) return false;
    const work = started
      .then(() => answer(req, res))
      .catch((error: unknown) => {
        if (!req.destroyed) log.error({ err: error }, 'Request failed');
        if (res.headersSent) res.destroy();
        else res.writeHead(500).end();
      });
    running.add(work);
    void work.finally(() => running.delete(work));
    return true;
  }
  app.use((req, res, next) => {
    if (!onRequest(req, res)) next();
  });
  if (explorer) app.use(explorer.router);
  const bytes = options.relayBytes
    ? bytesRelay({ baseUrl: restBaseUrl, log, addressHeaders })
    : null;
  if (bytes) app.use(bytes.router);

  return {
    app,
    figures: metrics.registry,
    onRequest,
    onUpgrade: (req, socket, head) =>
      (inspection?.onUpgrade(req, socket, head) ?? false) || sockets.onUpgrade(req, socket, head),
    async health() {
      return (await rest.ready())
        ? { ok: true, detail: 'the api is ready' }
        : { ok: false, detail: `the api at ${new URL(restBaseUrl).origin} is not ready` };
    },
    async drain() {
      inspection?.close();
      await sockets.close();
      hubs.close();
      await Promise.race([
        Promise.allSettled(running),
        new Promise((resolve) => {
          setTimeout(resolve, DRAIN_LIMIT_MS).unref();
        }),
      ]);
      await started.then(
        () => apollo.stop(),
        () => undefined,
      );
      await Promise.all([rest.close(), bytes?.close()]);
      endUnknownSources();
    },
  };
}
