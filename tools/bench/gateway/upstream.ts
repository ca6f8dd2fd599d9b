/**
 * The REST side of the query bench: 600 different pages of 50 alerts, made beforehand, for whoever
 * brings a token.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makePages } from './upstream-pages.ts';

const pages = makePages();
const server = createServer((req, res) => {
  let body = '';
  req.on('data', (chunk: Buffer) => {
    body += chunk.toString('latin1');
  });
  req.on('end', () => {
    const number = Number(/"page":(\d+)/.exec(body)?.[1] ?? 1);
    const answer = pages[number - 1];
    if (req.url !== '/api/alert/v1/' || req.headers.authorization !== 'Bearer bench' || !answer)
      res.writeHead(404).end();
    else
      res
        .writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length })
        .end(answer);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit(0));
