import { useApolloClient } from '@apollo/client/react';
import { reveal } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import * as m from '../../generated/messages/webhooks/index.ts';
import type { WebhookRowFragment } from '../../generated/webhooks/graphql.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { said } from '../../lib/problem.ts';
import { SECRET_WORDS } from '../../lib/secret-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OneTimeSecret } from '../../ui/one-time-secret.tsx';
import { wiredNewSecret } from './machine.ts';

/** Asks, makes another signing secret, and shows it once. */
export function SecretDialog({
  row,
  onClose,
}: {
  row: WebhookRowFragment | null;
  onClose: () => void;
}) {
  return row === null ? null : <Making key={row.id} row={row} onClose={onClose} />;
}

function Making({ row, onClose }: { row: WebhookRowFragment; onClose: () => void }) {
  const client = useApolloClient();
  const making = useActorRef(
    useMemo(() => wiredNewSecret(client, row.id), [client, row.id]),
    actorOptions(),
  );
  const pending = useSelector(making, (snapshot) => snapshot.hasTag('pending'));
  const done = useSelector(making, (snapshot) => snapshot.hasTag('done'));
  const { problem, secret: made } = useSelector(making, ({ context }) => context);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (done) close();
  }, [done]);
  return (
    <Dialog
      open
      busy={pending}
      onClose={onClose}
      {...(made === null
        ? ({
            status: 'warning',
            title: m.newSecretTitle({ name: row.name }),
            subtitle: m.newSecretHint,
            confirmLabel: m.newSecretConfirm,
          } as const)
        : ({
            status: 'success',
            title: m.newSecretCreated,
            cancelLabel: m.close,
            confirmLabel: m.secretSaved,
          } as const))}
      onConfirm={() =>
        making.send(
          made === null
            ? {
                type: 'one-time-secret.submitted',
                wish: { name: row.name, choices: row.kinds, url: null, expiresAt: null },
              }
            : { type: 'one-time-secret.kept' },
        )
      }
    >
      {problem !== null && <Banner status="error">{said(problem.message, SECRET_WORDS)}</Banner>}
      {made !== null && <OneTimeSecret what={m.signingSecret} text={reveal(made)} />}
    </Dialog>
  );
}
