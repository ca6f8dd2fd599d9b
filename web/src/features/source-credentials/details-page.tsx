import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as m from '../../generated/messages/source-credentials/index.ts';
import {
  SourceCredentialsDocument,
  type SourceCredentialRowFragment,
} from '../../generated/source-credentials/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { formatMoment } from '../../lib/dates.ts';
import { problemOfRow, said, toProblem } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pill } from '../../ui/status-pill.tsx';
import { CredentialForm } from './credential-form.tsx';
import { useCredentialActs } from './use-credential-acts.ts';
import { daysLeft, hookAddress, standingOf } from './words.ts';
import './source-credentials.css';

const LIST = '/admin/settings/sources';

/** /admin/settings/sources/:id: how the company is connected to one source. */
export default function SourceCredentialPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(SourceCredentialsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.sourceCredentials.find(({ sourceId }) => String(sourceId) === id);
  if (found !== undefined) return <Details key={found.sourceId} row={found} />;
  if (data === undefined && error === undefined) return <Loading />;
  return (
    <div className="page">
      <PageTitle>{m.sources}</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>{m.sources}</h1>
      </div>
      <Card>
        <EmptyState
          role="alert"
          icon={<Icon name="warning" />}
          title={error === undefined ? m.noCredentialTitle : m.loadFailed}
          description={error === undefined ? m.noCredentialHint : said(toProblem(error).message)}
          action={
            error === undefined ? (
              <Link className="btn btn-default btn-m" to={LIST}>
                {m.backToSources}
              </Link>
            ) : (
              <Button icon="refresh" onClick={() => void refetch().catch(() => undefined)}>
                {m.tryAgain}
              </Button>
            )
          }
        />
      </Card>
    </div>
  );
}

function Details({ row }: { row: SourceCredentialRowFragment }) {
  const acts = useCredentialActs();
  const [leaving, setLeaving] = useState(false);
  const { label, tone } = standingOf(row);
  return (
    <div className="page source-credential">
      <PageTitle>{row.sourceName}</PageTitle>
      <div className="head">
        <Link className="btn btn-ghost btn-m btn-icon" to={LIST} aria-label={m.backToSources}>
          <Icon name="left" />
        </Link>
        <h1 tabIndex={-1}>{row.sourceName}</h1>
        <Pill tone={tone}>{label}</Pill>
        {row.isConnected && (
          <div className="head-acts">
            <Button icon="refresh" busy={acts.testing} onClick={() => void acts.test(row)}>
              {m.testConnection}
            </Button>
            <Button variant="danger" icon="trash" onClick={() => setLeaving(true)}>
              {m.disconnect}
            </Button>
          </div>
        )}
      </div>
      <Warning row={row} />
      {row.isConnected && <Facts row={row} />}
      <Card padded>
        <CredentialForm row={row} acts={acts} />
      </Card>
      <Dialog
        open={leaving}
        status="error"
        busy={acts.removing}
        title={m.disconnectTitle({ name: row.sourceName })}
        subtitle={m.disconnectHint}
        confirmLabel={m.disconnect}
        onClose={() => setLeaving(false)}
        onConfirm={() => void acts.remove(row).then(() => setLeaving(false))}
      />
    </div>
  );
}

/** What stops the collection, or will before long. */
function Warning({ row }: { row: SourceCredentialRowFragment }) {
  const { expiresAt, expiresSoon } = row;
  const problem = problemOfRow(row);
  if (problem !== null) return <Banner status="error">{problem}</Banner>;
  if (expiresAt === null || !expiresSoon) return null;
  const days = daysLeft(expiresAt);
  return (
    <Banner status={days < 0 ? 'error' : 'warning'}>
      {days < 0
        ? m.credentialExpired({ day: formatMoment(expiresAt) })
        : m.credentialExpiresSoon({ days, day: formatMoment(expiresAt) })}
    </Banner>
  );
}

function Facts({ row }: { row: SourceCredentialRowFragment }) {
  const address = row.hookUrl === null ? null : hookAddress(row.hookUrl);
  return (
    <Card padded>
      <dl className="credential-facts">
        <dt>{m.connectedAs}</dt>
        <dd>{row.account ?? m.accountUnknown}</dd>
        <dt>{m.expires}</dt>
        <dd className="num">
          {row.expiresAt === null ? m.expiryUnknown : formatMoment(row.expiresAt)}
        </dd>
        <dt>{m.lastTest}</dt>
        <dd>{row.testedAt === null ? m.neverTested : <Ago at={row.testedAt} />}</dd>
        <dt>{m.enteredOn}</dt>
        <dd className="num">{row.updatedAt === null ? '—' : formatMoment(row.updatedAt)}</dd>
        {address !== null && <dt>{m.webhookUrl}</dt>}
        {address !== null && (
          <dd className="col">
            <span className="credential-hook">
              <code className="mono">{address}</code>
              <CopyButton text={address} what={m.urlNoun} />
            </span>
            <small>{m.webhookUrlHint({ name: row.sourceName })}</small>
          </dd>
        )}
      </dl>
    </Card>
  );
}
