import type { DeliveryRowFragment } from '../../generated/webhooks/graphql.ts';
import { formatFull } from '../../lib/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MESSAGE_WORDS, outcomeOf, readable } from './words.ts';

/** What one message says, and what became of it. */
export function MessageDialog({ delivery, onClose }: { delivery: DeliveryRowFragment | null; onClose: () => void }) {
  return (
    <Dialog open={delivery !== null} title={delivery === null ? 'Message' : MESSAGE_WORDS[delivery.kind]} subtitle={delivery === null ? undefined : <span className="mono">{delivery.messageId}</span>} cancelLabel="Close" wide onClose={onClose}>
      {delivery !== null && (
        <>
          <dl className="webhook-facts">
            <dt>State</dt>
            <dd>{outcomeOf(delivery).label}</dd>
            {outcomeOf(delivery).line !== '' && <><dt>Answer</dt><dd>{outcomeOf(delivery).line}</dd></>}
            <dt>Came to be</dt>
            <dd className="num">{formatFull(delivery.createdAt)}</dd>
            {delivery.attemptedAt !== null && <><dt>Last try</dt><dd className="num">{formatFull(delivery.attemptedAt)}</dd></>}
          </dl>
          <pre className="webhook-data" tabIndex={0} aria-label="What the message says">{readable(delivery.data)}</pre>
        </>
      )}
    </Dialog>
  );
}
