import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { RevokeOtherSessionsDocument, SessionsDocument } from '../../generated/settings/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { toProblem } from '../../lib/problem.ts';
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
      showToast({ title: revoked === 1 ? 'One other device was logged out' : `${revoked} other devices were logged out` });
      void refetch();
    } catch (failure) {
      showToast({ title: 'The other devices were not logged out', description: toProblem(failure).message, status: 'error' });
    }
    setAsking(false);
  };
  return (
    <div className="col">
      <h2>Where you are logged in</h2>
      {error !== undefined && data === undefined && <Banner status="error" action={<Button size="s" onClick={() => void refetch()}>Try again</Button>}>{toProblem(error).message}</Banner>}
      {error === undefined && data === undefined && <Loading />}
      <ul className="devices" aria-label="Devices">
        {sessions.map(({ id, userAgent, address, lastUsedAt, createdAt, current }) => (
          <li key={id} className="device">
            <span className="strong">{deviceWords(userAgent)}</span>
            {current && <Pill tone="ok">This device</Pill>}
            <small className="device-facts">
              {address !== null && <span className="num">{address} · </span>}
              Used: <Ago at={lastUsedAt} /> · Logged in: <Ago at={createdAt} />
            </small>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="row">
          <Button onClick={() => setAsking(true)}>Log out others</Button>
        </div>
      )}
      <Dialog
        open={asking} status="warning" title="Log out every other device?" subtitle="They need your password and a code to come back. This device stays logged in."
        confirmLabel="Log out others" busy={loading} onConfirm={() => void confirm()} onClose={() => setAsking(false)}
      />
    </div>
  );
}
