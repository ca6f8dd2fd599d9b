import type { CompanySettingsPartsFragment } from '../../generated/company-settings/graphql.ts';
import * as m from '../../generated/messages/company-settings/index.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { SEVERITIES, severityLabel } from '../../ui/severity.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { Save } from './use-save.ts';

const LEAST = [...SEVERITIES].reverse();
function leastLabel(value: (typeof LEAST)[number]): string {
  if (value === 'INFORMATIVE') return m.anySeverity;
  return value === 'CRITICAL'
    ? severityLabel(value)
    : m.severityOrHigher({ severity: severityLabel(value) });
}

/** What is worth a notification, and whether mails go out. */
export function NotifyForm({
  settings,
  save,
  busy,
}: {
  settings: CompanySettingsPartsFragment;
  save: Save;
  busy: boolean;
}) {
  return (
    <section className="col" aria-label={m.notifications}>
      <h2>{m.notifications}</h2>
      <SelectField
        label={m.notifySeverity}
        value={settings.minNotifySeverity}
        options={LEAST.map((value) => ({ value, label: leastLabel(value) }))}
        disabled={busy}
        hint={m.notifySeverityHint}
        onChange={(minNotifySeverity) => void save({ minNotifySeverity }, m.notifySaved)}
      />
      <div className="setting-switch">
        <Switch
          label={m.sendEmailToo}
          checked={settings.mailEnabled}
          onChange={async (mailEnabled) => {
            await save({ mailEnabled }, mailEnabled ? m.emailTurnedOn : m.emailTurnedOff);
          }}
        />
        <span>
          {m.sendEmailToo}
          <small className="setting-hint">{m.sendEmailHint}</small>
        </span>
      </div>
    </section>
  );
}
