import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Observable } from 'rxjs';
import { expect, test } from 'vitest';
import { askAhead, askedAheadLink, useAskedQuery } from './asked-ahead.ts';
import { writeLive } from './live-writes.ts';

const QUERY = gql`
  query Ranked($page: Int!) {
    ranked(page: $page)
  }
`;

/** A client whose server counts what it is asked, and answers with the number once told to. */
function counting() {
  const answers: (() => void)[] = [];
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        const number = answers.length + 1;
        answers.push(() => {
          observer.next({ data: { ranked: number } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([askedAheadLink(), server]),
    queryDeduplication: false,
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
  const ask = (page: number) =>
    client.query({ query: QUERY, variables: { page }, fetchPolicy: 'network-only' });
  /** What a page draws in the first place. */
  const drawn = (page: number) =>
    renderToStaticMarkup(
      createElement(ApolloProvider, { client, children: createElement(Ranked, { page }) }),
    );
  return { answers, client, ask, drawn };
}

function Ranked({ page }: { page: number }) {
  const { data, loading } = useAskedQuery<{ ranked: number }, { page: number }>(QUERY, {
    variables: { page },
  });
  return `${data?.ranked ?? 'nothing'}${loading ? ', asked' : ''}`;
}

test('a page whose question was answered ahead is drawn with the answer, and does not ask', async () => {
  const { answers, client, drawn } = counting();
  const ahead = askAhead(client, QUERY, { page: 1 });
  answers[0]?.();
  await ahead;
  expect(drawn(1)).toBe('1');
  expect(answers).toHaveLength(1);
});

test('a page that is drawn again, or shows something else, asks', async () => {
  const { answers, client, drawn } = counting();
  const ahead = askAhead(client, QUERY, { page: 1 });
  answers[0]?.();
  await ahead;
  drawn(1);
  expect(drawn(1)).toBe('1, asked');
  expect(drawn(2)).toBe('nothing, asked');
});

test('who asks first what was asked ahead gets that answer, while it is on its way', async () => {
  const { answers, client, ask } = counting();
  void askAhead(client, QUERY, { page: 1 });
  const asked = ask(1);
  answers[0]?.();
  expect((await asked).data).toEqual({ ranked: 1 });
  expect(answers).toHaveLength(1);
});

test('it is handed over once; whoever asks again is answered anew, and so is who asks for something else', async () => {
  const { answers, client, ask } = counting();
  void askAhead(client, QUERY, { page: 1 });
  const [first, again, other] = [ask(1), ask(1), ask(2)];
  for (const answer of answers) answer();
  expect((await first).data).toEqual({ ranked: 1 });
  expect((await again).data).toEqual({ ranked: 2 });
  expect((await other).data).toEqual({ ranked: 3 });
});

test('an answer that has come is handed to nobody who asks', async () => {
  const { answers, client, ask } = counting();
  const ahead = askAhead(client, QUERY, { page: 1 });
  answers[0]?.();
  await ahead;
  const asked = ask(1);
  answers[1]?.();
  expect((await asked).data).toEqual({ ranked: 2 });
});

test('nobody is handed what was asked ahead with the token of somebody else', async () => {
  const { answers, client, ask } = counting();
  void askAhead(client, QUERY, { page: 1 });
  client.defaultContext['usedToken'] = 'of another person';
  const asked = ask(1);
  answers[1]?.();
  expect((await asked).data).toEqual({ ranked: 2 });
});

test('a question asked ahead that failed fails where it is asked for', async () => {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      askedAheadLink(),
      new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('no line')))),
    ]),
  });
  await askAhead(client, QUERY, { page: 1 });
  await expect(client.query({ query: QUERY, variables: { page: 1 } })).rejects.toThrow('no line');
});

test('what was asked ahead of an event is asked again after it: the page follows only what comes later', async () => {
  const { answers, client, ask, drawn } = counting();
  const event = () => {
    writeLive(client.cache, () => undefined);
  };
  const ahead = askAhead(client, QUERY, { page: 1 });
  answers[0]?.();
  event();
  await ahead;
  expect(drawn(1)).toBe('1, asked');
  void askAhead(client, QUERY, { page: 2 });
  event();
  const asked = ask(2);
  answers[2]?.();
  expect((await asked).data).toEqual({ ranked: 3 });
});
