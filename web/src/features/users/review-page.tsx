import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import * as m from '../../generated/messages/users/index.ts';
import type { GroupName, UserRowFragment } from '../../generated/users/graphql.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Person } from './person.tsx';
import { useChangeUser } from './use-change-user.ts';
import { GROUP_OPTIONS } from './words.ts';

/** /admin/users/review/{id}: approve or reject a registration. */
export default function ReviewPage() {
  const { id = '' } = useParams();
  return (
    <Person id={id} title={m.reviewRegistration} choosesGroup={({ isApproved }) => !isApproved}>
      {(user) =>
        user.isApproved ? (
          <Banner status="success">{m.alreadyApproved}</Banner>
        ) : (
          <Decision user={user} />
        )
      }
    </Person>
  );
}

function Decision({ user }: { user: UserRowFragment }) {
  const { busy, refusal, change } = useChangeUser();
  const navigate = useNavigate();
  const [group, setGroup] = useState<GroupName>(user.group);
  const [rejecting, setRejecting] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const back = (done: boolean) => {
    if (done) void navigate('/admin/pending-registrations');
  };
  const approve = (confirmUnverified?: true) =>
    void change(
      {
        id: user.id,
        action: 'APPROVE',
        ...(group === user.group ? {} : { group }),
        ...(confirmUnverified === undefined ? {} : { confirmUnverified }),
      },
      m.approved({ fullName: user.fullName }),
      ({ code }) => {
        if (code !== 'CONFIRM_UNVERIFIED') return false;
        setConfirming(true);
        return true;
      },
    ).then((done) => {
      if (confirmUnverified) setConfirming(false);
      back(done);
    });
  return (
    <>
      <SelectField
        label={m.groupAfterApproval}
        value={group}
        options={GROUP_OPTIONS}
        onChange={setGroup}
      />
      <div className="row">
        <Button
          variant="primary"
          icon="check"
          busy={busy && !rejecting && !confirming}
          onClick={() => {
            approve();
          }}
        >
          {m.approve}
        </Button>
        {user.isActive && (
          <Button
            variant="danger"
            onClick={() => {
              setRejecting(true);
            }}
          >
            {m.reject}
          </Button>
        )}
      </div>
      {refusal !== null && <Banner status="error">{refusal}</Banner>}
      <Dialog
        open={confirming}
        title={m.approveUnverifiedTitle}
        subtitle={m.approveUnverifiedHint({ email: user.email, fullName: user.fullName })}
        confirmLabel={m.approveAnyway}
        busy={busy}
        onClose={() => {
          setConfirming(false);
        }}
        onConfirm={() => {
          approve(true);
        }}
      />
      <Dialog
        open={rejecting}
        status="error"
        title={m.rejectTitle}
        subtitle={m.rejectHint({ fullName: user.fullName })}
        confirmLabel={m.reject}
        busy={busy}
        onClose={() => {
          setRejecting(false);
        }}
        onConfirm={() =>
          void change({ id: user.id, action: 'REJECT' }, m.registrationRejected).then((done) => {
            setRejecting(false);
            back(done);
          })
        }
      />
    </>
  );
}
