// The base of the ratios: Express passes one REST call on and its answer back.
import { Agent, request } from 'node:http';
import express from 'express';
import { announce, REST_PATH } from './contract.mjs';

const upstream = new URL(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const app = express();
app.post(REST_PATH, (req, res) => {
  const { authorization, 'content-type': type, 'content-length': length } = req.headers;
  const call = request(
    {
      agent,
      host: upstream.hostname,
      port: upstream.port,
      path: REST_PATH,
      method: 'POST',
      headers: { authorization, 'content-type': type, 'content-length': length },
    },
    (answer) => {
      res.writeHead(answer.statusCode, {
        'content-type': answer.headers['content-type'],
        'content-length': answer.headers['content-length'],
      });
      answer.pipe(res);
    },
  );
  call.on('error', () => res.destroy());
  req.pipe(call);
});
const server = app.listen(0, '127.0.0.1', () => announce(server.address().port));
