import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import { describe, expect, it } from 'vitest';
import { say } from '@vedetta/messages/say.ts';
import { parseJsonBody, readBody } from './json-body.ts';

const parse = (text: string) => parseJsonBody(Buffer.from(text), 'application/json; charset=utf-8');

describe('a body as JSON', () => {
  it('is read by the runtime’s own parser, also where a library has put another one into its place', async () => {
    const own = JSON.parse;
    // As core-js within pdf.js does where V8 tells a reviver no source text, which is Node 20: with
    // a reviver, the beginning of an object counts as one.
    JSON.parse = (text, reviver) => (reviver === undefined ? (own(text) as unknown) : {});
    try {
      for (const text of ['{', '[', '{"a"', '{"a":1', '[1', '"', '{"a":1,}', ' '])
        expect(() => parse(text), text).toThrow(expect.objectContaining({ status: 400 }));
      expect(parse('{"a":[1,{"b":null}]}')).toEqual({ a: [1, { b: null }] });
    } finally {
      JSON.parse = own;
    }
  });

  it('holds no half of a surrogate pair, which no database could store; whole pairs stay', () => {
    const body = Buffer.from(
      String.raw`{"name":"a\ud800","list":[{"deep":"\udc00b"}],"whole":"\ud83d\ude00","text":"\\ud800"}`,
    );
    expect(parseJsonBody(body, 'application/json')).toEqual({
      name: 'a\ufffd',
      list: [{ deep: '\ufffdb' }],
      whole: '😀',
      text: String.raw`\ud800`,
    });
  });

  it('names no prototype at any depth, and may name what merely looks like it', () => {
    for (const text of [
      '{"__proto__":1}',
      '[{"a":{"__proto__":null}}]',
      '{"\\u005f_proto__":{}}',
      '{"a":[[{"__proto_\\u005f":[]}]]}',
    ]) {
      expect(() => parse(text), text).toThrow(
        expect.objectContaining({ status: 400, detail: say('bodyHasProto') }),
      );
    }
    expect(parse('{"proto":1,"constructor":2,"a":"__proto__"}')).toEqual({
      proto: 1,
      constructor: 2,
      a: '__proto__',
    });
  });
});

describe('a body whose sender is gone before it is read', () => {
  it('is refused, and is no empty one', async () => {
    const outcome = await new Promise<unknown>((resolve, reject) => {
      const app = express().use((req: Request & IncomingMessage, res: Response) => {
        void once(req.socket, 'close')
          .then(() => readBody(req, res))
          .then(
            () => req.body as unknown,
            (error: unknown) => error,
          )
          .then(resolve);
      });
      const server = createServer(app).listen(0, '127.0.0.1', () => {
        const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
          socket.end(
            'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
            () => {
              server.close();
            },
          );
        }).on('error', reject);
      });
    });
    expect(outcome).toMatchObject({
      status: 400,
      detail: say('bodyMissing'),
    });
  });
});
