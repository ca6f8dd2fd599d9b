import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { HttpProblem } from '../errors/http-problem.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Services } from '../services.ts';
import { CHANNELS, type ChannelName } from './channels.ts';
import { CompanyFeed } from './company-feed.ts';
import { socketAdmission, whyEnded } from './listeners.ts';
import { CLOSE, Outlet } from './outlet.ts';
import { PresenceBoard } from './presence-board.ts';
import { isSocketPath, parseUpgrade, refuse, type SocketName } from './upgrade.ts';

/** The sockets of the api (decisions, section 7). */
export interface Sockets {
  /** Takes an upgrade that is meant for the api. @returns false when the path is somebody else's. */
  handleUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Open sockets by channel, and the messages that wait in them. */
  count(): { open: Record<SocketName, number>; queued: number };
  /** Tells every client that the server goes away, and waits for the connections to end. */
  close(): Promise<void>;
}

/** Times in milliseconds; the defaults keep requirements W2 to W5. */
export interface SocketTiming {
  heartbeat: number;
  /** A lost signal delays a message by no more than this. */
  poll: number;
  /** How often sessions and tokens are looked at again: at most 5 s from revocation to close. */
  recheck: number;
  /** How often this process says that it lives, to whoever believes that its people are still there. */
  presence: number;
}
const TIMING: SocketTiming = { heartbeat: 20_000, poll: 2_000, recheck: 2_000, presence: 20_000 };

const MAX_PAYLOAD = 64 * 1024;
const MAX_SOCKETS_PER_USER = 20;

/**
 * Makes the sockets of one process. They start listening for signals at once and hold no port of their own.
 * @param services database, bus, access tokens, clock and log of the process.
 */
export function createSockets(
  services: Pick<Services, 'db' | 'bus' | 'accessTokens' | 'secrets' | 'env' | 'log' | 'now'>,
  timing: SocketTiming = TIMING,
): Sockets {
  const { db, log } = services;
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD, perMessageDeflate: false });
  const authenticate = socketAdmission(services);
  const board = new PresenceBoard(services, { beat: timing.presence, poll: 5 * timing.poll });
  const feeds = new Map<string, CompanyFeed>();
  const outlets = new Map<Outlet, SocketName>();
  const perUser = new Map<number, number>();
  // A relay that has seen no message yet learns from this header where to resume after a break.
  const newestAtUpgrade = new WeakMap<IncomingMessage, number>();
  server.on('headers', (headers, req) => headers.push(`X-Stream-Position: ${newestAtUpgrade.get(req) ?? 0}`));
  let closing = false;

  const feedOf = (channel: ChannelName, companyId: number): CompanyFeed => {
    const key = `${channel}:${companyId}`;
    const known = feeds.get(key);
    if (known !== undefined) return known;
    const feed = new CompanyFeed(
      (userIds, after, limit) => CHANNELS[channel].read(db, companyId, userIds, after, limit),
      (error) => log.warn({ err: error, channel, companyId }, 'Live messages could not be read; trying again shortly'),
    );
    feeds.set(key, feed);
    return feed;
  };

  const open = async (req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const request = parseUpgrade(req, services.env.PUBLIC_URL);
    const listener = await authenticate(request, clientAddress(services, req));
    if (closing) throw new HttpProblem(503, 'UNAVAILABLE', 'The server is stopping. Connect again shortly.', { retryAfter: 2 });
    // The place is taken before anything is awaited, so that parallel upgrades cannot share the last one.
    const taken = perUser.get(listener.userId) ?? 0;
    if (taken >= MAX_SOCKETS_PER_USER) {
      throw new HttpProblem(429, 'RATE_LIMITED', `You have ${taken} live connections open. Close other windows of Vedetta, then try again.`, { retryAfter: 30 });
    }
    perUser.set(listener.userId, taken + 1);
    const release = once(() => {
      const left = (perUser.get(listener.userId) ?? 1) - 1;
      if (left > 0) perUser.set(listener.userId, left);
      else perUser.delete(listener.userId);
    });
    socket.once('close', release);
    if (socket.destroyed) release();

    // What is committed from here on is sent; an `after` beyond the newest id comes from another database.
    const { channel } = request;
    const newest = channel === 'presence' ? 0 : await CHANNELS[channel].newest(db, listener);
    const cursor = Math.min(request.after ?? newest, newest);
    newestAtUpgrade.set(req, newest);
    if (socket.destroyed) return;
    server.handleUpgrade(req, socket, head, (webSocket) => {
      const outlet = new Outlet(webSocket, listener, cursor, services.now);
      outlets.set(outlet, channel);
      webSocket.once('close', () => outlets.delete(outlet));
      if (closing) outlet.close(CLOSE.goingAway, 'The server is stopping. Connect again shortly.');
      if (channel === 'presence') return board.join(webSocket, outlet);
      const feed = feedOf(channel, listener.companyId);
      webSocket.once('close', () => feed.leave(outlet));
      void feed.join(outlet);
    });
  };

  const recheck = async (): Promise<void> => {
    for (const outlet of outlets.keys()) if (outlet.isExpired()) outlet.close(CLOSE.signedOut, 'The access token has run out. Refresh it and connect again.');
    const open = [...outlets.keys()].filter((outlet) => outlet.isOpen);
    const endOf = await whyEnded(services, open.map((outlet) => outlet.listener));
    for (const outlet of open) {
      const why = endOf(outlet.listener);
      if (why !== null) outlet.close(CLOSE.signedOut, why);
    }
  };

  const wakeAll = () => {
    for (const feed of feeds.values()) feed.wake();
  };
  const stopListening = services.bus.subscribe(({ companyId }) => {
    for (const channel of ['notifications', 'events'] as const) feeds.get(`${channel}:${companyId}`)?.wake();
  });
  let rechecking: Promise<void> | null = null;
  const timers = [
    setInterval(wakeAll, timing.poll),
    setInterval(() => [...outlets.keys()].forEach((outlet) => outlet.beat()), timing.heartbeat),
    setInterval(() => {
      rechecking ??= recheck()
        .catch((error: unknown) => log.warn({ err: error }, 'Sessions of open sockets could not be checked; trying again shortly'))
        .finally(() => (rechecking = null));
    }, timing.recheck),
  ];

  return {
    handleUpgrade(req, socket, head) {
      if (!isSocketPath(req.url)) return false;
      socket.on('error', () => undefined);
      open(req, socket, head).catch((error: unknown) => {
        if (error instanceof HttpProblem) return refuse(socket, error);
        log.error({ err: error }, 'A socket could not be opened');
        refuse(socket, new HttpProblem(503, 'UNAVAILABLE', 'The server cannot open a socket now. Try again shortly.', { retryAfter: 2 }));
      });
      return true;
    },
    count() {
      const open = { notifications: 0, events: 0, presence: 0 };
      let queued = 0;
      for (const [outlet, channel] of outlets) {
        open[channel] += 1;
        queued += outlet.queued;
      }
      return { open, queued };
    },
    async close() {
      closing = true;
      timers.forEach((timer) => clearInterval(timer));
      stopListening();
      const leaving = [...outlets.keys()];
      for (const outlet of leaving) outlet.close(CLOSE.goingAway, 'The server is stopping. Connect again shortly.');
      await Promise.all([...leaving.map((outlet) => outlet.closed()), ...[...feeds.values()].map((feed) => feed.idle()), rechecking]);
      await board.close();
      server.close();
    },
  };
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
