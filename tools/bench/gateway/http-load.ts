import { connect, type Socket } from 'node:net';

/**
 * Requests that one connection after the other sends, without a library's cost between the clock
 * and the wire.
 */
export interface Load {
  port: number;
  path: string;
  /** Bodies, sent in turn. */
  bodies: string[];
  connections: number;
  milliseconds: number;
}
export interface LoadResult {
  requests: number;
  seconds: number;
  /** Sorted, in milliseconds. */
  latencies: number[];
  /** The first answer's body. */
  sample: string;
}

/**
 * Sends as fast as the answers come, for the given time.
 * @throws Error for any status but 200 or an answer of another length than it says.
 */
export async function press(load: Load): Promise<LoadResult> {
  const requests = load.bodies.map((body) =>
    Buffer.from(
      `POST ${load.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ` +
        `bench\r\nContent-Type: application/json\r\nContent-Length: ` +
        `${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ),
  );
  const latencies: number[] = [];
  let next = 0;
  let sample = '';
  const started = performance.now();
  const end = started + load.milliseconds;

  const client = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let received: Buffer[] = [];
      let size = 0;
      let expected: { bytes: number; body: number } | 'chunked' | null = null;
      let sentAt = 0;
      const send = () => {
        sentAt = performance.now();
        const request = requests[next % requests.length];
        next += 1;
        if (request) socket.write(request);
      };
      socket.on('error', reject);
      socket.on('close', () => {
        reject(new Error('The target closed a connection.'));
      });
      socket.on('data', (chunk) => {
        received.push(chunk);
        size += chunk.length;
        expected ??= lengthOf(received);
        if (
          expected === null ||
          (expected === 'chunked'
            ? !chunk.subarray(-7).toString('latin1').endsWith('0\r\n\r\n')
            : size < expected.bytes)
        )
          return;
        const now = performance.now();
        latencies.push(now - sentAt);
        if (sample === '') sample = bodyOf(Buffer.concat(received));
        received = [];
        size = 0;
        expected = null;
        if (now < end) send();
        else {
          socket.removeAllListeners('close');
          socket.end();
          resolve();
        }
      });
      send();
    });
  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true }, () => {
        resolve(socket);
      }).once('error', reject);
    });
  const sockets = await Promise.all(Array.from({ length: load.connections }, open));
  await Promise.all(sockets.map(client));
  return {
    requests: latencies.length,
    seconds: (performance.now() - started) / 1000,
    latencies: latencies.sort((a, b) => a - b),
    sample,
  };
}

function lengthOf(received: Buffer[]): { bytes: number; body: number } | 'chunked' | null {
  const all = received.length === 1 && received[0] ? received[0] : Buffer.concat(received);
  const at = all.indexOf('\r\n\r\n');
  if (at < 0) return null;
  const head = all.subarray(0, at).toString('latin1');
  if (!head.startsWith('HTTP/1.1 200'))
    throw new Error(
      `The target answered ${head.split('\r\n', 1)[0] ?? ''}: ${all.subarray(at + 4).toString()}`,
    );
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return length === undefined ? 'chunked' : { bytes: at + 4 + Number(length), body: at + 4 };
}

function bodyOf(answer: Buffer): string {
  const at = answer.indexOf('\r\n\r\n');
  const isChunked = /transfer-encoding: chunked/i.test(answer.subarray(0, at).toString('latin1'));
  if (!isChunked) return answer.subarray(at + 4).toString('utf8');
  const parts: Buffer[] = [];
  for (let from = at + 4; ;) {
    const line = answer.indexOf('\r\n', from);
    const length = parseInt(answer.subarray(from, line).toString('latin1'), 16);
    if (!(length > 0)) return Buffer.concat(parts).toString('utf8');
    parts.push(answer.subarray(line + 2, line + 2 + length));
    from = line + 2 + length + 2;
  }
}

/** The value below which the given share of the sorted values lies. */
export const quantile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
