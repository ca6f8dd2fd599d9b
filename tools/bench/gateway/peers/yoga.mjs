// GraphQL Yoga over an undici pool.
import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { Pool } from 'undici';
import { announce, mapPage, REST_PATH, restCall, typeDefs } from './contract.mjs';

const pool = new Pool(process.argv[2], { connections: 64 });
const resolvers = {
  Query: {
    alerts: async (_, args, { request }) => {
      const headers = {
        authorization: request.headers.get('authorization'),
        'content-type': 'application/json',
      };
      const { body } = await pool.request({
        method: 'POST',
        path: REST_PATH,
        body: restCall(args),
        headers,
      });
      return mapPage(await body.json());
    },
  },
};
const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  logging: false,
  landingPage: false,
});
const server = createServer(yoga).listen(0, '127.0.0.1', () => announce(server.address().port));
