import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/source-credentials/index.ts';
import type { SourceCredentialRowFragment } from '../../generated/source-credentials/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { formatDay, formatMoment } from '../../lib/dates.ts';
import { problemOfRow } from '../../lib/problem.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Pill } from '../../ui/status-pill.tsx';
import { standingOf } from './words.ts';
import './source-credentials.css';

export const credentialPath = ({
  sourceId,
}: Pick<SourceCredentialRowFragment, 'sourceId'>): string => `/admin/settings/sources/${sourceId}`;

/** The columns of the list of sources. */
export const CREDENTIAL_COLUMNS: Column<SourceCredentialRowFragment>[] = [
  {
    id: 'source',
    get header() {
      return m.columnSource;
    },
    card: 'top',
    cell: (row) => (
      <>
        <Link className="row-title" data-row-link to={credentialPath(row)}>
          {row.sourceName}
        </Link>
        {row.problem !== null && (
          <div className="row-snippet source-note" title={problemOfRow(row) ?? undefined}>
            {problemOfRow(row)}
          </div>
        )}
        {!row.isConnected && (
          <div className="row-snippet source-note">
            {row.isRequired ? m.credentialRequired : m.credentialOptional}
          </div>
        )}
      </>
    ),
  },
  {
    id: 'status',
    get header() {
      return m.columnStatus;
    },
    width: '168px',
    tight: '150px',
    cell: (row) => {
      const { label, tone } = standingOf(row);
      return <Pill tone={tone}>{label}</Pill>;
    },
  },
  {
    id: 'account',
    get header() {
      return m.connectedAs;
    },
    width: '200px',
    tight: '140px',
    cell: ({ account }) => account ?? '—',
  },
  {
    id: 'ends',
    get header() {
      return m.expires;
    },
    width: '130px',
    quiet: true,
    minor: true,
    cell: ({ expiresAt }) =>
      expiresAt === null ? (
        '—'
      ) : (
        <time dateTime={expiresAt} title={formatMoment(expiresAt)}>
          {formatDay(expiresAt)}
        </time>
      ),
  },
  {
    id: 'tested',
    get header() {
      return m.lastTest;
    },
    width: '130px',
    tight: '104px',
    quiet: true,
    cell: ({ testedAt }) => (testedAt === null ? m.neverTested : <Ago at={testedAt} />),
  },
];
