import { useState } from 'react';
import { useUpdateViewer } from '../../lib/viewer/use-update-viewer.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** One's own names. */
export function ProfileForm() {
  const { user } = useViewer();
  const { busy, update } = useUpdateViewer();
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const [strict, setStrict] = useState(false);
  const changed = firstName.trim() !== user.firstName || lastName.trim() !== user.lastName;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setStrict(true);
        if (firstName.trim() === '' || lastName.trim() === '' || busy) return;
        void update({ firstName: firstName.trim(), lastName: lastName.trim() }, 'Your name is saved');
      }}
    >
      <h2>Your name</h2>
      <div className="public-two">
        <TextField label="First name" autoComplete="given-name" maxLength={100} value={firstName} onChange={({ currentTarget }) => { setFirstName(currentTarget.value); }} error={strict && firstName.trim() === '' ? 'Enter your first name.' : undefined} />
        <TextField label="Last name" autoComplete="family-name" maxLength={100} value={lastName} onChange={({ currentTarget }) => { setLastName(currentTarget.value); }} error={strict && lastName.trim() === '' ? 'Enter your last name.' : undefined} />
      </div>
      <div className="row">
        <Button type="submit" variant="primary" busy={busy} disabled={!changed}>
          Save
        </Button>
        <span className="dim">{user.email}</span>
      </div>
    </form>
  );
}
