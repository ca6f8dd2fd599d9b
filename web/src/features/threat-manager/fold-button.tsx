import * as m from '../../generated/messages/threat-manager/index.ts';
import { Button } from '../../ui/button.tsx';
import type { Groups } from './use-groups.ts';

/** Shows or hides the rows that stand folded under one, if there are any. */
export function FoldButton<Row>({ row, groups }: { row: Row; groups: Groups<Row> }) {
  const fold = groups.under.get(row);
  if (fold === undefined) return null;
  return (
    <Button
      variant="link"
      className="row-fold"
      icon={fold.open ? 'down' : 'right'}
      aria-expanded={fold.open}
      onClick={() => groups.onFold(fold.key)}
    >
      {m.moreAlike({ count: fold.count })}
    </Button>
  );
}
