import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '../../generated/messages/frame/index.ts';
import { Brand } from '../../ui/card.tsx';
import { IconButton } from '../../ui/button.tsx';
import { LogoutDialog } from './logout-dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import './frame.css';

interface FrameProps {
  /** Unread notifications. */
  unread: number;
  notificationsOpen: boolean;
  onNotifications: () => void;
  /** Counts up when somebody asked to join, so that the admin's badge is counted again. */
  registrations: number;
  children: ReactNode;
}

/** The signed-in layout: sidebar of 17.5rem, page beside it; below 960 px a top bar with a menu. */
export function Frame({
  unread,
  notificationsOpen,
  onNotifications,
  registrations,
  children,
}: FrameProps) {
  const { pathname } = useLocation();
  const [menuAt, setMenuAt] = useState<string | null>(null);
  // A menu opened on one page is closed by going to another.
  const open = menuAt === pathname;
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setMenuAt(null);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <div className="app">
      <a className="skip" href="#page" onClick={focusPage}>
        {m.skipToContent}
      </a>
      <header className="topbar">
        <Brand />
        <span className="grow" />
        <IconButton
          icon="bell"
          label={unread === 0 ? m.notifications : m.notificationsUnread({ unread })}
          className={unread > 0 ? 'topbar-unread' : undefined}
          aria-haspopup="dialog"
          aria-expanded={notificationsOpen}
          onClick={onNotifications}
        />
        <IconButton
          icon={open ? 'x' : 'menu'}
          label={open ? m.closeMenu : m.openMenu}
          aria-expanded={open}
          aria-controls="sidebar"
          // Below 960 px the item is behind this button.
          data-tour="threat-manager-item"
          onClick={() => {
            setMenuAt(open ? null : pathname);
          }}
        />
      </header>
      <Sidebar
        open={open}
        unread={unread}
        notificationsOpen={notificationsOpen}
        onNotifications={() => {
          setMenuAt(null);
          onNotifications();
        }}
        registrations={registrations}
      />
      <main id="page" className="app-page" tabIndex={-1}>
        {children}
      </main>
      <LogoutDialog />
    </div>
  );
}

function focusPage(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('page')?.focus();
}
