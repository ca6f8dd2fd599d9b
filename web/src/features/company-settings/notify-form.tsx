import type { CompanySettingsPartsFragment } from '../../generated/company-settings/graphql.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { SEVERITIES, severityLabel } from '../../ui/severity.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { Save } from './use-save.ts';

const OPTIONS = [...SEVERITIES].reverse().map((value) => ({ value, label: value === 'INFORMATIVE' ? 'Every change' : `${severityLabel(value)}${value === 'CRITICAL' ? '' : ' or graver'}` }));

/** What is worth a notification, and whether mails go out. */
export function NotifyForm({ settings, save, busy }: { settings: CompanySettingsPartsFragment; save: Save; busy: boolean }) {
  return (
    <section className="col" aria-label="Notifications">
      <h2>Notifications</h2>
      <SelectField
        label="Tell of changes of alerts that are" value={settings.minNotifySeverity} options={OPTIONS} disabled={busy}
        hint="Assignments and mentions always reach whom they are meant for."
        onChange={(minNotifySeverity) => void save({ minNotifySeverity }, 'The notifications are changed')}
      />
      <div className="setting-switch">
        <Switch label="Send notifications by mail too" checked={settings.mailEnabled} onChange={async (mailEnabled) => { await save({ mailEnabled }, mailEnabled ? 'Mails go out again' : 'No more mails go out'); }} />
        <span>
          Send notifications by mail too
          <small className="setting-hint">Everybody chooses which ones in their own settings. Links for passwords and invitations are mailed in any case.</small>
        </span>
      </div>
    </section>
  );
}
