import type { Menu as PrimeMenu } from 'primereact/menu';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import type { IconName } from './icon.tsx';
import type { MenuItem } from './menu-item.ts';

const fetchPanel = () => import('./menu-panel.tsx');
const Panel = lazy(fetchPanel);
/** Whoever comes near a menu may open it next; what does not come now is fetched again then. */
const expect = () => {
  fetchPanel().catch(() => undefined);
};

interface MenuProps {
  /** Accessible name of the button, e.g. "Account menu". */
  label: string;
  items: MenuItem[];
  icon?: IconName;
  /** Words on the button instead of a drawing alone. */
  text?: string;
  size?: 's' | 'm';
  align?: 'left' | 'right';
}

/**
 * A button that opens a list of acts. Arrow keys move, Enter takes, Escape closes and returns the
 * focus. A list of rows has as many of these as rows, so nothing but the button stands there until
 * it is used.
 */
export function Menu({
  label,
  items,
  icon = 'dots',
  text,
  size = 's',
  align = 'right',
}: MenuProps) {
  const menu = useRef<PrimeMenu>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  // The list goes, and what an act opens gives the focus back to where it was: on the button, also
  // when a mouse chose.
  const returnFocus = () => button.current?.focus();
  const opener = {
    ref: button,
    size,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onPointerEnter: expect,
    onFocus: expect,
    onClick: (event: React.MouseEvent) => {
      setWanted(true);
      menu.current?.toggle(event);
    },
  };
  return (
    <>
      {text === undefined ? (
        <IconButton {...opener} icon={icon} label={label} />
      ) : (
        <Button {...opener} aria-label={label} iconRight="down">
          {text}
        </Button>
      )}
      {wanted && (
        <Suspense fallback={null}>
          <Panel
            id={id}
            label={label}
            items={items.map((item) => ({
              ...item,
              onSelect: () => {
                returnFocus();
                item.onSelect?.();
              },
            }))}
            align={align}
            menu={menu}
            onReady={() => button.current?.click()}
            onOpen={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}
