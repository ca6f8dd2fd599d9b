import { Menu as PrimeMenu } from 'primereact/menu';
import { useId, useRef, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Prime } from './prime.tsx';
import './menu.css';

export interface MenuItem {
  label: string;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

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

/** A button that opens a list of acts. Arrow keys move, Enter takes, Escape closes and returns the focus. */
export function Menu({ label, items, icon = 'dots', text, size = 's', align = 'right' }: MenuProps) {
  const menu = useRef<PrimeMenu>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  const opener = {
    size,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: (event: React.MouseEvent) => menu.current?.toggle(event),
  };
  return (
    <Prime>
      {text === undefined ? <IconButton {...opener} icon={icon} label={label} /> : (
        <Button {...opener} aria-label={label} iconRight="down">
          {text}
        </Button>
      )}
      <PrimeMenu
        ref={menu}
        id={id}
        popup
        popupAlignment={align}
        className="menu"
        transitionOptions={{ timeout: 0 }}
        onShow={() => {
          setOpen(true);
        }}
        onHide={() => {
          setOpen(false);
        }}
        pt={{ menu: { 'aria-label': label } }}
        model={items.map((item) => ({
          label: item.label,
          disabled: item.disabled ?? false,
          className: item.danger === true ? 'menu-danger' : '',
          ...(item.icon === undefined ? {} : { icon: <Icon name={item.icon} /> }),
          command: item.onSelect,
        }))}
      />
    </Prime>
  );
}
