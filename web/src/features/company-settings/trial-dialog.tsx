import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import {
  CancelRescanDocument,
  type StartRescanInput,
} from '../../generated/company-settings/graphql.ts';
import * as m from '../../generated/messages/company-settings/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { firstMessage } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { wiredRescan } from './machine.ts';
import { RescanResult } from './rescan-result.tsx';

interface TrialDialogProps {
  /** What is tried. */
  change: StartRescanInput;
  title: string;
  confirmLabel: string;
  onSave: () => void;
  onClose: () => void;
}

/**
 * What a change of the lists would raise and hide, told before it is saved; saving need not wait
 * for the end of it.
 */
export function TrialDialog({ change, title, confirmLabel, onSave, onClose }: TrialDialogProps) {
  const client = useApolloClient();
  // One trial per opening: the change does not change while the dialog stands.
  const flow = useActorRef(
    useMemo(() => wiredRescan(client, change), [client, change]),
    actorOptions(),
  );
  const stopped = useSelector(flow, (snapshot) => snapshot.hasTag('stopped'));
  const { seen, problem } = useSelector(flow, ({ context }) => context);
  useEffect(() => flow.send({ type: 'rescan.started' }), [flow]);
  const leave = (then: () => void) => {
    // Nobody reads it any more: the server need not go on.
    if (seen !== null && (seen.status === 'WAITING' || seen.status === 'RUNNING'))
      client
        .mutate({ mutation: CancelRescanDocument, variables: { id: seen.id } })
        .catch(() => undefined);
    then();
  };
  return (
    <Dialog
      open
      wide
      title={title}
      subtitle={m.previewHint}
      confirmLabel={confirmLabel}
      onConfirm={() => leave(onSave)}
      onClose={() => leave(onClose)}
    >
      {problem !== null && (
        <Banner
          status="error"
          action={
            stopped && (
              <Button size="s" onClick={() => flow.send({ type: 'rescan.retried' })}>
                {m.tryAgain}
              </Button>
            )
          }
        >
          {firstMessage(problem)}
        </Banner>
      )}
      {(problem === null || seen !== null) && <RescanResult seen={seen} isTrial />}
    </Dialog>
  );
}
