import * as m from '../../generated/messages/account/index.ts';
import { TextField } from '../../ui/text-field.tsx';
import { NewPassword } from '../new-password/new-password.tsx';
import type { AccountDraft, DraftForm } from './account-form.ts';

/** Names, e-mail and new password: the part that set-up and registration share. */
export function PersonFields<Draft extends AccountDraft>({
  form,
  emailHint,
  emailFixed = false,
}: {
  form: DraftForm<Draft>;
  emailHint?: string;
  emailFixed?: boolean;
}) {
  const { draft, set, errorOf, refusalsOf, strict } = form;
  return (
    <>
      <div className="public-two">
        <TextField
          label={m.firstName}
          name="firstName"
          autoComplete="given-name"
          maxLength={100}
          value={draft.firstName}
          onChange={({ currentTarget }) => {
            set('firstName')(currentTarget.value);
          }}
          error={errorOf('firstName')}
        />
        <TextField
          label={m.lastName}
          name="lastName"
          autoComplete="family-name"
          maxLength={100}
          value={draft.lastName}
          onChange={({ currentTarget }) => {
            set('lastName')(currentTarget.value);
          }}
          error={errorOf('lastName')}
        />
      </div>
      <TextField
        label={m.email}
        type="email"
        name="email"
        autoComplete="username"
        {...(emailHint === undefined ? {} : { hint: emailHint })}
        readOnly={emailFixed}
        value={draft.email}
        onChange={({ currentTarget }) => {
          set('email')(currentTarget.value);
        }}
        error={errorOf('email')}
      />
      <NewPassword
        password={draft.password}
        repeat={draft.repeatPassword}
        onPassword={set('password')}
        onRepeat={set('repeatPassword')}
        strict={strict}
        refusals={refusalsOf('password')}
      />
    </>
  );
}
