import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import * as m from '../../generated/messages/settings/index.ts';
import { RevokeOtherSessionsDocument, SessionsDocument } from '../../generated/settings/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { said, toProblem } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Pill } from '../../ui/status-pill.tsx';
import { showToast } from '../../ui/toast.ts';
import { deviceWords } from './device-words.ts';

/** Where one is logged in, and how to end that everywhere else. */
export function Sessions() {
  const { data, error, refetch } = useQuery(SessionsDocument, { fetchPolicy: 'cache-and-network' });
  const [revoke, { loading }] = useMutation(RevokeOtherSessionsDocument);
  const [asking, setAsking] = useState(false);
  const sessions = data?.sessions ?? [];
  const confirm = async () => {
    try {
      const revoked = (await revoke()).data?.revokeOtherSessions.revoked ?? 0;
      showToast({ title: m.devicesLoggedOut({ revoked }) });
      void refetch();
    } catch (failure) {
      showToast({
        title: m.logOutOthersFailed,
        description: said(toProblem(failure).message),
        status: 'error',
      });
    }
    setAsking(false);
  };
  return (
    <div className="col">
      <h2>{m.sessionsTitle}</h2>
      {error !== undefined && data === undefined && (
        <Banner
          status="error"
          action={
            <Button size="s" onClick={() => void refetch()}>
              {m.tryAgain}
            </Button>
          }
        >
          {said(toProblem(error).message)}
        </Banner>
      )}
      {error === undefined && data === undefined && <Loading />}
      <ul className="devices" aria-label={m.devices}>
        {sessions.map(({ id, userAgent, address, lastUsedAt, createdAt, current }) => (
          <li key={id} className="device">
            <span className="strong">{deviceWords(userAgent)}</span>
            {current && <Pill tone="ok">{m.thisDevice}</Pill>}
            <small className="device-facts">
              {address !== null && <span className="num">{address} · </span>}
              {m.lastUsed}{' '}
              <span className="in-sentence">
                <Ago at={lastUsedAt} />
              </span>{' '}
              · {m.loggedIn}{' '}
              <span className="in-sentence">
                <Ago at={createdAt} />
              </span>
            </small>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="row">
          <Button onClick={() => setAsking(true)}>{m.logOutOthers}</Button>
        </div>
      )}
      <Dialog
        open={asking}
        status="warning"
        title={m.logOutOthersTitle}
        subtitle={m.logOutOthersHint}
        confirmLabel={m.logOutOthers}
        busy={loading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
