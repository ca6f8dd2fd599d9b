import { useApolloClient } from '@apollo/client/react';
import { reveal } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { WebhookRowFragment } from '../../generated/webhooks/graphql.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OneTimeSecret } from '../../ui/one-time-secret.tsx';
import { wiredNewSecret } from './machine.ts';

/** Asks, makes another signing secret, and shows it once. */
export function SecretDialog({ row, onClose }: { row: WebhookRowFragment | null; onClose: () => void }) {
  return row === null ? null : <Making key={row.id} row={row} onClose={onClose} />;
}

function Making({ row, onClose }: { row: WebhookRowFragment; onClose: () => void }) {
  const client = useApolloClient();
  const making = useActorRef(useMemo(() => wiredNewSecret(client, row.id), [client, row.id]), actorOptions());
  const pending = useSelector(making, (snapshot) => snapshot.hasTag('pending'));
  const done = useSelector(making, (snapshot) => snapshot.hasTag('done'));
  const { problem, secret: made } = useSelector(making, ({ context }) => context);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (done) close();
  }, [done]);
  return (
    <Dialog
      open busy={pending} onClose={onClose}
      {...(made === null ? { status: 'warning', title: `A new secret for ${row.name}?`, subtitle: 'From the next message on they are signed with the new one. Whoever takes them needs it by then.', confirmLabel: 'Make a new secret' } as const
        : { title: 'The new secret', cancelLabel: 'Close', confirmLabel: 'I have saved it' })}
      onConfirm={() => making.send(made === null ? { type: 'one-time-secret.submitted', wish: { name: row.name, choices: row.kinds, url: null, expiresAt: null } } : { type: 'one-time-secret.kept' })}
    >
      {problem !== null && <Banner status="error">{problem.message}</Banner>}
      {made !== null && <OneTimeSecret what="signing secret" text={reveal(made)} />}
    </Dialog>
  );
}
