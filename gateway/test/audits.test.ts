import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveGateway, type ServedGateway } from './serve.ts';
import { Upstream } from './upstream.ts';

const upstream = new Upstream();
let gateway: ServedGateway;
beforeAll(async () => {
  await upstream.start();
  // Some audits ask for a type by name, which takes introspection.
  gateway = await serveGateway(upstream.url, { development: true });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.kill();
});

// MAY audits of GET stay red on purpose: a query by GET needs a header that cross-site pages cannot
// send.
for (const audit of serverAudits({ url: () => `${gateway.url}/graphql`, fetchFn: fetch })) {
  if (audit.name.startsWith('MAY')) continue;
  test(`GraphQL over HTTP, ${audit.id}: ${audit.name}`, async () => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
  });
}
