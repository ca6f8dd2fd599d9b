import { describe, expect, it } from 'vitest';
import { fetchConfig, parseConfig, socketUrl } from './config.ts';

const answering =
  (body: string, status = 200): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, { status }));

describe('the runtime configuration', () => {
  it('has a default and ignores what it does not know', () => {
    expect(parseConfig({ product: 'Vedetta' })).toEqual({ graphqlUrl: '/graphql' });
    expect(parseConfig({ graphqlUrl: 'https://api.example.org/graphql' }).graphqlUrl).toBe(
      'https://api.example.org/graphql',
    );
  });

  it.each(['//evil.example/graphql', 'javascript:alert(1)', 'graphql', ''])(
    'refuses %j as an address',
    (graphqlUrl) => {
      expect(() => parseConfig({ graphqlUrl })).toThrow('"graphqlUrl" must be a path');
    },
  );

  it('says why it could not be fetched', async () => {
    await expect(fetchConfig(answering('', 503))).rejects.toThrow(
      'Failed fetch of config because the server answered 503.',
    );
    await expect(fetchConfig(answering('<html>'))).rejects.toThrow(
      'Failed fetch of config because it is not valid JSON.',
    );
    await expect(fetchConfig(answering('[]'))).rejects.toThrow(
      'Failed fetch of config because it is not a JSON object.',
    );
    await expect(fetchConfig(() => Promise.reject(new TypeError('fetch failed')))).rejects.toThrow(
      'Failed fetch of config because the server cannot be reached.',
    );
  });

  it('leads to the socket of the same place', () => {
    expect(socketUrl('/graphql', 'https://vedetta.example/login')).toBe(
      'wss://vedetta.example/graphql',
    );
    expect(socketUrl('http://localhost:4000/graphql', 'https://vedetta.example/')).toBe(
      'ws://localhost:4000/graphql',
    );
  });
});
