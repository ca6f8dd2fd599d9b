// Mercurius on Fastify over an undici pool; `jit` as the second argument compiles queries from the first use.
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { Pool } from 'undici';
import { announce, mapPage, REST_PATH, restCall, typeDefs } from './contract.mjs';

const [, , upstream, kind] = process.argv;
const pool = new Pool(upstream, { connections: 64 });
const resolvers = {
  Query: {
    alerts: async (_, args, { authorization }) => {
      const { body } = await pool.request({
        method: 'POST',
        path: REST_PATH,
        body: restCall(args),
        headers: { authorization, 'content-type': 'application/json' },
      });
      return mapPage(await body.json());
    },
  },
};
const app = Fastify();
app.register(mercurius, {
  schema: typeDefs,
  resolvers,
  jit: kind === 'jit' ? 1 : 0,
  context: (request) => ({ authorization: request.headers.authorization }),
});
await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server.address().port);
