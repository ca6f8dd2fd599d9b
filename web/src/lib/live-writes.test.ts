import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApolloClient } from './apollo.ts';
import { writeLive } from './live-writes.ts';

const FILE = gql`query File { file { id status } }`;
const file = (status: string) => ({ file: { __typename: 'UploadedFile', id: '7', status } });

let server: Server;
let answer: (() => void) | null;
let url: string;

beforeEach(async () => {
  answer = null;
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: file('SCANNING') }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterEach(() => { server.closeAllConnections(); server.close(); });

it('an event that overtakes an older answer is what stays on the page', async () => {
  const client = createApolloClient({ url, tokens: { token: () => 'token', mayRetry: () => Promise.resolve(false) } });
  const shown: unknown[] = [];
  const subscription = client.watchQuery({ query: FILE }).subscribe(({ data }) => shown.push(data));
  await expect.poll(() => answer).not.toBeNull();
  writeLive(client.cache, (cache) => cache.write({ query: FILE, variables: {}, result: file('DONE'), dataId: 'ROOT_SUBSCRIPTION' }));
  answer?.();
  await expect.poll(() => client.cache.readQuery({ query: FILE })).toMatchObject(file('DONE'));
  await expect.poll(() => shown.at(-1)).toMatchObject(file('DONE'));
  subscription.unsubscribe();
});
