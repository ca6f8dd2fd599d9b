import { useState } from 'react';
import * as m from '../../generated/messages/settings/index.ts';
import { focusFirstFault } from '../../domain/account-form/account-form.ts';
import { useUpdateViewer } from '../../domain/viewer/use-update-viewer.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The server's rule, said before it has to. */
const PHONE = /^\+?[0-9 ().-]{4,32}$/;

/** One's own names and telephone number. */
export function ProfileForm() {
  const { user } = useViewer();
  const { busy, update } = useUpdateViewer();
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const [phone, setPhone] = useState(user.phoneNumber ?? '');
  const [strict, setStrict] = useState(false);
  const phoneNumber = phone.trim() === '' ? null : phone.trim();
  const phoneWrong = phoneNumber !== null && !PHONE.test(phoneNumber);
  const changed =
    firstName.trim() !== user.firstName ||
    lastName.trim() !== user.lastName ||
    phoneNumber !== user.phoneNumber;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setStrict(true);
        if (busy) return;
        if (firstName.trim() === '' || lastName.trim() === '' || phoneWrong) {
          focusFirstFault(event.currentTarget);
          return;
        }
        void update(
          { firstName: firstName.trim(), lastName: lastName.trim(), phoneNumber },
          m.profileSaved,
        );
      }}
    >
      <h2>{m.profile}</h2>
      <dl className="profile-facts">
        <dt>{m.email}</dt>
        <dd>{user.email}</dd>
      </dl>
      <div className="public-two">
        <TextField
          label={m.firstName}
          autoComplete="given-name"
          maxLength={100}
          value={firstName}
          onChange={({ currentTarget }) => {
            setFirstName(currentTarget.value);
          }}
          error={strict && firstName.trim() === '' ? m.firstNameMissing : undefined}
        />
        <TextField
          label={m.lastName}
          autoComplete="family-name"
          maxLength={100}
          value={lastName}
          onChange={({ currentTarget }) => {
            setLastName(currentTarget.value);
          }}
          error={strict && lastName.trim() === '' ? m.lastNameMissing : undefined}
        />
      </div>
      <TextField
        label={m.phoneNumber}
        type="tel"
        autoComplete="tel"
        maxLength={33}
        value={phone}
        onChange={({ currentTarget }) => {
          setPhone(currentTarget.value);
        }}
        hint={m.phoneHint}
        error={strict && phoneWrong ? m.phoneInvalid : undefined}
      />
      <div className="row">
        <Button type="submit" variant="primary" busy={busy} disabled={!changed}>
          {m.save}
        </Button>
      </div>
    </form>
  );
}
