import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import * as m from '../../generated/messages/users/index.ts';
import { InviteUserDocument, type GroupName } from '../../generated/users/graphql.ts';
import { fieldMessage, said, toProblem } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { GROUP_OPTIONS } from './words.ts';

/** Nobody is invited into a free trial. */
const GROUPS = GROUP_OPTIONS.filter(({ value }) => value !== 'TRIAL_USERS');

/** Mails somebody a link to an account that is approved already. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [group, setGroup] = useState<GroupName>('ANALYSTS');
  const [invite, { loading, error, reset }] = useMutation(InviteUserDocument, {
    refetchQueries: ['Invitations', 'UserTabs'],
  });
  const problem = error === undefined ? null : toProblem(error);
  const close = () => {
    setEmail('');
    reset();
    onClose();
  };
  const confirm = async () => {
    try {
      await invite({ variables: { input: { email: email.trim(), group } } });
      showToast({
        title: m.invitationSent({ email: email.trim() }),
        textToColor: email.trim(),
      });
      close();
    } catch {
      // It stands in the dialog.
    }
  };
  const atField =
    problem === null
      ? undefined
      : (fieldMessage(problem, 'email') ??
        (problem.code === 'EMAIL_TAKEN' ? said(problem.message) : undefined));
  return (
    <Dialog
      open={open}
      busy={loading}
      title={m.inviteUser}
      subtitle={m.inviteHint}
      confirmLabel={m.sendInvitation}
      confirmDisabled={email.trim() === ''}
      onClose={close}
      onConfirm={() => void confirm()}
    >
      {problem !== null && atField === undefined && (
        <Banner status="error">{said(problem.message)}</Banner>
      )}
      <TextField
        label={m.email}
        type="email"
        autoComplete="off"
        value={email}
        error={atField}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          if (problem !== null) reset();
        }}
      />
      <SelectField label={m.group} value={group} options={GROUPS} onChange={setGroup} />
    </Dialog>
  );
}
