import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Duplex } from 'node:stream';

/** Something published at an emulated vendor. */
export interface Post {
  id: string;
  text: string;
  at: Date;
  editedAt?: Date;
  /** Address of a picture; `mediaUrl` of the emulator makes one. */
  media?: string[];
  /**
   * Who wrote it, where the vendor shows others' posts too; else the account that the emulator has.
   */
  by?: string;
  /**
   * What whoever wrote it is called, where the vendor tells it beside the handle; else the emulator
   * makes one up or tells none.
   */
  byName?: string;
  /** Address of the picture of the account that wrote it, where it has one. */
  face?: string;
  /** Of an entry that has one; else made of its id. */
  title?: string;
}

/**
 * One vendor, emulated: a small HTTP server that speaks its documented protocol, with paging,
 * limits, errors and lies. The conformance table drives every one of them by these same levers.
 */
export interface VendorEmulator {
  url: string;
  /** The connector's settings that lead here instead of to the vendor. */
  settings: Record<string, unknown>;
  /** A credential that the vendor accepts; null where none is needed. */
  credential: Record<string, string> | null;
  /** What to watch, as somebody types it. */
  target: { type: string; accountUsername?: string; searchString?: string };
  /** Paths and queries asked for, in their order. */
  asked: string[];
  /**
   * Entries per page; null where the protocol has no pages. Small ones make the table's posts take
   * several.
   */
  pageSize: number | null;
  /** The last call of a run finds nothing: only an empty page is the end of this vendor's list. */
  endsEmpty?: true;
  /**
   * What the vendor's protocol has no means for; the table then asks for the opposite: that nothing
   * breaks.
   */
  cannot?: readonly ('edit' | 'delete' | 'media' | 'limit' | 'vanish')[];
  /**
   * What is published are files: their bytes stand where others have words, and what is edited is
   * another one in the place of the first.
   */
  isFiles?: true;
  /**
   * What the vendor pushes since the last time it was asked for, for those that push: signed, as it
   * stands on the wire.
   */
  takePushes?(): { body: string; headers: Record<string, string> }[];
  publish(...posts: Post[]): void;
  edit(id: string, text: string, at: Date): void;
  /** Takes a post back. */
  remove(id: string): void;
  /** The next calls are answered as the vendor does beyond its limit, until `calm`. */
  limit(seconds: number): void;
  /** After so many calls the credential is no longer accepted. */
  expireAfter(calls: number): void;
  /** What is watched is gone for good. */
  vanish(): void;
  /** Servers fail (status 500) until `calm`. */
  fail(): void;
  /**
   * After so many calls (at once, if left out) servers take calls and answer none until `calm`;
   * what waits by then is never answered.
   */
  hang(afterCalls?: number): void;
  /** Ends `limit`, `expireAfter`, `vanish`, `fail` and `hang`. */
  calm(): void;
  close(): Promise<void>;
}

/** Levers of a misbehaving server, and the server itself; an emulator answers what is left. */
export interface Levers {
  state: {
    limitedFor: number | null;
    callsLeft: number | null;
    isGone: boolean;
    isFailing: boolean;
    hangsAfter: number | null;
  };
  levers: Pick<
    VendorEmulator,
    'limit' | 'expireAfter' | 'vanish' | 'fail' | 'hang' | 'calm' | 'close'
  >;
  asked: string[];
  url: string;
  /** For vendors that stream over WebSocket. */
  onUpgrade(take: (req: IncomingMessage, socket: Duplex, head: Buffer) => void): void;
}

/**
 * A picture of one pixel, told apart by its name; `lie` names are given as pictures and are none.
 */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Starts a server on a free port of loopback. `/media/*` is served here: `/media/gone` with 404,
 * `/media/lie.png` with a program named as a picture, `/media/huge.png` with more than anybody
 * takes, `/media/sample/NAME` with a file of test/files, everything else with a picture.
 */
export async function serveVendor(
  answer: (req: IncomingMessage, res: ServerResponse, body: string) => void,
): Promise<Levers> {
  const state: Levers['state'] = {
    limitedFor: null,
    callsLeft: null,
    isGone: false,
    isFailing: false,
    hangsAfter: null,
  };
  const asked: string[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const path = req.url ?? '/';
      if (path.startsWith('/media/')) return serveMedium(path, res);
      asked.push(path);
      if (state.hangsAfter !== null && (state.hangsAfter -= 1) < 0) return;
      if (state.callsLeft !== null) state.callsLeft -= 1;
      answer(req, res, Buffer.concat(chunks).toString('utf8'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const calm = () =>
    Object.assign(state, {
      limitedFor: null,
      callsLeft: null,
      isGone: false,
      isFailing: false,
      hangsAfter: null,
    });
  return {
    state,
    asked,
    onUpgrade: (take) => void server.on('upgrade', take),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    levers: {
      limit: (seconds) => void (state.limitedFor = seconds),
      expireAfter: (calls) => void (state.callsLeft = calls),
      vanish: () => void (state.isGone = true),
      fail: () => void (state.isFailing = true),
      hang: (afterCalls = 0) => void (state.hangsAfter = afterCalls),
      calm: () => void calm(),
      async close() {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    },
  };
}

function serveMedium(path: string, res: ServerResponse): void {
  if (path === '/media/gone') return void res.writeHead(404).end();
  if (path === '/media/huge.png') return serveHuge(res);
  if (path.startsWith('/media/sample/'))
    return void res
      .writeHead(200, { 'content-type': 'image/jpeg' })
      .end(
        readFileSync(new URL(`../../../detection/test/files/${basename(path)}`, import.meta.url)),
      );
  const bytes =
    path === '/media/lie.png'
      ? Buffer.from('MZ\x90\x00 this is a program, not a picture')
      : Buffer.concat([PIXEL, createHash('sha256').update(path).digest()]);
  res.writeHead(200, { 'content-type': 'image/png', 'content-length': bytes.length }).end(bytes);
}

/** Says nothing about its length and never ends. */
function serveHuge(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'image/png' });
  const piece = Buffer.alloc(1_048_576, 7);
  const more = () => {
    while (!res.destroyed && res.write(piece));
  };
  res.on('drain', more);
  more();
}

/** Sends JSON. */
export function sendJson(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  res
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));
}
