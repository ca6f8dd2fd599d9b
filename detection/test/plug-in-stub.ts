import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { plugInsIn } from '../src/worker/plug-in-folder.ts';
import { createTestEngine as createEngine } from './engine.ts';

export type Answer = (body: Buffer, request: IncomingMessage, response: ServerResponse) => void;
/** A classifier over HTTP and a folder of descriptions, new for each test. */
export const stub = {
  url: '',
  folder: '',
  /** What the classifier answers. */
  answer: ((_body, _request, response) => response.end()) as Answer,
  /** What it was asked in this test. */
  asked: [] as { body: Buffer; headers: IncomingMessage['headers'] }[],
};

/** Runs the classifier for the tests of one file. */
export function usePlugInStub(): void {
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          stub.asked.push({ body: Buffer.concat(parts), headers: request.headers });
          stub.answer(Buffer.concat(parts), request, response);
        });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/classify`;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    stub.folder = await mkdtemp(join(tmpdir(), 'vedetta-plug-ins-'));
  });
  afterEach(async () => {
    stub.asked = [];
    server.closeAllConnections();
    await rm(stub.folder, { recursive: true, force: true });
  });
}

export const RAISES = {
  toxic: { title: 'Toxic text', why: 'The text is meant to hurt.', severity: 3, from: 0.8 },
};
export const ofTexts = { label: 'Toxicity', looks_at: 'texts', raises: RAISES };
export const describePlugIn = (id: string, description: object | string) =>
  writeFile(
    join(stub.folder, `${id}.json`),
    typeof description === 'string' ? description : JSON.stringify(description),
  );
export const json =
  (value: unknown): Answer =>
  (_body, _request, response) => {
    response.end(JSON.stringify(value));
  };
/** Scans with the plug-ins of the folder alone. */
export async function scanned(content: Uint8Array | string, filename = 'post.txt') {
  const engine = createEngine({
    openers: [],
    detectors: [],
    textDetectors: [],
    plugIns: plugInsIn(stub.folder),
  });
  return engine.scan(
    { bytes: Buffer.from(content), filename, mime: null, path: [filename] },
    () => undefined,
  );
}
export const scan = async (...given: Parameters<typeof scanned>) => (await scanned(...given)).rows;
