import { connect, type Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  isOpen: Promise<void>;
  /** All that was answered, once it is closed. */
  said: Promise<string>;
}

const HEAD = 'POST /graphql HTTP/1.1\r\nHost: vedetta.example\r\n';
const BODY = `${HEAD}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"query":`;

/** A connection on which nothing but these bytes is sent. */
function begin(port: number, bytes: string): RawConnection {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  // Written to just as it was closed: what it said before counts.
  socket.on('error', () => undefined);
  return {
    socket,
    isOpen: new Promise<void>((resolve) => {
      socket.once('connect', () => {
        socket.write(bytes);
        resolve();
      });
    }),
    said: new Promise<string>((resolve) => {
      socket.once('close', () => {
        resolve(text);
      });
    }),
  };
}

/**
 * 250 connections that say nothing, 250 whose head never ends and 100 whose body does not, a little
 * each second. Open once this resolves.
 */
export async function halfOpen(port: number): Promise<{
  silent: RawConnection[];
  dripping: RawConnection[];
  slow: RawConnection[];
  end: () => void;
}> {
  const many = (count: number, bytes: string) =>
    Array.from({ length: count }, () => begin(port, bytes));
  const [silent, dripping, slow] = [many(250, ''), many(250, HEAD), many(100, BODY)];
  const all = [...silent, ...dripping, ...slow];
  await Promise.all(all.map(({ isOpen }) => isOpen));
  const drip = setInterval(() => {
    for (const { socket } of dripping) if (socket.writable) socket.write('X-More: 1\r\n');
    for (const { socket } of slow) if (socket.writable) socket.write(' ');
  }, 1_000);
  return {
    silent,
    dripping,
    slow,
    end: () => {
      clearInterval(drip);
      for (const { socket } of all) socket.destroy();
    },
  };
}
