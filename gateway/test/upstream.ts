import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import type { components } from '../src/generated/rest.ts';

type Schemas = components['schemas'];

/** One call as it arrived. */
export interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (req: IncomingMessage, res: ServerResponse, body: string) => void;

/**
 * A server at the REST address that does what the test says: real HTTP and real sockets, faults
 * included. Its streams keep what was published, as the api's database does, through every kill and
 * restart.
 */
export class Upstream {
  readonly calls: Seen[] = [];
  readonly answers = new Map<string, Answer>();
  readonly published: Record<string, { id: number }[]> = { notifications: [], events: [] };
  /** Who has listened so far, as the addresses of sockets of their own. */
  readonly sockets: URL[] = [];
  /** Whether a gateway may listen for many on one line. */
  hasSharedLine = true;
  /** Texts that came over sockets. */
  readonly said: string[] = [];
  /** Tokens that the sockets refuse. */
  readonly refused = new Set<string>();
  /** Whether the answer to the upgrade tells the position. */
  tellsPosition = true;
  port = 0;
  #server: Server | null = null;
  #wss = new WebSocketServer({ noServer: true });
  #open = new Set<WebSocket>();
  #listeners = new Set<Listening>();

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Number of sockets that are open now. */
  get openSockets(): number {
    return this.#open.size;
  }

  /** Number of those who listen now, on sockets of their own or on a shared one. */
  get listening(): number {
    return this.#listeners.size;
  }

  on(route: string, answer: Answer): void {
    this.answers.set(route, answer);
  }

  json(
    route: string,
    status: number,
    body: unknown,
    headers: Record<string, string | string[]> = {},
  ): void {
    this.on(route, (_req, res) => {
      res
        .writeHead(status, {
          'content-type': status < 400 ? 'application/json' : 'application/problem+json',
          ...headers,
        })
        .end(JSON.stringify(body));
    });
  }

