import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { Heartbeats } from '../upstream/heartbeat.ts';
import { isOwnOrigin } from './client-of.ts';
import { Connection } from './connection.ts';
import { Conversation } from './conversation.ts';
import { MAX_MESSAGE_BYTES } from './limits.ts';
import { SUB_PROTOCOL } from './messages.ts';
import { createRules, type RuleOptions } from './socket-rules.ts';

export interface SocketOptions extends RuleOptions {
  publicUrl: string | null;
}

export interface GatewaySockets {
  onUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Open sockets of clients. */
  readonly size: number;
  close(): Promise<void>;
}

/** Between two pings to one client; who has not been heard since the last is gone. */
const BEAT_MS = 15_000;
/** For clients to answer that the gateway goes. */
const CLOSING_MS = 1_000;

/** Subscriptions by the protocol of graphql-ws, close codes included. */
export function createSockets(options: SocketOptions): GatewaySockets {
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: (offered) => offered.has(SUB_PROTOCOL) && SUB_PROTOCOL,
  });
  const connections = new Set<Connection>();
  const heartbeats = new Heartbeats(BEAT_MS);
  const rules = createRules(options);
  let onEmpty: (() => void) | null = null;

  function opened(socket: WebSocket, request: IncomingMessage): void {
    const connection = new Connection(socket, request);
    const conversation = new Conversation(connection, rules);
    connections.add(connection);
    heartbeats.add(connection);
    // A message over the limit or broken framing: `ws` closes with the right code (1009, 1007,
    // 1002) by itself.
    socket.on('error', ignore);
    socket.on('pong', () => {
      connection.heard();
    });
    socket.on('message', (data, isBinary) => {
      hear(connection, conversation, data, isBinary);
    });
    socket.on('close', () => {
      heartbeats.remove(connection);
      connections.delete(connection);
      connection.leave();
      conversation.over();
      connection.attached?.detach();
      if (connections.size === 0) onEmpty?.();
    });
    if (socket.protocol !== SUB_PROTOCOL) connection.close(4406, 'Subprotocol not acceptable');
  }

  function hear(
    connection: Connection,
    conversation: Conversation,
    data: RawData,
    isBinary: boolean,
  ): void {
    connection.heard();
    if (!connection.isOpen) return;
    if (isBinary) connection.close(4400, 'Send text messages');
    else if (connection.isFlooding()) connection.close(4429, 'Too many messages');
    else conversation.hear(Buffer.isBuffer(data) ? data.toString('utf8') : '');
  }

  return {
    get size() {
      return connections.size;
    },
    onUpgrade(req, socket, head) {
      // Not through URL, which throws at addresses such as `//`.
      if ((req.url ?? '').split('?', 1)[0] !== '/graphql') return false;
      // Without a listener a reset during the upgrade would end the process.
      socket.on('error', destroy);
      if (!isOwnOrigin(req, options.publicUrl)) refuse(socket, '403 Forbidden');
      else wss.handleUpgrade(req, socket, head, opened);
      return true;
    },
    async close() {
      wss.close();
      if (connections.size === 0) return;
      const empty = new Promise<void>((resolve) => {
        onEmpty = resolve;
      });
      for (const connection of connections) connection.close(1001, 'Going away');
      const terminate = setTimeout(() => {
        for (const { socket } of connections) socket.terminate();
      }, CLOSING_MS);
      await empty;
      clearTimeout(terminate);
    },
  };
}

function ignore(): void {
  // 'close' follows.
}

/** Not a closure: it would keep the whole request for as long as the socket lives. */
function destroy(this: Duplex): void {
  this.destroy();
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
