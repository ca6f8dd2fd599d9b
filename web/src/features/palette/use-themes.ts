import * as m from '../../generated/messages/palette/index.ts';
import type { Theme } from '../../generated/viewer/graphql.ts';
import { applyTheme } from '../../lib/theme.ts';
import { useUpdateViewer } from '../../domain/viewer/use-update-viewer.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import type { Command } from './commands.ts';

const THEMES: readonly { theme: Theme; label: string }[] = [
  {
    theme: 'LIGHT',
    get label() {
      return m.lightTheme;
    },
  },
  {
    theme: 'DARK',
    get label() {
      return m.darkTheme;
    },
  },
  {
    theme: 'SYSTEM',
    get label() {
      return m.systemTheme;
    },
  },
];

/**
 * The themes that are not shown now: each takes effect at once and is taken back when the server
 * refuses.
 */
export function useThemes(): Command[] {
  const { user } = useViewer();
  const { update } = useUpdateViewer();
  return THEMES.filter(({ theme }) => theme !== user.theme).map(({ theme, label }) => ({
    id: theme,
    group: m.appearance,
    label,
    icon: 'eye',
    also: 'appearance colours mode',
    run: () => {
      applyTheme(theme);
      void update({ theme }).then((saved) => {
        if (!saved) applyTheme(user.theme);
      });
    },
  }));
}
