import { useApolloClient, useMutation } from '@apollo/client/react';
import type { Problem } from '@vedetta/machines';
import * as m from '../../generated/messages/webhooks/index.ts';
import {
  DeleteWebhookDocument,
  PingWebhookDocument,
  ReplayDeliveryDocument,
  UpdateWebhookDocument,
  WebhooksDocument,
  type UpdateWebhookInput,
  type WebhookRowFragment,
} from '../../generated/webhooks/graphql.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { showToast } from '../../ui/toast.ts';

interface WebhookActs {
  busy: boolean;
  /**
   * Answers what was wrong; null: it is changed. Refused fields are said by the form, anything else
   * in a toast.
   */
  change: (
    row: WebhookRowFragment,
    part: Omit<UpdateWebhookInput, 'id'>,
    done: string,
  ) => Promise<Problem | null>;
  /** Answers whether it is gone. */
  remove: (row: WebhookRowFragment) => Promise<boolean>;
  /** Sends a test message. */
  ping: (row: WebhookRowFragment) => Promise<boolean>;
  /** Sends a message once more. */
  replay: (webhookId: string, deliveryId: string) => Promise<boolean>;
}

/** What can be done to a webhook; a refusal is said in a toast. */
export function useWebhookActs(): WebhookActs {
  const [update, updating] = useMutation(UpdateWebhookDocument);
  const [drop, dropping] = useMutation(DeleteWebhookDocument, {
    refetchQueries: [WebhooksDocument],
    awaitRefetchQueries: true,
  });
  const [test, testing] = useMutation(PingWebhookDocument);
  const [again] = useMutation(ReplayDeliveryDocument);
  const client = useApolloClient();
  /** The log on screen, if there is one, is read again. */
  const readLog = (id: string) =>
    void client.refetchQueries({
      updateCache: (cache) => {
        const webhook = cache.identify({ __typename: m.webhook, id });
        if (webhook !== undefined)
          cache.modify({ id: webhook, fields: { deliveries: (_, { INVALIDATE }) => INVALIDATE } });
      },
    });
  const tried = async (
    act: Promise<unknown>,
    done: { title: string; description?: string },
    failed: string,
  ): Promise<Problem | null> => {
    try {
      await act;
      showToast(done);
      return null;
    } catch (error) {
      const problem = toProblem(error);
      if (problem.fields.length === 0)
        showToast({ title: failed, description: said(problem.message), status: 'error' });
      return problem;
    }
  };
  return {
    busy: updating.loading || dropping.loading || testing.loading,
    change: (row, part, done) =>
      tried(
        update({ variables: { input: { id: row.id, ...part } } }),
        { title: done },
        m.updateFailed({ name: row.name }),
      ),
    remove: async (row) =>
      (await tried(
        drop({ variables: { id: row.id } }),
        { title: m.deleted({ name: row.name }) },
        m.deleteFailed({ name: row.name }),
      )) === null,
    ping: async (row) => {
      const refused = await tried(
        test({ variables: { id: row.id } }),
        { title: m.testQueued, description: m.testHint },
        m.testFailed,
      );
      readLog(row.id);
      return refused === null;
    },
    replay: async (webhookId, deliveryId) => {
      const refused = await tried(
        again({ variables: { webhookId, deliveryId } }),
        { title: m.messageQueued },
        m.messageSendFailed,
      );
      readLog(webhookId);
      return refused === null;
    },
  };
}
