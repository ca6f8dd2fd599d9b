import type { ReactNode } from 'react';
import * as m from '../../generated/messages/targets/index.ts';
import { LockedInTrial, TrialSteps } from '../../domain/trial/full-account.tsx';
import { useCan, useViewer } from '../../domain/viewer/use-viewer.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** Keeps the targets from those who may not see them: a free trial has none. */
export function TargetsGate({
  capability,
  title,
  children,
}: {
  capability: 'targets.read' | 'targets.write';
  title: string;
  children: ReactNode;
}) {
  const { isFreeTrial } = useViewer();
  const may = useCan(capability);
  if (may) return children;
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      <Card>
        <EmptyState
          icon={<Icon name="lock" />}
          title={isFreeTrial ? m.lockedInTrial : m.editForbidden}
          description={
            isFreeTrial ? <LockedInTrial why={m.lockedInTrialHint} /> : m.editForbiddenHint
          }
          action={isFreeTrial && <TrialSteps />}
        />
      </Card>
    </div>
  );
}
