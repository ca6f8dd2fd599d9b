import { useState } from 'react';
import * as m from '../../generated/messages/settings/index.ts';
import type { Theme } from '../../generated/viewer/graphql.ts';
import { applyTheme } from '../../lib/theme.ts';
import { useUpdateViewer } from '../../domain/viewer/use-update-viewer.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';

const choices = (): readonly [Theme, string][] => [
  ['SYSTEM', m.themeSystem],
  ['LIGHT', m.themeLight],
  ['DARK', m.themeDark],
];

/** Light or dark: takes effect at once and follows the person to other browsers. */
export function AppearanceForm() {
  const { user } = useViewer();
  const { update } = useUpdateViewer();
  // Shown at once; the server's answer only takes it back.
  const [chosen, setChosen] = useState(user.theme);
  return (
    <fieldset>
      <legend>{m.appearance}</legend>
      <div className="choices">
        {choices().map(([theme, label]) => (
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
