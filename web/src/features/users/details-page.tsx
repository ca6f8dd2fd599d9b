import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as m from '../../generated/messages/users/index.ts';
import type { UserRowFragment } from '../../generated/users/graphql.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { Banner } from '../../ui/banner.tsx';
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
  return (
    <Person id={id} title={m.user} isNamed choosesGroup={({ isApproved }) => isApproved}>
      {(user) => <Acts user={user} />}
    </Person>
  );
}

function Acts({ user }: { user: UserRowFragment }) {
  const viewer = useViewer();
  const { busy, refusal, change, attempt } = useChangeUser();
  const [group, setGroup] = useState(user.group);
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);
  if (!user.isApproved)
    return <Link to={`/admin/users/review/${user.id}`}>{m.reviewRegistration}</Link>;
  const self = viewer.user.id === user.id;
  return (
    <>
      {/* Sent by its button: on the way to a group the arrows of the list pass others, which would
          be in force at once. */}
      <form
        ref={form}
        className="person-group"
        onSubmit={(event) => {
          event.preventDefault();
          void change(
            { id: user.id, group },
            m.groupChanged({ fullName: user.fullName, group: GROUP_LABELS[group] }),
          ).then((done) => {
            // The button has gone.
            if (done) form.current?.querySelector('select')?.focus();
          });
        }}
      >
        <SelectField label={m.group} value={group} options={GROUP_OPTIONS} onChange={setGroup} />
        {group !== user.group && (
          <Button type="submit" variant="primary" busy={busy}>
            {m.changeGroup}
          </Button>
        )}
      </form>
      {self && <p className="dim">{m.ownAccount}</p>}
      {!self && (
        <div className="row person-acts">
          {user.isActive ? (
            <Button
              onClick={() => {
                setAsking(true);
              }}
            >
              {m.deactivate}
            </Button>
          ) : (
            <Button
              busy={busy}
              onClick={() =>
                void change(
                  { id: user.id, action: 'ACTIVATE' },
                  m.activated({ fullName: user.fullName }),
                )
              }
            >
              {m.activate}
            </Button>
          )}
          <ForGood user={user} attempt={attempt} />
        </div>
      )}
      {refusal !== null && <Banner status="error">{refusal}</Banner>}
      <Dialog
        open={asking}
        status="warning"
        title={m.deactivateTitle({ fullName: user.fullName })}
        subtitle={m.deactivateHint}
        confirmLabel={m.deactivate}
        busy={busy}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() =>
          void change(
            { id: user.id, action: 'DEACTIVATE' },
            m.deactivated({ fullName: user.fullName }),
          ).then(() => {
            setAsking(false);
          })
        }
      />
    </>
  );
}
