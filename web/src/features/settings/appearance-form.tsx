import { useState } from 'react';
import type { Theme } from '../../generated/viewer/graphql.ts';
import { applyTheme } from '../../lib/theme.ts';
import { useUpdateViewer } from '../../lib/viewer/use-update-viewer.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';

const CHOICES: readonly [Theme, string][] = [
  ['SYSTEM', 'As the system'],
  ['LIGHT', 'Light'],
  ['DARK', 'Dark'],
];

/** Light or dark: takes effect at once and follows the person to other browsers. */
export function AppearanceForm() {
  const { user } = useViewer();
  const { update } = useUpdateViewer();
  // Shown at once; the server's answer only takes it back.
  const [chosen, setChosen] = useState(user.theme);
  return (
    <fieldset>
      <legend>Appearance</legend>
      <div className="choices">
        {CHOICES.map(([theme, label]) => (
          <label key={theme} className="choice">
            <input
              type="radio"
              name="theme"
              checked={chosen === theme}
              onChange={() => {
                setChosen(theme);
                applyTheme(theme);
                void update({ theme }).then((saved) => {
                  if (saved) return;
                  setChosen(user.theme);
                  applyTheme(user.theme);
                });
              }}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
