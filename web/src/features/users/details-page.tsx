import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { UserRowFragment } from '../../generated/users/graphql.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ForGood } from './for-good.tsx';
import { Person } from './person.tsx';
import { useChangeUser } from './use-change-user.ts';
import { GROUP_LABELS, GROUP_OPTIONS } from './words.ts';

/** /admin/users/details/{id}: group, and whether the account is switched on. */
export default function DetailsPage() {
  const { id = '' } = useParams();
  return <Person id={id} title="User">{(user) => <Acts user={user} />}</Person>;
}

function Acts({ user }: { user: UserRowFragment }) {
  const viewer = useViewer();
  const { busy, change } = useChangeUser();
  const [asking, setAsking] = useState(false);
  if (!user.isApproved) return <Link to={`/admin/users/review/${user.id}`}>Review registration</Link>;
  const self = viewer.user.id === user.id;
  return (
    <>
      <SelectField
        label="Group"
        value={user.group}
        options={GROUP_OPTIONS}
        disabled={busy}
        onChange={(group) => void change({ id: user.id, group }, `${user.fullName} is in ${GROUP_LABELS[group]} now`)}
      />
      {self && <p className="dim">This is you. Another administrator would have to switch your account off.</p>}
      {!self && (
        <div className="row person-acts">
          {user.isActive
            ? <Button variant="danger" onClick={() => { setAsking(true); }}>Switch off</Button>
            : <Button busy={busy} onClick={() => void change({ id: user.id, action: 'ACTIVATE' }, `${user.fullName} may log in again`)}>Switch on</Button>}
          <ForGood user={user} />
        </div>
      )}
      <Dialog
        open={asking}
        status="warning"
        title={`Switch off ${user.fullName}?`}
        subtitle="They are logged out everywhere at once and cannot log in until you switch them on again."
        confirmLabel="Switch off"
        busy={busy}
        onClose={() => { setAsking(false); }}
        onConfirm={() =>
          void change({ id: user.id, action: 'DEACTIVATE' }, `${user.fullName} is switched off`).then(() => {
            setAsking(false);
          })}
      />
    </>
  );
}
