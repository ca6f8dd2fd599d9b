// Apollo Server as its guide sets it up; `undici` as the second argument replaces fetch by a kept-alive pool.
import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { Pool } from 'undici';
import { announce, mapPage, REST_PATH, restCall, typeDefs } from './contract.mjs';

const [, , upstream, kind] = process.argv;
const pool = new Pool(upstream, { connections: 64 });
const call =
  kind === 'undici'
    ? async (body, headers) =>
        await (await pool.request({ method: 'POST', path: REST_PATH, body, headers })).body.json()
    : async (body, headers) =>
        (await fetch(upstream + REST_PATH, { method: 'POST', body, headers })).json();
const resolvers = {
  Query: {
    alerts: async (_, args, { authorization }) =>
      mapPage(await call(restCall(args), { authorization, 'content-type': 'application/json' })),
  },
};
const apollo = new ApolloServer({ typeDefs, resolvers, includeStacktraceInErrorResponses: false });
await apollo.start();
const app = express();
app.use(
  '/graphql',
  express.json(),
  expressMiddleware(apollo, {
    context: async ({ req }) => ({ authorization: req.headers.authorization }),
  }),
);
const server = createServer(app).listen(0, '127.0.0.1', () => announce(server.address().port));
