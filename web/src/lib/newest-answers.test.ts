import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable, type Subscriber } from 'rxjs';
import { expect, test } from 'vitest';
import { newestAnswers } from './newest-answers.ts';

const QUERY = gql`
  query Notes($media: Int!) {
    notes(media: $media)
  }
`;

/** A server that answers when it is told to. */
function patient() {
  const asked: Subscriber<ApolloLink.Result>[] = [];
  const server = new ApolloLink(() => new Observable((observer) => void asked.push(observer)));
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([newestAnswers(), server]),
    queryDeduplication: false,
  });
  const answer = (at: number, result: ApolloLink.Result) => {
    asked[at]?.next(result);
    asked[at]?.complete();
  };
  return {
    asked,
    client,
    ask: (media = 1) =>
      client.query<{ notes: number }>({
        query: QUERY,
        variables: { media },
        fetchPolicy: 'network-only',
      }),
    tell: (at: number, notes: number) => {
      answer(at, { data: { notes } });
    },
    refuse: (at: number) => {
      answer(at, { errors: [{ message: 'not now' }] });
    },
    lose: (at: number) => asked[at]?.error(new TypeError('no line')),
    shown: () =>
      client.cache.readQuery<{ notes: number }>({ query: QUERY, variables: { media: 1 } })?.notes,
  };
}

test('an answer that a later one has overtaken does not put the old state back', async () => {
  const { ask, tell, shown } = patient();
  const [first, second] = [ask(), ask()];
  tell(1, 2);
  expect((await second).data).toEqual({ notes: 2 });
  tell(0, 1);
  expect((await first).data).toEqual({ notes: 2 });
  expect(shown()).toBe(2);
});

test('answers in the right order are told as they come, and so are those to other questions', async () => {
  const { ask, tell, shown } = patient();
  const [first, second, other] = [ask(), ask(), ask(2)];
  tell(0, 1);
  expect((await first).data).toEqual({ notes: 1 });
  tell(1, 2);
  expect((await second).data).toEqual({ notes: 2 });
  tell(2, 7);
  expect((await other).data).toEqual({ notes: 7 });
  expect(shown()).toBe(2);
});

test('a refusal overtakes nobody, and who is overtaken does not fail', async () => {
  const { ask, tell, refuse, lose } = patient();
  const [first, second, third] = [ask(), ask(), ask()];
  refuse(2);
  await expect(third).rejects.toThrow('not now');
  tell(1, 2);
  expect((await second).data).toEqual({ notes: 2 });
  lose(0);
  expect((await first).data).toEqual({ notes: 2 });
});

test('once nothing is on its way a question is a new one', async () => {
  const { ask, tell, lose } = patient();
  const first = ask();
  tell(0, 1);
  await first;
  const again = ask();
  lose(1);
  await expect(again).rejects.toThrow('no line');
});
