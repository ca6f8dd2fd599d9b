import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { setTimeout } from 'node:timers/promises';
import { Observable } from 'rxjs';
import { expect, test } from 'vitest';
import { askAhead, askedAheadLink } from './asked-ahead.ts';
import { writeLive } from './live-writes.ts';

const QUERY = gql`query Ranked($page: Int!) { ranked(page: $page) }`;

/** A client whose server counts what it is asked, and answers with the number once told to. */
function counting(patience?: number) {
  const answers: (() => void)[] = [];
  const server = new ApolloLink(() => new Observable((observer) => {
    const number = answers.length + 1;
    answers.push(() => { observer.next({ data: { ranked: number } }); observer.complete(); });
  }));
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([askedAheadLink(patience), server]), queryDeduplication: false });
  const ask = (page: number) => client.query({ query: QUERY, variables: { page }, fetchPolicy: 'network-only' });
  return { answers, client, ask };
}

test('who asks first what was asked ahead gets that answer, while it is on its way', async () => {
  const { answers, client, ask } = counting();
  askAhead(client, QUERY, { page: 1 });
  const asked = ask(1);
  answers[0]?.();
  expect((await asked).data).toEqual({ ranked: 1 });
  expect(answers).toHaveLength(1);
});

test('an answer that has come is handed over once; whoever asks again is answered anew, and so is who asks for something else', async () => {
  const { answers, client, ask } = counting();
  askAhead(client, QUERY, { page: 1 });
  answers[0]?.();
  expect((await ask(1)).data).toEqual({ ranked: 1 });
  const [again, other] = [ask(1), ask(2)];
  answers[1]?.();
  answers[2]?.();
  expect((await again).data).toEqual({ ranked: 2 });
  expect((await other).data).toEqual({ ranked: 3 });
});

test('an answer that nobody fetched in time is forgotten', async () => {
  const { answers, client, ask } = counting(1);
  askAhead(client, QUERY, { page: 1 });
  answers[0]?.();
  await setTimeout(20);
  const asked = ask(1);
  answers[1]?.();
  expect((await asked).data).toEqual({ ranked: 2 });
});

test('an answer that came before an event is older than what is shown, and is not handed over', async () => {
  const { answers, client, ask } = counting();
  askAhead(client, QUERY, { page: 1 });
  answers[0]?.();
  writeLive(client.cache, () => undefined);
  const asked = ask(1);
  answers[1]?.();
  expect((await asked).data).toEqual({ ranked: 2 });
});

test('nobody is handed what was asked ahead with the token of somebody else', async () => {
  const { answers, client, ask } = counting();
  askAhead(client, QUERY, { page: 1 });
  answers[0]?.();
  client.defaultContext['usedToken'] = 'of another person';
  const asked = ask(1);
  answers[1]?.();
  expect((await asked).data).toEqual({ ranked: 2 });
});

test('a question asked ahead that failed fails where it is asked for', async () => {
  const client = new ApolloClient({
    cache: new InMemoryCache(), link: ApolloLink.from([askedAheadLink(), new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('no line'))))]),
  });
  askAhead(client, QUERY, { page: 1 });
  await expect(client.query({ query: QUERY, variables: { page: 1 } })).rejects.toThrow('no line');
});
