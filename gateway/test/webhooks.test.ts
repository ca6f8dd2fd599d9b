import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, startRealProduct, type RealProduct } from './real.ts';

let product: RealProduct;
beforeAll(async () => {
  product = await startRealProduct();
});
afterAll(async () => {
  await product.stop();
});
const asAdmin = (query: string, variables: object = {}) =>
  product.as(product.admin)(query, variables);

test('a webhook is made with its secret, tried, changed, its log read and replayed, and deleted', async () => {
  const made = await asAdmin(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { ' +
      'id nodeId kinds isActive problem createdBy { email } } } }',
    {
      input: {
        name: 'SIEM',
        url: 'https://siem.example/hook',
        kinds: ['ALERT_CREATED', 'NOTE_CHANGED'],
      },
    },
  );
  expect(made.errors).toEqual([]);
  const { secret, webhook } = made.ok.createWebhook;
  expect(secret).toMatch(/^whsec_/);
  expect(webhook).toMatchObject({
    kinds: ['ALERT_CREATED', 'NOTE_CHANGED'],
    isActive: true,
    problem: null,
    createdBy: { email: product.admin.email },
  });

  const pinged = await asAdmin(
    `mutation { pingWebhook(id: ${webhook.id}) { id messageId kind data state attempts httpStatus } }`,
  );
  expect(pinged.ok.pingWebhook).toMatchObject({
    kind: 'PING',
    state: 'QUEUED',
    attempts: 0,
    httpStatus: null,
  });
  const { node } = (
    await asAdmin(
      `{ node(nodeId: "${webhook.nodeId}") { ... on Webhook { name deliveries(state: QUEUED) ` +
        '{ count results { messageId } } } } }',
    )
  ).ok;
  expect(node).toEqual({
    name: 'SIEM',
    deliveries: { count: 1, results: [{ messageId: pinged.ok.pingWebhook.messageId }] },
  });
  const again = await asAdmin(
    `mutation { replayWebhookDelivery(webhookId: ${webhook.id}, deliveryId: ` +
      `${pinged.ok.pingWebhook.id}) { messageId } }`,
  );
  expect(again.data?.replayWebhookDelivery ?? again.errors[0]?.extensions['status']).toEqual({
    messageId: pinged.ok.pingWebhook.messageId,
  });

  const changed = await asAdmin(
    `mutation { updateWebhook(input: {id: ${webhook.id}, kinds: [SCAN_FINISHED], isActive: ` +
      `false}) { kinds isActive } rotateWebhookSecret(id: ${webhook.id}) { secret } }`,
  );
  expect(changed.ok.updateWebhook).toEqual({ kinds: ['SCAN_FINISHED'], isActive: false });
  expect(changed.ok.rotateWebhookSecret.secret).not.toBe(secret);
  expect((await asAdmin('{ webhooks { count results { id } } }')).ok.webhooks).toEqual({
    count: 1,
    results: [{ id: webhook.id }],
  });
  expect((await asAdmin(`mutation { deleteWebhook(id: ${webhook.id}) }`)).ok).toEqual({
    deleteWebhook: webhook.id,
  });
  expect(codeOf(await asAdmin(`{ webhook(id: ${webhook.id}) { id } }`))).toBe('NOT_FOUND');
});

test('a link into the company’s network is refused by its field', async () => {
  const refused = await asAdmin(
    'mutation { createWebhook(input: {name: "x", url: "https://127.0.0.1/", kinds: [ALERT_CREATED]}) { secret } }',
  );
  expect(refused.errors[0]?.extensions).toMatchObject({ status: 422, errors: [{ path: 'url' }] });
});
