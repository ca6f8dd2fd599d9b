import * as m from '../../generated/messages/webhooks/index.ts';
import type { DeliveryRowFragment } from '../../generated/webhooks/graphql.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MESSAGE_WORDS, outcomeOf, readable } from './words.ts';

/** What one message says, and what became of it. */
export function MessageDialog({
  delivery,
  onClose,
}: {
  delivery: DeliveryRowFragment | null;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={delivery !== null}
      title={delivery === null ? m.message : MESSAGE_WORDS[delivery.kind]}
      subtitle={delivery === null ? undefined : <span className="mono">{delivery.messageId}</span>}
      cancelLabel={m.close}
      wide
      onClose={onClose}
    >
      {delivery !== null && (
        <>
          <dl className="webhook-facts">
            <dt>{m.deliveryStatus}</dt>
            <dd>{outcomeOf(delivery).label}</dd>
            {outcomeOf(delivery).line !== '' && (
              <>
                <dt>{m.response}</dt>
                <dd>{outcomeOf(delivery).line}</dd>
              </>
            )}
            <dt>{m.messageCreated}</dt>
            <dd className="num">{formatMoment(delivery.createdAt)}</dd>
            {delivery.attemptedAt !== null && (
              <>
                <dt>{m.lastAttempt}</dt>
                <dd className="num">{formatMoment(delivery.attemptedAt)}</dd>
              </>
            )}
          </dl>
          <pre className="webhook-data" tabIndex={0} aria-label={m.messageContent}>
            {readable(delivery.data)}
          </pre>
        </>
      )}
    </Dialog>
  );
}
