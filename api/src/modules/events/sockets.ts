import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { render } from '@vedetta/messages/render.ts';
import { say } from '@vedetta/messages/say.ts';
import { HttpProblem } from '../../platform/errors/http-problem.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import type { Services } from '../../platform/services.ts';
import { type ChannelName, CHANNELS } from './channels.ts';
import { CompanyFeed } from './company-feed.ts';
import { CLOSE, type Hearing } from './hearing.ts';
import { socketAdmission, whyEnded } from './listeners.ts';
import { Outlet } from './outlet.ts';
import { PresenceBoard } from './presence-board.ts';
import { type Admitted, SharedLine } from './shared-line.ts';
import {
  checkOrigin,
  isSharedPath,
  isSocketPath,
  parseUpgrade,
  refuse,
  type SocketName,
  type UpgradeRequest,
} from './upgrade.ts';
import { UserPlaces } from '../../platform/realtime/user-places.ts';

/** The sockets of the api. */
export interface Sockets {
  /**
   * Takes an upgrade that is meant for the api. @returns false when the path is somebody else's.
   */
  handleUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /**
   * Who listens, by channel, on sockets of their own or shared ones, and the messages that wait.
   */
  count(): { open: Record<SocketName, number>; queued: number };
  /** Tells every client that the server goes away, and waits for the connections to end. */
  close(): Promise<void>;
}

/** Times in milliseconds. */
export interface SocketTiming {
  heartbeat: number;
  /** A lost signal delays a message by no more than this. */
  poll: number;
  /** How often sessions and tokens are looked at again: at most 5 s from revocation to close. */
  recheck: number;
  /**
   * How often this process says that it lives, to whoever believes that its people are still there.
   */
  presence: number;
}
const TIMING: SocketTiming = { heartbeat: 20_000, poll: 2_000, recheck: 2_000, presence: 20_000 };

const MAX_PAYLOAD = 64 * 1024;
/** One a gateway process; each may hold thousands of listeners. */
const MAX_SHARED_LINES = 64;

/**
 * Makes the sockets of one process. They start listening for signals at once and hold no port of
 * their own.
 * @param services database, bus, access tokens, clock and log of the process.
 */
