import type { IconName } from './icon.tsx';

export interface MenuItem {
  label: string;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
  /** Small and muted: for what few people look for. */
  quiet?: boolean;
  /** Opens in a new tab. */
  href?: string;
  onSelect?: () => void;
}
