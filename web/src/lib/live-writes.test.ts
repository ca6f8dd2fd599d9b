import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable, type Subscriber } from 'rxjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApolloClient } from './apollo.ts';
import { eventsOverAnswers, isOutdated, keepShowing, writeLive } from './live-writes.ts';

const FILE = gql`
  query File {
    file {
      id
      status
    }
  }
`;
const file = (status: string) => ({ file: { __typename: 'UploadedFile', id: '7', status } });

let server: Server;
let answer: (() => void) | null;
let url: string;

beforeEach(async () => {
  answer = null;
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      answer = () =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ data: file('SCANNING') }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('an event that overtakes an older answer is what stays on the page', async () => {
  const client = createApolloClient({
    url,
    tokens: { token: () => 'token', mayRetry: () => Promise.resolve(false) },
  });
  const shown: unknown[] = [];
  const subscription = client.watchQuery({ query: FILE }).subscribe(({ data }) => shown.push(data));
  await expect.poll(() => answer).not.toBeNull();
  writeLive(client.cache, (cache) =>
    cache.write({ query: FILE, variables: {}, result: file('DONE'), dataId: 'ROOT_SUBSCRIPTION' }),
  );
  answer?.();
  await expect.poll(() => client.cache.readQuery({ query: FILE })).toMatchObject(file('DONE'));
  await expect.poll(() => shown.at(-1)).toMatchObject(file('DONE'));
  subscription.unsubscribe();
});

it(
  'of two events around an answer the later one stays, also when it comes in the moment between ' +
    'the answer and what is written over it',
  async () => {
    const asked: Subscriber<ApolloLink.Result>[] = [];
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([
        eventsOverAnswers(),
        new ApolloLink(() => new Observable((observer) => void asked.push(observer))),
      ]),
    });
    const event = (status: string) => {
      writeLive(client.cache, (cache) =>
        cache.write({
          query: FILE,
          variables: {},
          result: file(status),
          dataId: 'ROOT_SUBSCRIPTION',
        }),
      );
    };
    const answered = client.query({ query: FILE });
    await expect.poll(() => asked.length).toBe(1);
    event('SCANNING');
    asked[0]?.next({ data: file('QUEUED') });
    asked[0]?.complete();
    await answered;
    event('DONE');
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(client.cache.readQuery({ query: FILE })).toMatchObject(file('DONE'));
  },
);

it(
  'what an act wants is shown without a break while answers and events from before it come, and ' +
    'what the server said last after it',
  () => {
    const { cache } = createApolloClient({
      url,
      tokens: { token: () => 'token', mayRetry: () => Promise.resolve(false) },
    });
    const write = (status: string) => {
      cache.writeQuery({ query: FILE, data: file(status) });
    };
    write('SCANNING');
    const shown: unknown[] = [];
    const stop = cache.watch({
      query: FILE,
      optimistic: true,
      callback: ({ result }) => shown.push((result as ReturnType<typeof file>).file.status),
    });
    const wish = (status: string) =>
      keepShowing(cache, () => {
        cache.modify({ id: 'UploadedFile:7', fields: { status: () => status } });
      });
    const first = wish('DONE');
    write('SCANNING');
    writeLive(cache, () => {
      write('QUEUED');
    });
    const second = wish('FAILED');
    first();
    write('INFECTED');
    second();
    stop();
    expect(shown).toEqual(['DONE', 'FAILED', 'INFECTED']);
  },
);

it('an event of an older state than the one that is known is told from a newer one', () => {
  const { cache } = createApolloClient({
    url,
    tokens: { token: () => 'token', mayRetry: () => Promise.resolve(false) },
  });
  expect(isOutdated(cache, { id: '7', version: 1 })).toBe(false);
  cache.writeQuery({
    query: gql`
      query Alert {
        alert {
          id
          version
        }
      }
    `,
    data: { alert: { __typename: 'Alert', id: '7', version: 3 } },
  });
  expect([2, 3, 4].map((version) => isOutdated(cache, { id: '7', version }))).toEqual([
    true,
    false,
    false,
  ]);
});
