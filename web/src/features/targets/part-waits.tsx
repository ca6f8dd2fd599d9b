import * as m from '../../generated/messages/targets/index.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';

interface PartWaitsProps {
  error: unknown;
  rows: number;
  loading: string;
  failed: string;
  onAgain: () => Promise<unknown>;
}

/** A part of a target's page that is being read, or could not be. */
export function PartWaits({ error, rows, loading, failed, onAgain }: PartWaitsProps) {
  return (
    <Card>
      {error === undefined ? (
        <SkeletonTable rows={rows} columns={4} label={loading} />
      ) : (
        <EmptyState
          role="alert"
          icon={<Icon name="warning" />}
          bgIcon="var(--critical-soft)"
          title={failed}
          description={said(toProblem(error).message)}
          action={
            <Button icon="refresh" onClick={() => void onAgain().catch(() => undefined)}>
              {m.tryAgain}
            </Button>
          }
        />
      )}
    </Card>
  );
}
