import { connect } from 'node:net';

const CHUNK = 256 * 1024;

/**
 * Asks a ClamAV daemon about bytes, by its command INSTREAM.
 * @param address `tcp://host:port` or `unix:/path`. @param deadline milliseconds since the epoch.
 * @returns the name of what it found, or null.
 * @throws with a short reason when there is no answer, or it says that it could not look.
 */
export function askClamd(
  address: string,
  bytes: Uint8Array,
  deadline: number,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(placeOf(address));
    const timer = setTimeout(
      () => {
        fail('no answer in time');
      },
      Math.max(0, deadline - Date.now()),
    );
    let answer = '';
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
    };
    const fail = (why: string) => {
      end();
      reject(new Error(why));
    };
    socket.on('error', (error) => {
      fail('code' in error ? String(error.code) : 'no connection');
    });
    socket.on('data', (data: Buffer) => {
      answer = (answer + data.toString('latin1')).slice(0, 2000);
    });
    socket.on('close', () => {
      const said = answer.replaceAll('\0', '').trim();
      const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
      else if (said === 'stream: OK') resolve(null);
      else fail(said === '' ? 'it closed the connection' : said);
      clearTimeout(timer);
    });
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const part = bytes.subarray(at, at + CHUNK);
      socket.write(lengthOf(part.length));
      socket.write(part);
    }
    socket.write(lengthOf(0));
  });
}

function placeOf(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('unix:')) return { path: address.replace(/^unix:(?:\/\/)?/, '') };
  const url = new URL(address);
  return { host: url.hostname, port: Number(url.port) };
}

function lengthOf(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
