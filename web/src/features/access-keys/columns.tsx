import type { AccessKeyRowFragment } from '../../generated/access-keys/graphql.ts';
import * as m from '../../generated/messages/access-keys/index.ts';
import { Ago } from '../../lib/ago.tsx';
import { formatDay, formatMoment } from '../../lib/dates.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { Pill } from '../../ui/status-pill.tsx';
import { scopeWords, STATUS } from './words.ts';

/** The columns of the list of keys. */
export function keyColumns(
  menuOf: (row: AccessKeyRowFragment) => MenuItem[],
): Column<AccessKeyRowFragment>[] {
  return [
    {
      id: 'key',
      header: m.columnKey,
      card: 'top',
      cell: ({ name, hint, expiresAt }) => (
        <>
          <span className="row-title">{name}</span>
          <div className="row-snippet mono">{hint}…</div>
          <small className="row-extra">
            {expiresAt === null ? m.neverExpires : m.expiresOn({ day: formatDay(expiresAt) })}
          </small>
        </>
      ),
    },
    {
      id: 'status',
      header: m.columnStatus,
      width: '118px',
      tight: '100px',
      cell: ({ status }) => (
        <span title={STATUS[status].why}>
          <Pill tone={STATUS[status].tone}>{STATUS[status].label}</Pill>
        </span>
      ),
    },
    {
      id: 'scopes',
      header: m.columnScopes,
      width: '160px',
      tight: '130px',
      cell: ({ scopes }) => scopeWords(scopes),
    },
    {
      id: 'used',
      header: m.columnLastUse,
      width: '112px',
      tight: '104px',
      quiet: true,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? m.neverUsed : <Ago at={lastUsedAt} />),
    },
    {
      id: 'expires',
      header: m.columnExpires,
      width: '120px',
      quiet: true,
      minor: true,
      cell: ({ expiresAt }) =>
        expiresAt === null ? (
          m.noExpiry
        ) : (
          <time dateTime={expiresAt} title={formatMoment(expiresAt)}>
            {formatDay(expiresAt)}
          </time>
        ),
    },
    {
      id: 'by',
      header: m.columnOwner,
      width: '150px',
      minor: true,
      cell: ({ createdBy }) => createdBy.fullName,
    },
    {
      id: 'menu',
      header: m.actions,
      quietHeader: true,
      width: '52px',
      tight: '46px',
      card: 'corner',
      cell: (row) => <Menu label={m.actionsFor({ name: row.name })} items={menuOf(row)} />,
    },
  ];
}
