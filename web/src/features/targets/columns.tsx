import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/targets/index.ts';
import type { TargetRowFragment } from '../../generated/targets/graphql.ts';
import { problemOfRow } from '../../lib/problem.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { pickWords, targetName } from '../../domain/targets/target-name.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { Switch } from '../../ui/switch.tsx';
import { ConnectLink } from './connect-link.tsx';
import { HealthPill } from './health-pill.tsx';
import { LastScan } from './last-scan.tsx';
import { KIND_LABELS } from './words.ts';

export const targetPath = ({ id }: { id: string }): string => `/targets/${encodeURIComponent(id)}`;

interface ColumnActs {
  /** False for those who may only look. */
  mayWrite: boolean;
  onActive: (row: TargetRowFragment, isActive: boolean) => Promise<void>;
  menuOf: (row: TargetRowFragment) => MenuItem[];
}

/** The columns of the list of targets. */
export function targetColumns({
  mayWrite,
  onActive,
  menuOf,
}: ColumnActs): Column<TargetRowFragment>[] {
  return [
    {
      id: 'target',
      header: m.target,
      card: 'top',
      cell: (row) => {
        const words = pickWords(row);
        return (
          <>
            <Link
              className="row-title target-name"
              data-row-link
              to={targetPath(row)}
              title={targetName(row)}
            >
              {targetName(row)}
            </Link>
            {words !== null && (
              <div className="row-snippet" title={words}>
                {m.keywordsOf({ words })}
              </div>
            )}
          </>
        );
      },
    },
    {
      id: 'source',
      header: m.source,
      width: '116px',
      tight: '108px',
      cell: (row) => <span className="nowrap">{sourceLabel(row.sourceName)}</span>,
    },
    {
      id: 'kind',
      header: m.kind,
      width: '84px',
      minor: 'wide',
      quiet: true,
      cell: (row) => KIND_LABELS[row.type],
    },
    {
      id: 'scan',
      header: m.lastScan,
      width: '116px',
      tight: '108px',
      quiet: true,
      cell: (row) => <LastScan target={row} />,
    },
    {
      id: 'health',
      header: m.columnHealth,
      width: '220px',
      tight: '160px',
      cell: (row) => (
        <>
          <HealthPill target={row} />
          {row.problem !== null && row.isActive && (
            <div className="row-snippet target-problem" title={problemOfRow(row) ?? undefined}>
              {problemOfRow(row)}
            </div>
          )}
          <ConnectLink target={row} />
        </>
      ),
    },
    {
      id: 'media',
      header: m.mediaWeek,
      width: '108px',
      minor: 'wide',
      quiet: true,
      cell: (row) => <span className="num">{row.mediaWeek}</span>,
    },
    {
      id: 'alerts',
      header: m.openAlerts,
      width: '96px',
      minor: true,
      cell: (row) => <span className="num">{row.openAlerts}</span>,
    },
    {
      id: 'active',
      header: m.active,
      width: '72px',
      tight: '64px',
      cell: (row) => (
        <Switch
          label={m.watchInList({ targetName: targetName(row) })}
          checked={row.isActive}
          disabled={!mayWrite}
          onChange={(isActive) => onActive(row, isActive)}
        />
      ),
    },
    {
      id: 'menu',
      header: m.columnActions,
      quietHeader: true,
      width: '52px',
      tight: '46px',
      card: 'corner',
      cell: (row) => (
        <Menu label={m.actionsFor({ targetName: targetName(row) })} items={menuOf(row)} />
      ),
    },
  ];
}
