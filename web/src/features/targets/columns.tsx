import { Link } from 'react-router-dom';
import type { TargetRowFragment } from '../../generated/targets/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { pickWords, targetName } from '../../lib/target-name.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { Pill } from '../../ui/status-pill.tsx';
import { Switch } from '../../ui/switch.tsx';
import { healthOf, KIND_LABELS } from './words.ts';

export const targetPath = ({ id }: { id: string }): string => `/targets/${encodeURIComponent(id)}`;

interface ColumnActs {
  /** False for those who may only look. */
  mayWrite: boolean;
  onActive: (row: TargetRowFragment, isActive: boolean) => Promise<void>;
  menuOf: (row: TargetRowFragment) => MenuItem[];
}

/** The columns of the list of targets. */
export function targetColumns({ mayWrite, onActive, menuOf }: ColumnActs): Column<TargetRowFragment>[] {
  return [
    {
      id: 'target', header: 'Target', card: 'top',
      cell: (row) => {
        const words = pickWords(row);
        return (
          <>
            <Link className="row-title" data-row-link to={targetPath(row)}>{targetName(row)}</Link>
            {words !== null && <div className="row-snippet" title={words}>picks: {words}</div>}
          </>
        );
      },
    },
    { id: 'source', header: 'Source', width: '130px', cell: (row) => <span className="nowrap">{row.sourceName}</span> },
    { id: 'kind', header: 'Kind', width: '96px', minor: true, quiet: true, cell: (row) => KIND_LABELS[row.type] },
    { id: 'scan', header: 'Last scan', width: '130px', quiet: true, cell: (row) => (row.lastScan === null ? 'never' : <Ago at={row.lastScan} />) },
    {
      id: 'health', header: 'Health', width: '220px',
      cell: (row) => {
        const { label, tone } = healthOf(row);
        return <Pill tone={tone}>{label}</Pill>;
      },
    },
    {
      id: 'active', header: 'Active', width: '84px',
      cell: (row) => <Switch label={`Watch ${targetName(row)}`} checked={row.isActive} disabled={!mayWrite} onChange={(isActive) => onActive(row, isActive)} />,
    },
    { id: 'menu', header: 'Acts', quietHeader: true, width: '52px', card: 'corner', cell: (row) => <Menu label={`Acts on ${targetName(row)}`} items={menuOf(row)} /> },
  ];
}
