import { useState, type ReactNode } from 'react';
import * as m from '../../generated/messages/analytics/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface ChartCardProps {
  title: string;
  chart: ReactNode;
  table: ReactNode;
  /** Beside the title, e.g. a legend. */
  aside?: ReactNode;
}

/**
 * A drawing with its title, and the same figures as a table for those who would rather read them.
 */
export function ChartCard({ title, chart, table, aside }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Card padded className="chart-card">
      <div className="chart-head">
        <h2>{title}</h2>
        {aside}
        <Button
          className="chart-toggle"
          size="s"
          variant="ghost"
          icon="table"
          aria-pressed={asTable}
          aria-label={m.tableOf({ title })}
          onClick={() => setAsTable(!asTable)}
        >
          {m.table}
        </Button>
      </div>
      {asTable ? table : chart}
    </Card>
  );
}
