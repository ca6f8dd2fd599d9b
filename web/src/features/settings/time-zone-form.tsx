import { useState } from 'react';
import * as m from '../../generated/messages/settings/index.ts';
import { formatMoment, showTimesIn } from '../../lib/dates.ts';
import { useUpdateViewer } from '../../domain/viewer/use-update-viewer.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { SelectField } from '../../ui/select-field.tsx';

/** The select's value for "as the browser". */
const BROWSER = '';

const OPTIONS: readonly { value: string; label: string }[] = [
  {
    value: BROWSER,
    get label() {
      return m.timeZoneOfBrowser({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    },
  },
  ...Intl.supportedValuesOf('timeZone').map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  })),
];

/** The time zone that every time is shown in. */
export function TimeZoneForm() {
  const { user } = useViewer();
  const { update } = useUpdateViewer();
  const [chosen, setChosen] = useState(user.timeZone ?? BROWSER);
  return (
    <>
      <h2 className="settings-title">{m.time}</h2>
      <SelectField
        label={m.timeZone}
        value={chosen}
        options={OPTIONS}
        hint={m.timeZoneHint({ full: formatMoment(new Date()) })}
        onChange={(zone) => {
          const timeZone = zone === BROWSER ? null : zone;
          setChosen(zone);
          showTimesIn(timeZone);
          void update({ timeZone }, m.timeZoneSaved).then((saved) => {
            if (saved) return;
            setChosen(user.timeZone ?? BROWSER);
            showTimesIn(user.timeZone);
          });
        }}
      />
    </>
  );
}