export function createSockets(
  services: Pick<Services, 'db' | 'bus' | 'accessTokens' | 'secrets' | 'env' | 'log' | 'now'>,
  timing: SocketTiming = TIMING,
): Sockets {
  const { db, log } = services;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD,
    perMessageDeflate: false,
  });
  const authenticate = socketAdmission(services);
  const board = new PresenceBoard(services, { beat: timing.presence, poll: 5 * timing.poll });
  const feeds = new Map<string, CompanyFeed>();
  const outlets = new Map<Outlet, SocketName>();
  const lines = new Set<SharedLine>();
  const places = new UserPlaces();
  // A relay that has seen no message yet learns from this header where to resume after a break.
  const newestAtUpgrade = new WeakMap<IncomingMessage, number>();
  server.on('headers', (headers, req) =>
    headers.push(`X-Stream-Position: ${newestAtUpgrade.get(req) ?? 0}`),
  );
  let closing = false;

  const feedOf = (channel: ChannelName, companyId: number): CompanyFeed => {
    const key = `${channel}:${companyId}`;
    const known = feeds.get(key);
    if (known !== undefined) return known;
    const feed = new CompanyFeed(
      (userIds, after, limit) => CHANNELS[channel].read(db, companyId, userIds, after, limit),
      (error) =>
        log.warn({ err: error, channel, companyId }, "Couldn't read live messages; trying again"),
    );
    feeds.set(key, feed);
    return feed;
  };

  /**
   * Lets somebody in. What is committed from here on is sent; an `after` beyond the newest id comes
   * from another database.
   */
  const admit = async (
    { channel, after, token }: UpgradeRequest,
    address: string,
  ): Promise<Admitted> => {
    const listener = await authenticate({ channel, after, token }, address);
    if (closing)
      throw new HttpProblem(503, 'UNAVAILABLE', say('socketStopping'), {
        retryAfter: 2,
      });
    // Before anything more is awaited, so that parallel upgrades cannot share the last place.
    const release = places.take(listener.userId);
    try {
      const newest = channel === 'presence' ? 0 : await CHANNELS[channel].newest(db, listener);
      return { listener, newest, cursor: Math.min(after ?? newest, newest), release };
    } catch (error) {
      release();
      throw error;
    }
  };

  const open = async (req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const request = parseUpgrade(req, services.env.PUBLIC_URL);
    const { channel } = request;
    const { listener, newest, cursor, release } = await admit(
      request,
      clientAddress(services, req),
    );
    socket.once('close', release);
    newestAtUpgrade.set(req, newest);
    if (socket.destroyed) return release();
    server.handleUpgrade(req, socket, head, (webSocket) => {
      const outlet = new Outlet(webSocket, listener, cursor, services.now);
      outlets.set(outlet, channel);
      webSocket.once('close', () => outlets.delete(outlet));
      if (closing) outlet.close(CLOSE.goingAway, render('en', say('socketStopping')));
      if (channel === 'presence') return board.join(webSocket, outlet);
      const feed = feedOf(channel, listener.companyId);
      webSocket.once('close', () => feed.leave(outlet));
      void feed.join(outlet);
    });
  };

  /** A gateway that listens for many: who they are, each of them says on the line. */
  const openShared = (req: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Strangers who hold lines and say nothing must not keep a gateway out: the oldest of theirs
    // makes room.
    const idle =
      lines.size >= MAX_SHARED_LINES ? [...lines].find((line) => line.isEmpty) : undefined;
    if (closing || (lines.size >= MAX_SHARED_LINES && idle === undefined))
      throw new HttpProblem(503, 'UNAVAILABLE', say('socketSharedLimit'), { retryAfter: 2 });
    checkOrigin(req, services.env.PUBLIC_URL);
    if (idle !== undefined) {
      idle.close(
        CLOSE.silent,
        'Nobody is heard here, and others wait. Connect again when somebody listens.',
      );
      lines.delete(idle);
    }
    const address = clientAddress(services, req);
    server.handleUpgrade(req, socket, head, (webSocket) => {
      const line = new SharedLine(webSocket, {
        admit: (request) => admit(request, address),
        join: (hearing, channel) => feedOf(channel, hearing.listener.companyId).join(hearing),
        leave: (hearing, channel) => {
          feedOf(channel, hearing.listener.companyId).leave(hearing);
        },
        now: services.now,
      });
      lines.add(line);
      webSocket.once('close', () => lines.delete(line));
    });
  };

  const recheck = async (): Promise<void> => {
    const hearings: Hearing[] = [
      ...outlets.keys(),
      ...[...lines].flatMap((line) => [...line.hearings]),
    ];
    for (const hearing of hearings)
      if (hearing.isExpired())
        hearing.close(
          CLOSE.signedOut,
          'The access token has run out. Refresh it and connect again.',
        );
    const open = hearings.filter(({ isOpen }) => isOpen);
    const endOf = await whyEnded(
      services,
      open.map(({ listener }) => listener),
    );
    for (const hearing of open) {
      const why = endOf(hearing.listener);
      if (why !== null) hearing.close(CLOSE.signedOut, render('en', why));
    }
  };

  const wakeAll = () => {
    for (const feed of feeds.values()) feed.wake();
  };
  const stopListening = services.bus.subscribe(({ companyId }) => {
    for (const channel of ['notifications', 'events'] as const)
      feeds.get(`${channel}:${companyId}`)?.wake();
  });
  let rechecking: Promise<void> | null = null;
  const timers = [
    setInterval(wakeAll, timing.poll),
    setInterval(
      () =>
        [...outlets.keys(), ...lines].forEach((one) => {
          one.beat();
        }),
      timing.heartbeat,
    ),
    setInterval(() => {
      rechecking ??= recheck()
        .catch((error: unknown) =>
          log.warn({ err: error }, "Couldn't check the sessions of open sockets; trying again"),
        )
        .finally(() => (rechecking = null));
    }, timing.recheck),
  ];

  return {
    handleUpgrade(req, socket, head) {
      if (!isSocketPath(req.url)) return false;
      socket.on('error', () => undefined);
      const opening = async () =>
        isSharedPath(req.url) ? openShared(req, socket, head) : open(req, socket, head);
      opening().catch((error: unknown) => {
        if (error instanceof HttpProblem) return refuse(socket, error);
        log.error({ err: error }, "Couldn't open a socket");
        refuse(socket, new HttpProblem(503, 'UNAVAILABLE', say('socketNotNow'), { retryAfter: 2 }));
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
      for (const line of lines) {
        for (const { channel } of line.hearings) open[channel] += 1;
        queued += line.queued;
      }
      return { open, queued };
    },
    async close() {
      closing = true;
      timers.forEach((timer) => clearInterval(timer));
      stopListening();
      const leaving = [...outlets.keys(), ...lines];
      for (const one of leaving) one.close(CLOSE.goingAway, render('en', say('socketStopping')));
      await Promise.all([
        ...leaving.map((one) => one.closed()),
        ...[...feeds.values()].map((feed) => feed.idle()),
        rechecking,
      ]);
      await board.close();
      server.close();
    },
  };
}
