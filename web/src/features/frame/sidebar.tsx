import { useLocation } from 'react-router-dom';
import * as m from '../../generated/messages/frame/index.ts';
import { useCan, useViewer } from '../../domain/viewer/use-viewer.ts';
import { classes } from '../../ui/classes.ts';
import { Brand } from '../../ui/card.tsx';
import { NavButton, NavLinkItem, NavLocked } from './nav-item.tsx';
import { TrialBox } from './trial-box.tsx';
import { useDetectedCount, usePendingUsers } from './use-counts.ts';
import { UserCard } from './user-card.tsx';
import './sidebar.css';

interface SidebarProps {
  /** Whether it is shown below 960 px; wider it always is. */
  open: boolean;
  unread: number;
  notificationsOpen: boolean;
  onNotifications: () => void;
  registrations: number;
}

/** The sidebar with its count badges. */
export function Sidebar({
  open,
  unread,
  notificationsOpen,
  onNotifications,
  registrations,
}: SidebarProps) {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const detected = useDetectedCount();
  const pending = usePendingUsers(viewer.isAdmin, registrations);
  const under = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const inAdmin = under('/admin');
  return (
    <aside id="sidebar" className={classes('side', open && 'side-open')}>
      <div className="side-brand">
        <Brand />
      </div>
      <nav aria-label={m.mainNavigation}>
        <ul className="side-list">
          {useCan('alerts.read') && (
            <NavLinkItem
              to="/threat-manager"
              icon="shield"
              active={under('/threat-manager')}
              count={detected}
              counted={m.toReview}
              tour="threat-manager-item"
            >
              {m.threatManager}
            </NavLinkItem>
          )}
          {viewer.isFreeTrial ? (
            <NavLocked icon="chart" why={m.lockedInTrial}>
              {m.threatAnalytics}
            </NavLocked>
          ) : (
            <NavLinkItem to="/threat-analytics" icon="chart" active={under('/threat-analytics')}>
              {m.threatAnalytics}
            </NavLinkItem>
          )}
          {viewer.isFreeTrial ? (
            <NavLocked icon="target" why={m.lockedInTrial}>
              {m.targets}
            </NavLocked>
          ) : (
            <NavLinkItem
              to="/targets"
              icon="target"
              active={under('/targets') || under('/add-targets')}
            >
              {m.targets}
            </NavLinkItem>
          )}
          {useCan('files.read') && (
            <NavLinkItem to="/scan-file" icon="scan" active={under('/scan-file')}>
              {m.fileScanner}
            </NavLinkItem>
          )}
          <NavButton
            icon="bell"
            active={notificationsOpen}
            count={unread}
            onClick={onNotifications}
          >
            {m.notifications}
          </NavButton>
          {viewer.isAdmin && (
            <>
              <NavLinkItem
                to="/admin"
                icon="admin"
                active={inAdmin}
                muted
                count={pending}
                counted={m.waitingForApproval}
              >
                {m.admin}
              </NavLinkItem>
              {inAdmin && (
                <>
                  <NavLinkItem
                    to="/admin/users"
                    sub
                    active={under('/admin/users') || under('/admin/pending-registrations')}
                    count={pending}
                    counted={m.waitingForApproval}
                  >
                    {m.users}
                  </NavLinkItem>
                  <NavLinkItem to="/admin/settings" sub active={under('/admin/settings')}>
                    {m.settings}
                  </NavLinkItem>
                </>
              )}
            </>
          )}
        </ul>
      </nav>
      <span className="grow" />
      <TrialBox />
      <UserCard />
    </aside>
  );
}
