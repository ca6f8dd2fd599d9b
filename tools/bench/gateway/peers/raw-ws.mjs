// The base of the subscription ratios: one feed in, `ws` sends the same bytes to everybody, or to the sockets
// of one user.
import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { announce } from './contract.mjs';

const users = new Map();
const server = createServer();
const wss = new WebSocketServer({ server, perMessageDeflate: false });
wss.on('connection', (socket, req) => {
  const user = new URL(req.url, 'http://x').searchParams.get('user');
  users.set(user, [...(users.get(user) ?? []), socket]);
});
const feed = new WebSocket(`${process.argv[2].replace(/^http/, 'ws')}/ws/feed/`, {
  perMessageDeflate: false,
});
feed.on('message', (data) => {
  const { to, text } = JSON.parse(data.toString());
  const bytes = Buffer.from(text);
  const sockets = to === null ? wss.clients : (users.get(to) ?? []);
  for (const socket of sockets) socket.send(bytes, { binary: false });
});
server.listen(0, '127.0.0.1', () => announce(server.address().port));
