import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/muted-rules/index.ts';
import type { MutedRuleRowFragment } from '../../generated/muted-rules/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { formatDay, formatMoment } from '../../lib/dates.ts';
import { titleOf } from '../../lib/sayings.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { Pill } from '../../ui/status-pill.tsx';
import { hitWords, likeWords, whereWords } from './words.ts';

/** The columns of the list of rules. */
export function ruleColumns(
  menuOf: (row: MutedRuleRowFragment) => MenuItem[],
): Column<MutedRuleRowFragment>[] {
  return [
    {
      id: 'rule',
      header: m.columnAlert,
      card: 'top',
      cell: (row) => (
        <>
          <span className="row-title">{titleOf(row)}</span>
          <div className="muted-line">
            {likeWords(row)}
            {row.reason !== null && ` · ${row.reason}`}
          </div>
        </>
      ),
    },
    {
      id: 'where',
      header: m.columnScope,
      width: '140px',
      tight: '110px',
      cell: (row) => (
        <div>
          {whereWords(row)}
          {row.targetId !== null && (
            <div className="muted-line">
              <Link to={`/targets/${encodeURIComponent(row.targetId)}`}>{m.oneTargetOnly}</Link>
            </div>
          )}
        </div>
      ),
    },
    {
      id: 'hits',
      header: m.columnMuted,
      width: '130px',
      tight: '100px',
      quiet: true,
      cell: ({ hits, lastHitAt }) =>
        hits === 0 || lastHitAt === null ? (
          m.never
        ) : (
          <div>
            {hitWords(hits)}
            <div className="muted-line">
              {m.lastHit} <Ago at={lastHitAt} />
            </div>
          </div>
        ),
    },
    {
      id: 'ends',
      header: m.columnExpires,
      width: '130px',
      tight: '110px',
      cell: ({ expiresAt, isExpired }) => {
        if (isExpired) return <Pill>{m.expired}</Pill>;
        return expiresAt === null ? (
          <span className="dim">{m.neverExpires}</span>
        ) : (
          <time className="dim num" dateTime={expiresAt} title={formatMoment(expiresAt)}>
            {formatDay(expiresAt)}
          </time>
        );
      },
    },
    {
      id: 'by',
      header: m.columnCreatedBy,
      width: '150px',
      minor: true,
      cell: ({ createdBy }) => createdBy?.fullName ?? m.deletedUser,
    },
    {
      id: 'made',
      header: m.columnCreated,
      width: '112px',
      minor: true,
      quiet: true,
      cell: ({ createdAt }) => <Ago at={createdAt} />,
    },
    {
      id: 'menu',
      header: m.actions,
      quietHeader: true,
      width: '52px',
      tight: '46px',
      card: 'corner',
      cell: (row) => <Menu label={m.actionsForRule({ title: titleOf(row) })} items={menuOf(row)} />,
    },
  ];
}
