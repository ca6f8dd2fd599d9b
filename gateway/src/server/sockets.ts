import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols, makeServer, type Context as ProtocolContext } from 'graphql-ws';
import { subscribe, type ExecutionArgs, type GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { isSurprise, toClientError } from '../errors/client-error.ts';
import { KnownError } from '../errors/known-error.ts';
import type { LiveHubs } from '../upstream/live-streams.ts';
import type { RestClient } from '../upstream/rest-client.ts';
import { isOwnOrigin } from './client-of.ts';
import { Connection, SocketOrigin } from './connection.ts';
import { Context } from './context.ts';
import { subscribeDirectly, type Subscriber } from './direct-subscriptions.ts';
import { MAX_MESSAGE_BYTES, SUBSCRIPTIONS_PER_CONNECTION } from './limits.ts';
import { socketPort } from './socket-port.ts';
import { textOf } from './persisted.ts';
import { prepareSubscription } from './subscribe.ts';

export interface SocketOptions {
  schema: GraphQLSchema;
  rest: RestClient;
  hubs: LiveHubs;
  log: Logger;
  introspection: boolean;
  publicUrl: string | null;
}
type Protocol = ProtocolContext<Record<string, unknown> | undefined, Connection>;

export interface GatewaySockets {
  onUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Open sockets of clients. */
  readonly size: number;
  close(): Promise<void>;
}

/** Subscriptions by the protocol of graphql-ws, close codes included (requirement W1). */
export function createSockets(options: SocketOptions): GatewaySockets {
  const { schema, rest, hubs, log, introspection } = options;
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, handleProtocols, perMessageDeflate: false, clientTracking: true });

  /** Recognises the client by the token of `connection_init`. */
  async function connect(ctx: Protocol): Promise<boolean> {
    const { extra } = ctx;
    const authorization = ctx.connectionParams?.['authorization'] ?? ctx.connectionParams?.['Authorization'];
    const token = typeof authorization === 'string' ? /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization)?.[1] : undefined;
    if (token === undefined) {
      extra.socket.close(4401, 'Send {"authorization": "Bearer …"} with connection_init');
      return false;
    }
    extra.authorization = `Bearer ${token}`;
    try {
      const { user } = await rest.for(new SocketOrigin(extra)).call('whoAmI');
      if (extra.isGone) return false;
      const attached = hubs.attach({ userId: user.id, token, close: (code, reason) => { extra.socket.close(code, reason); } });
      if (!attached) {
        extra.socket.close(4429, 'Too many connections: close one first');
        return false;
      }
      extra.attached = attached;
      return true;
    } catch (error) {
      // 4403 lets the client refresh its token and come back; 1013 tells it to come back as it is.
      const isRefused = error instanceof KnownError && error.status < 500;
      if (!isRefused && !(error instanceof KnownError)) log.error({ err: error }, 'a connection could not be recognised');
      extra.socket.close(isRefused ? 4403 : 1013, isRefused ? 'Forbidden' : 'Try again later');
      return false;
    } finally {
      extra.forgetSignal();
    }
  }

  const format = (errors: readonly GraphQLError[], requestId: string) =>
    errors.map((error) => {
      if (isSurprise(error)) log.error({ requestId, path: error.path, err: error.originalError ?? error }, 'unexpected failure in a subscription');
      return toClientError(error.toJSON(), error, requestId);
    });

  const subscribers = new WeakMap<ExecutionArgs, Subscriber>();
  const protocol = makeServer<Record<string, unknown> | undefined, Connection>({
    connectionInitWaitTimeout: 3_000,
    onConnect: connect,
    onSubscribe: (ctx, id, asked) => {
      if (Object.keys(ctx.subscriptions).length > SUBSCRIPTIONS_PER_CONNECTION) {
        return [new KnownError(429, 'RATE_LIMITED', `At most ${SUBSCRIPTIONS_PER_CONNECTION} subscriptions on one connection: complete one first.`)];
      }
      const query = textOf(asked);
      if (typeof query !== 'string') return [query];
      const payload = query === asked.query ? asked : { ...asked, query };
      const origin = new SocketOrigin(ctx.extra);
      const { attached, socket, wire } = ctx.extra;
      const prepared = prepareSubscription({ schema, introspection, payload, context: () => new Context(origin, rest, attached ?? null) });
      if (attached && 'schema' in prepared) {
        const words = JSON.stringify([payload.query, payload.operationName, payload.variables]);
        subscribers.set(prepared, { socket, wire, id, words, shared: attached.shared, origin, format });
      }
      return prepared;
    },
    subscribe: (args) => {
      const subscriber = subscribers.get(args);
      subscribers.delete(args);
      return (subscriber && subscribeDirectly(args, subscriber)) ?? subscribe(args);
    },
    onNext: (_ctx, _id, _payload, args, result) => {
      if (!result.errors) return undefined;
      return { data: result.data ?? null, errors: format(result.errors, requestIdOf(args.contextValue)) };
    },
    onError: (_ctx, _id, _payload, errors) => format(errors, randomUUID()),
  });

  wss.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const connection = new Connection(socket, request);
    const closed = protocol.opened(
      socketPort(socket, (error) => { log.error({ err: error }, 'unexpected failure on a socket'); }),
      connection,
    );
    socket.on('close', (code, reason) => {
      connection.leave();
      closed(code, reason.toString()).catch((error: unknown) => { log.error({ err: error }, 'a socket could not be cleaned up'); });
      connection.attached?.detach();
    });
  });

  return {
    get size() {
      return wss.clients.size;
    },
    onUpgrade(req, socket, head) {
      // Not through URL, which throws at addresses such as `//`.
      if ((req.url ?? '').split('?', 1)[0] !== '/graphql') return false;
      // Without a listener a reset during the upgrade would end the process.
      socket.on('error', destroy);
      if (!isOwnOrigin(req, options.publicUrl)) refuse(socket, '403 Forbidden');
      else wss.handleUpgrade(req, socket, head, (ws) => { wss.emit('connection', ws, req); });
      return true;
    },
    async close() {
      for (const client of wss.clients) client.close(1001, 'Going away');
      const terminate = setTimeout(() => { for (const client of wss.clients) client.terminate(); }, 1_000);
      await new Promise<void>((resolve) => { wss.close(() => { resolve(); }); });
      clearTimeout(terminate);
    },
  };
}

/** Not a closure: it would keep the whole request for as long as the socket lives. */
function destroy(this: Duplex): void {
  this.destroy();
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function requestIdOf(context: unknown): string {
  return typeof context === 'object' && context !== null && 'requestId' in context && typeof context.requestId === 'string' ? context.requestId : randomUUID();
}
