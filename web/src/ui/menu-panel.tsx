import { Menu as PrimeMenu } from 'primereact/menu';
import { useEffect, useRef, useState, type Ref } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { MenuItem } from './menu-item.ts';
import { Prime } from './prime.tsx';
import './menu.css';

interface MenuPanelProps {
  id: string;
  label: string;
  items: MenuItem[];
  align: 'left' | 'right';
  menu: Ref<PrimeMenu>;
  /** Called once the list can be opened. */
  onReady: () => void;
  onOpen: (open: boolean) => void;
}

/** The list of a menu, whose code is fetched when the first one opens. */
export default function MenuPanel({
  id,
  label,
  items,
  align,
  menu,
  onReady,
  onOpen,
}: MenuPanelProps) {
  const opening = useRef(onReady);
  const [stands, setStands] = useState(false);
  // A list that is born open is never placed: it has to stand there closed first. And while a key
  // still presses the button, a click of ours on it is ignored.
  useEffect(() => {
    const timer = setTimeout(() => setStands(true));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (stands) opening.current();
  }, [stands]);
  return (
    <Prime>
      <PrimeMenu
        ref={menu}
        id={id}
        popup
        popupAlignment={align}
        className="menu"
        transitionOptions={{ timeout: 0 }}
        onShow={() => {
          onOpen(true);
        }}
        onHide={() => {
          onOpen(false);
        }}
        pt={{ menu: { 'aria-label': label } }}
        model={items.map((item) => ({
          label: item.label,
          disabled: item.disabled ?? false,
          className: classes(
            item.danger === true && 'menu-danger',
            item.quiet === true && 'menu-quiet',
          ),
          ...(item.href === undefined ? {} : { url: item.href, target: '_blank' }),
          ...(item.icon === undefined ? {} : { icon: <Icon name={item.icon} /> }),
          ...(item.onSelect === undefined ? {} : { command: item.onSelect }),
        }))}
      />
    </Prime>
  );
}
