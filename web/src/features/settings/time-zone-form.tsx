import { useState } from 'react';
import { formatFull, showTimesIn } from '../../lib/dates.ts';
import { useUpdateViewer } from '../../lib/viewer/use-update-viewer.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { SelectField } from '../../ui/select-field.tsx';

/** The select's value for "as the browser". */
const BROWSER = '';

const OPTIONS: readonly { value: string; label: string }[] = [
  { value: BROWSER, label: `As this browser (${Intl.DateTimeFormat().resolvedOptions().timeZone})` },
  ...Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
];

/** The time zone that every time is shown in. */
export function TimeZoneForm() {
  const { user } = useViewer();
  const { update } = useUpdateViewer();
  const [chosen, setChosen] = useState(user.timeZone ?? BROWSER);
  return (
    <>
      <h2 className="settings-title">Time</h2>
      <SelectField
        label="Time zone"
        value={chosen}
        options={OPTIONS}
        hint={`It is now ${formatFull(new Date())} there.`}
        onChange={(zone) => {
          const timeZone = zone === BROWSER ? null : zone;
          setChosen(zone);
          showTimesIn(timeZone);
          void update({ timeZone }, 'Your time zone is saved').then((saved) => {
            if (saved) return;
            setChosen(user.timeZone ?? BROWSER);
            showTimesIn(user.timeZone);
          });
        }}
      />
    </>
  );
}
