// Our gateway as `npm start` serves it, production settings.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { createGateway } from '../../../../gateway/src/index.ts';

// Logs as the product does, to where nobody reads it.
const log = pino({ base: null }, pino.destination({ dest: '/dev/null', sync: true }));
const gateway = createGateway({ restBaseUrl: process.argv[2] ?? '', log, development: false });
const app = express();
app.disable('x-powered-by');
app.use(gateway.app);
const server = createServer((req, res) => {
  if (!gateway.onRequest(req, res)) app(req, res);
});
server.on('upgrade', (req, socket, head) => {
  if (!gateway.onUpgrade(req, socket, head)) socket.destroy();
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('message', (question: { collect: boolean }) => {
  // Twice: the second one waits until the pages of the first are given back.
  for (let times = question.collect ? 2 : 0; times > 0; times -= 1) globalThis.gc?.();
  process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
