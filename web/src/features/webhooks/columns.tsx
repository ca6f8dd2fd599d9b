import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/webhooks/index.ts';
import type { WebhookRowFragment } from '../../generated/webhooks/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { Pill } from '../../ui/status-pill.tsx';
import { kindWords, standingOf } from './words.ts';

export const webhookPath = ({ id }: { id: string }): string =>
  `/admin/settings/webhooks/${encodeURIComponent(id)}`;

/** The columns of the list of webhooks. */
export function webhookColumns(
  menuOf: (row: WebhookRowFragment) => MenuItem[],
): Column<WebhookRowFragment>[] {
  return [
    {
      id: 'webhook',
      header: m.webhook,
      card: 'top',
      cell: (row) => (
        <>
          <Link className="row-title" data-row-link to={webhookPath(row)}>
            {row.name}
          </Link>
          <div className="row-snippet mono" title={row.url}>
            {row.url}
          </div>
        </>
      ),
    },
    {
      id: 'status',
      header: m.status,
      width: '150px',
      tight: '120px',
      cell: (row) => {
        const { label, tone, why } = standingOf(row);
        return (
          <span title={why}>
            <Pill tone={tone}>{label}</Pill>
          </span>
        );
      },
    },
    {
      id: 'kinds',
      header: m.columnEvents,
      width: '220px',
      tight: '170px',
      cell: ({ kinds }) => kindWords(kinds),
    },
    {
      id: 'last',
      header: m.lastDelivery,
      width: '130px',
      tight: '104px',
      quiet: true,
      cell: ({ lastDeliveredAt }) =>
        lastDeliveredAt === null ? m.never : <Ago at={lastDeliveredAt} />,
    },
    {
      id: 'by',
      header: m.columnCreatedBy,
      width: '150px',
      minor: true,
      cell: ({ createdBy }) => createdBy?.fullName ?? m.deletedUser,
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
