import { transact } from '@vedetta/api/modules/events/store/outbox.ts';
import { targets } from '@vedetta/api/platform/database/schema/watch.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect, liveClient } from './client.ts';
import { codeOf, type RealProduct, startRealProduct } from './real.ts';
import { until } from './serve.ts';

let product: RealProduct;
beforeAll(async () => {
  product = await startRealProduct();
});
afterAll(async () => {
  await product.stop();
});
const asAdmin = (query: string, variables: object = {}) =>
  product.as(product.admin)(query, variables);

describe('targets', () => {
  const CREATE =
    'mutation ($input: CreateTargetsInput!) { createTargets(input: $input) { id nodeId source ' +
    'type sourceName accountUsername searchString isActive lastScan } }';

  test('are offered, made, listed, changed and ended, and each change is told live', async () => {
    const { targetTypes, sources } = (
      await asAdmin('{ targetTypes { source type label hint } sources { source name notice } }')
    ).ok;
    expect(targetTypes).toContainEqual(
      expect.objectContaining({ source: 'WEB_FEED', type: 'FEED' }),
    );
    expect(sources.map(({ source }: { source: string }) => source)).not.toContain('FILE_UPLOAD');
    const client = liveClient(product.gateway.socketUrl, () => product.admin.access);
    const changes = collect<{ targetId: string }>(
      client,
      'subscription { targetChanged(after: "0") { eventId targetId target { isActive } } }',
    );
    try {
      const made = await asAdmin(CREATE, {
        input: {
          targets: [
            { source: 'INSTAGRAM', type: 'ACCOUNT', accountUsername: 'lookout.official' },
            { source: 'X', type: 'SEARCH', searchString: 'lookout leak' },
          ],
        },
      });
      expect(made.errors).toEqual([]);
      const [account] = made.ok.createTargets;
      expect(account).toMatchObject({
        source: 'INSTAGRAM',
        type: 'ACCOUNT',
        accountUsername: 'lookout.official',
        isActive: true,
        lastScan: null,
      });
      expect(
        (await asAdmin('{ targets(filter: {sources: [X]}) { count results { searchString } } }'))
          .data.targets,
      ).toEqual({ count: 1, results: [{ searchString: 'lookout leak' }] });
      expect(
        (
          await asAdmin(
            `mutation { updateTarget(input: {id: ${account.id}, isActive: false}) { isActive } }`,
          )
        ).ok.updateTarget,
      ).toEqual({ isActive: false });
      expect(
        (
          await asAdmin(
            `{ node(nodeId: "${account.nodeId}") { __typename nodeId ... on Target { isActive } } }`,
          )
        ).ok.node,
      ).toEqual({ __typename: 'Target', nodeId: account.nodeId, isActive: false });
      expect((await asAdmin(`mutation { deleteTarget(id: ${account.id}) }`)).ok).toEqual({
        deleteTarget: account.id,
      });
      expect(codeOf(await asAdmin(`{ target(id: ${account.id}) { id } }`))).toBe('NOT_FOUND');
      await until(
        () => changes.seen.some(({ targetId }) => targetId === account.id),
        'the change of the target',
      );
      expect(changes.errors).toEqual([]);
    } finally {
      await client.dispose();
    }
  });

  test('tell how their collection goes, whenever something happens to one', async () => {
    const made = await asAdmin(CREATE, {
      input: {
        targets: [
          { source: 'X', type: 'SEARCH', searchString: 'of health' },
          { source: 'X', type: 'SEARCH', searchString: 'of others' },
        ],
      },
    });
    const [{ id: targetId }, { id: otherId }] = made.ok.createTargets;
    const client = liveClient(product.gateway.socketUrl, () => product.admin.access);
    const [told, all] = [{ targetId }, {}].map((which) =>
      collect<{ targetId: string; health: string | null }>(
        client,
        'subscription ($targetId: ID) { targetHealth(after: "0", targetId: $targetId) { eventId targetId health } }',
        which,
      ),
    );
    const newest = (health: string | null) =>
      until(() => told!.seen.at(-1)?.health === health, `health ${String(health)}`);
    try {
      await newest('WAITING');
      await asAdmin(
        `mutation { updateTarget(input: {id: ${targetId}, isActive: false}) { health } }`,
      );
      await newest('PAUSED');
      expect((await asAdmin(`{ target(id: ${targetId}) { health } }`)).ok.target).toEqual({
        health: 'PAUSED',
      });
      const { data } = await asAdmin(
        `mutation { updateTarget(input: {id: ${targetId}, isActive: true}) { health } }`,
      );
      expect(data.updateTarget).toEqual({ health: 'WAITING' });
      await newest('WAITING');
      // As a collection writes how it ended.
      await transact(product.api.services, async (tx, outbox) => {
        const [row] = await tx
          .update(targets)
          .set({ health: 'HEALTHY' })
          .where(eq(targets.id, Number(targetId)))
          .returning();
        outbox.event(row!.companyId, { type: 'target.changed', target_id: row!.id });
      });
      await newest('HEALTHY');
      await asAdmin(`mutation { deleteTarget(id: ${targetId}) }`);
      await newest(null);
      expect(told!.seen.filter((change) => change.targetId !== targetId)).toEqual([]);
      await until(
        () =>
          all!.seen.some((change) => change.targetId === otherId && change.health === 'WAITING'),
        'the other target',
      );
      expect([told!.errors, all!.errors]).toEqual([[], []]);
    } finally {
      await client.dispose();
    }
  });

  test('that are refused are named by their place in the list', async () => {
    const refused = await asAdmin(CREATE, {
      input: {
        targets: [
          { source: 'X', type: 'SEARCH', searchString: 'fine' },
          { source: 'INSTAGRAM', type: 'ACCOUNT' },
        ],
      },
    });
    expect(refused.errors[0]?.extensions).toMatchObject({
      status: 422,
      errors: [{ path: 'targets.1.accountUsername' }],
    });
    const upload = await asAdmin(CREATE, {
      input: { targets: [{ source: 'FILE_UPLOAD', type: 'ACCOUNT', accountUsername: 'x' }] },
    });
    expect(upload.errors[0]?.extensions).toMatchObject({
      status: 422,
      errors: [{ path: 'targets.0.source' }],
    });
  });
});