  async start(): Promise<void> {
    const server = createServer((req, res) => {
      const chunks: Buffer[] = [];
      req.on('data', (chunk: Buffer) => chunks.push(chunk));
      req.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const path = (req.url ?? '').split('?')[0] ?? '';
        this.calls.push({
          method: req.method ?? '',
          path: req.url ?? '',
          headers: req.headers,
          body,
        });
        const answer = this.answers.get(`${req.method ?? ''} ${path}`);
        if (answer) answer(req, res, body);
        else res.writeHead(404).end('no such answer in this test');
      });
    });
    this.#wss = new WebSocketServer({ noServer: true });
    this.#wss.on('headers', (headers, req) => {
      if (this.tellsPosition)
        headers.push(`X-Stream-Position: ${String(this.published[kindOf(req)]?.at(-1)?.id ?? 0)}`);
    });
    server.on('upgrade', (req, socket, head) => {
      const url = new URL(req.url ?? '/', this.url);
      const token = url.searchParams.get('token') ?? '';
      if (this.refused.has(token)) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      const kind = kindOf(req);
      if (kind === 'shared' && !this.hasSharedLine) {
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      this.#wss.handleUpgrade(req, socket, head, (ws) => {
        this.#open.add(ws);
        ws.on('close', () => this.#open.delete(ws));
        if (kind === 'shared') {
          this.#share(ws);
          return;
        }
        ws.on('message', (data: Buffer) => this.said.push(data.toString()));
        const listener = this.#listen(url, {
          kind,
          token,
          send: (json) => ws.send(json),
          end: (code) => ws.close(code, 'ended'),
        });
        ws.on('close', () => this.#listeners.delete(listener));
      });
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Notes who listens, and tells what they missed. */
  #listen(url: URL, listener: Listening): Listening {
    this.sockets.push(url);
    this.#listeners.add(listener);
    const after = url.searchParams.get('after');
    if (after !== null)
      for (const message of this.published[listener.kind] ?? [])
        if (message.id > Number(after)) listener.send(JSON.stringify(message));
    return listener;
  }

  /** Many on one socket, as the api has it. */
  #share(ws: WebSocket): void {
    const here = new Map<number, Listening>();
    ws.on('close', () => {
      for (const listener of here.values()) this.#listeners.delete(listener);
    });
    ws.on('message', (data: Buffer) => {
      const said = JSON.parse(data.toString()) as {
        open?: number;
        close?: number;
        channel: string;
        token: string;
        after: number | null;
      };
      const leave = (number: number) => {
        const listener = here.get(number);
        here.delete(number);
        if (listener) this.#listeners.delete(listener);
      };
      if (said.close !== undefined) {
        leave(said.close);
        return;
      }
      const { open: number = 0, channel: kind, token, after } = said;
      const end = (code: number) => {
        leave(number);
        ws.send(JSON.stringify({ ended: number, code, reason: 'ended' }));
      };
      if (this.refused.has(token)) {
        end(4403);
        return;
      }
      ws.send(JSON.stringify({ opened: number, position: this.published[kind]?.at(-1)?.id ?? 0 }));
      const listener: Listening = {
        kind,
        token,
        send: (json) => ws.send(`[[${number},1],${json}]`),
        end,
      };
      here.set(number, listener);
      this.#listen(
        new URL(
          `/ws/${kind}/?token=${encodeURIComponent(token)}${after === null ? '' : `&after=${after}`}`,
          this.url,
        ),
        listener,
      );
    });
  }

  publish(kind: 'notifications' | 'events', message: { id: number }): void {
    this.published[kind]?.push(message);
    for (const listener of this.#listeners)
      if (listener.kind === kind) listener.send(JSON.stringify(message));
  }

  /** Sends a text that is no message of the contract. */
  babble(text: string): void {
    for (const listener of this.#listeners) listener.send(text);
  }

  /** Ends the sockets of a token as the api does when the session ends. */
  revoke(token: string): void {
    this.refused.add(token);
    for (const listener of [...this.#listeners]) if (listener.token === token) listener.end(4403);
  }

  /**
   * Cuts every connection at once and stops listening, like `kill -9`. The port is kept for the
   * next start.
   */
  async kill(): Promise<void> {
    for (const ws of this.#open) ws.terminate();
    this.#open.clear();
    this.#listeners.clear();
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    if (server) await new Promise((resolve) => server.close(resolve));
  }
}

/** Somebody who listens. */
interface Listening {
  kind: string;
  token: string;
  send: (json: string) => void;
  end: (code: number) => void;
}

const kindOf = (req: IncomingMessage): string => (req.url ?? '').split('/')[2] ?? '';

/**
 * Answers of the contract with as little in them as it allows; the compiler says what they lack
 * when the contract grows.
 */
export const whoami = (id: number): Schemas['WhoAmI'] => ({
  user: {
    id,
    first_name: 'Ada',
    last_name: 'Rossi',
    full_name: 'Ada Rossi',
    email: `user${id}@lookout.example`,
    phone_number: null,
    is_active: true,
    is_approved: true,
    group_name: 'Analysts',
    groups_details: [{ name: 'Analysts' }],
    tour_visible: false,
    mfa_enrolled: true,
    theme: 'system',
    time_zone: null,
    language: null,
    date_language: 'it',
    mail_contexts: [],
    date_joined: '2026-11-21T09:00:00.000Z',
    email_verified_at: '2026-11-21T09:00:00.000Z',
    last_login: null,
    company_details: { id: 1, name: 'Lookout', total_scan: 10, scans_left: 3 },
  },
  is_admin: false,
  is_free_trial: false,
  capabilities: ['self', 'alerts.read'],
  contact_email: null,
  event_position: 0,
});
export const notification = (id: number): Schemas['Notification'] => ({
  id,
  context: 'assigned_alert',
  params: { userId: null, media_id: 3, alert_id: 4 },
  fullname: 'Ada Rossi',
  message: `message ${id}`,
  created_at: '2026-11-21T09:00:00.000Z',
  message_reasons: [],
  is_read: false,
  registration: null,
});
export const alertChanged = (id: number) => ({
  id,
  type: 'alert.changed',
  alert_id: 4,
  media_id: 3,
  version: id,
  status: 'VALIDATED',
  previous_status: 'DETECTED',
  severity: 4,
  created: false,
  actor_id: null,
});
export const alert = (id: number, version = 1): Schemas['Alert'] => ({
  id,
  version,
  media_id: 3,
  media_title: 'photo.jpg',
  media_title_code: null,
  media_title_of: null,
  media_target: {
    source_name: 'File upload',
    search_string: 'photo.jpg',
    account_username: null,
    prefix: '',
  },
  source_id: 7,
  detector: 'file-type',
  title: 'Program in disguise',
  title_code: 'titleProgramDisguise',
  title_reason: { code: 'titleProgramDisguise', params: [] },
  summary: 'MZ at 0',
  summary_reason: null,
  marks: [{ start: 0, end: 2 }],
  severity: 5,
  severity_set_by_person: false,
  status: 'DETECTED',
  assignee: null,
  seen_count: 1,
  feedback_response: null,
  dismiss_reason: null,
  detected_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
});
