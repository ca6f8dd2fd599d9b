import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import * as m from '../../generated/messages/company-settings/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { said } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { wiredRescan } from './machine.ts';
import { RescanResult } from './rescan-result.tsx';

/** Applies the lists, as they are, to what came in before they were so. */
export function ApplyLists() {
  const client = useApolloClient();
  const flow = useActorRef(
    useMemo(() => wiredRescan(client, {}), [client]),
    actorOptions(),
  );
  const pending = useSelector(flow, (snapshot) => snapshot.hasTag('pending'));
  const idle = useSelector(flow, (snapshot) => snapshot.hasTag('idle'));
  const { seen, problem } = useSelector(flow, ({ context }) => context);
  return (
    <section className="col" aria-label={m.existingItems}>
      <h2>{m.existingItems}</h2>
      <p className="dim">{m.existingItemsLead}</p>
      {problem !== null && <Banner status="error">{said(problem.message)}</Banner>}
      {!idle && (problem === null || seen !== null) && <RescanResult seen={seen} isTrial={false} />}
      <div className="row">
        {pending && seen !== null ? (
          <Button icon="x" onClick={() => flow.send({ type: 'rescan.canceled' })}>
            {m.stopRescan}
          </Button>
        ) : (
          <Button
            icon="refresh"
            busy={pending}
            onClick={() => flow.send({ type: 'rescan.started' })}
          >
            {m.applyLists}
          </Button>
        )}
      </div>
    </section>
  );
}
