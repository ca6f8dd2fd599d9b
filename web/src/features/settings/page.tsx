import * as m from '../../generated/messages/settings/index.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AppearanceForm } from './appearance-form.tsx';
import { LanguageForm } from './language-form.tsx';
import { MailForm } from './mail-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';
import { TourAgain } from './tour-again.tsx';
import './settings.css';

/** /user-settings: what a person decides about themselves. */
export default function SettingsPage() {
  return (
    <div className="page settings">
      <PageTitle>{m.yourSettings}</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>{m.yourSettings}</h1>
      </div>
      <div className="split">
        <div className="settings-column">
          <Card padded>
            <ProfileForm />
          </Card>
          <Card padded>
            <PasswordForm />
          </Card>
          <Card padded>
            <SecondFactor />
          </Card>
          <Card padded>
            <RecoveryCodes />
          </Card>
          <Card padded>
            <Sessions />
          </Card>
        </div>
        <div className="settings-column">
          <Card padded>
            <AppearanceForm />
          </Card>
          <Card padded>
            <LanguageForm />
          </Card>
          <Card padded>
            <TimeZoneForm />
          </Card>
          <Card padded>
            <MailForm />
          </Card>
          <TourAgain />
        </div>
      </div>
    </div>
  );
}
