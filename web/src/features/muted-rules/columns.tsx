import { Link } from 'react-router-dom';
import type { MutedRuleRowFragment } from '../../generated/muted-rules/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { formatDay, formatFull } from '../../lib/dates.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { Pill } from '../../ui/status-pill.tsx';
import { hitWords, likeWords, whereWords } from './words.ts';

/** The columns of the list of rules. */
export function ruleColumns(menuOf: (row: MutedRuleRowFragment) => MenuItem[]): Column<MutedRuleRowFragment>[] {
  return [
    {
      id: 'rule', header: 'Alerts like', card: 'top',
      cell: (row) => (
        <>
          <span className="row-title">{row.title}</span>
          <div className="muted-line">{likeWords(row)}{row.reason !== null && ` · ${row.reason}`}</div>
        </>
      ),
    },
    {
      id: 'where', header: 'Where', width: '140px',
      cell: (row) => <div>{whereWords(row)}{row.targetId !== null && <div className="muted-line"><Link to={`/targets/${encodeURIComponent(row.targetId)}`}>one target only</Link></div>}</div>,
    },
    {
      id: 'hits', header: 'Muted', width: '130px', quiet: true,
      cell: ({ hits, lastHitAt }) => (hits === 0 || lastHitAt === null ? 'never' : <div>{hitWords(hits)}<div className="muted-line">last <Ago at={lastHitAt} /></div></div>),
    },
    {
      id: 'ends', header: 'Last day', width: '130px',
      cell: ({ expiresAt, isExpired }) => {
        if (isExpired) return <Pill>Ended</Pill>;
        return expiresAt === null ? <span className="dim">never ends</span> : <time className="dim num" dateTime={expiresAt} title={formatFull(expiresAt)}>{formatDay(expiresAt)}</time>;
      },
    },
    { id: 'by', header: 'Made by', width: '150px', minor: true, cell: ({ createdBy }) => createdBy?.fullName ?? 'Somebody who left' },
    { id: 'made', header: 'Made', width: '112px', minor: true, quiet: true, cell: ({ createdAt }) => <Ago at={createdAt} /> },
    { id: 'menu', header: 'Acts', quietHeader: true, width: '52px', card: 'corner', cell: (row) => <Menu label={`Acts on the rule for ${row.title}`} items={menuOf(row)} /> },
  ];
}
