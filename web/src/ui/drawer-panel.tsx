import { Sidebar } from 'primereact/sidebar';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import * as m from '../generated/messages/controls/index.ts';
import { IconButton } from './button.tsx';
import { Prime } from './prime.tsx';
import './drawer.css';

export interface DrawerPanelProps {
  open: boolean;
  /** Called for Escape, a click elsewhere and the cross. */
  onClose: () => void;
  title: string;
  /** Beside the title, e.g. a badge. */
  aside?: ReactNode;
  /** At the right end of the head, before the cross. */
  actions?: ReactNode;
  children: ReactNode;
}

export default function DrawerPanel({
  open,
  onClose,
  title,
  aside,
  actions,
  children,
}: DrawerPanelProps) {
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const hide = useEffectEvent(onClose);
  // Sidebar's own `dismissable` takes a click on a control that leaves the page with it, such as
  // the last action, for one elsewhere.
  useEffect(() => {
    if (!open) return undefined;
    const onClick = (event: MouseEvent) => {
      const drawer = body.current?.closest('.drawer') ?? null;
      if (event.button === 0 && drawer !== null && !event.composedPath().includes(drawer)) hide();
    };
    // The click that opens it is still on its way to the document.
    const timer = setTimeout(() => {
      document.addEventListener('click', onClick);
    });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick);
    };
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    return () => {
      // A click elsewhere has moved the focus already; only a focus that would be lost is returned.
      const lost =
        document.activeElement === document.body ||
        (document.activeElement?.closest('.drawer') ?? null) !== null;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return (
    <Prime>
      <Sidebar
        visible={open}
        onHide={onClose}
        onShow={() => close.current?.focus()}
        position="left"
        modal={false}
        dismissable={false}
        className="drawer"
        maskClassName="drawer-mask"
        pt={{ root: { role: 'dialog', 'aria-labelledby': id }, transition: { timeout: 160 } }}
        content={
          <div className="drawer-body" ref={body}>
            <div className="drawer-head">
              <h2 id={id}>{title}</h2>
              {aside}
              <span className="grow" />
              {actions}
              <IconButton
                ref={close}
                icon="x"
                label={m.closePanel({ title: title.toLowerCase() })}
                size="s"
                onClick={onClose}
              />
            </div>
            <div className="drawer-content">{children}</div>
          </div>
        }
      />
    </Prime>
  );
}
