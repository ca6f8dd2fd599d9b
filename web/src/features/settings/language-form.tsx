import { useState } from 'react';
import * as m from '../../generated/messages/settings/index.ts';
import type { Language } from '../../generated/viewer/graphql.ts';
import { applyLanguage } from '../../lib/language.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { useUpdateViewer } from '../../domain/viewer/use-update-viewer.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/toast.ts';

/** The select's value for "as the browser". */
const BROWSER = '';
/** Each in its own language, so that everybody finds theirs. */
const NAMES = [
  { value: 'EN', label: 'English' },
  { value: 'IT', label: 'Italiano' },
] as const;
const languageOf = (value: string): Language | null =>
  NAMES.find((name) => name.value === value)?.value ?? null;

/** The language of the screens, dates included. */
export function LanguageForm() {
  const { user } = useViewer();
  const { update } = useUpdateViewer();
  const [screens, setScreens] = useState<Language | null>(user.language);
  const speak = async (language: Language | null) => {
    setScreens(language);
    try {
      await applyLanguage(language);
    } catch (error) {
      setScreens(screens);
      showToast({
        title: m.languageLoadFailed,
        description: said(toProblem(error).message),
        status: 'error',
      });
      return;
    }
    if (await update({ language })) return;
    setScreens(user.language);
    await applyLanguage(user.language).catch(() => undefined);
  };
  return (
    <div className="settings-fields">
      <h2 className="settings-title">{m.language}</h2>
      <SelectField
        label={m.displayLanguage}
        value={screens ?? BROWSER}
        options={[{ value: BROWSER, label: m.languageOfBrowser }, ...NAMES]}
        onChange={(value) => {
          void speak(languageOf(value));
        }}
      />
    </div>
  );
}
