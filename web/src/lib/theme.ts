export type ThemeChoice = 'SYSTEM' | 'LIGHT' | 'DARK';

/** Key that `public/theme.js` reads before the first paint. */
const KEY = 'theme';

/** Shows the page in a theme now and from the next load on; SYSTEM follows the system's. */
export function applyTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'SYSTEM') delete root.dataset['theme'];
  else root.dataset['theme'] = choice.toLowerCase();
  try {
    if (choice === 'SYSTEM') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice.toLowerCase());
  } catch {
    // Without storage the choice comes back with the viewer.
  }
}
