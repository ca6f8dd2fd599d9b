import { useQuery } from '@apollo/client/react';
import type { NotificationItem } from '@vedetta/machines';
import * as m from '../../generated/messages/notifications/index.ts';
import {
  NotificationPeopleDocument,
  RegistrationsToldDocument,
} from '../../generated/notifications/graphql.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NotificationRow } from './row.tsx';
import type { Notifications } from './use-notifications.ts';
import './notifications.css';

/** The button goes with the last unread one; the focus stays beside it. */
function toNext(button: HTMLElement): void {
  const next = button.nextElementSibling;
  if (next instanceof HTMLElement) next.focus();
}

/** The drawer "Notifications". */
export function NotificationDrawer({ notifications }: { notifications: Notifications }) {
  const { items, unread, isOpen, phase, close, choose, markAll, retry, older, loadOlder } =
    notifications;
  const asksForReview = items.some(({ registration }) => registration !== null);
  // Nothing tells that a colleague has decided: asked for whenever the drawer opens.
  const registrations = useQuery(RegistrationsToldDocument, {
    skip: !isOpen || !asksForReview,
    fetchPolicy: 'network-only',
  });
  const registrationOf = ({ id, registration }: NotificationItem) => {
    if (registration === null || (registrations.loading && registrations.data === undefined))
      return null;
    return (
      registrations.data?.notifications.results.find((told) => told.id === id)?.registration ??
      registration
    );
  };
  const { data } = useQuery(NotificationPeopleDocument, {
    skip: !isOpen,
    fetchPolicy: 'cache-first',
  });
  const people = data?.colleagues.results ?? [];
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title={m.notifications}
      aside={unread > 0 && <Badge count={unread} hot label={m.unreadCounted} />}
      actions={
        unread > 0 && (
          <Button
            variant="ghost"
            size="s"
            onClick={({ currentTarget }) => {
              toNext(currentTarget);
              markAll();
            }}
          >
            {m.markAllRead}
          </Button>
        )
      }
    >
      {phase === 'loading' && (
        <div className="notes-wait">
          <Spinner label={m.loading} />
        </div>
      )}
      {phase === 'failed' && (
        <div className="notes-failed">
          <Banner
            status="error"
            action={
              <Button size="s" onClick={retry}>
                {m.tryAgain}
              </Button>
            }
          >
            {m.loadFailed}
          </Banner>
        </div>
      )}
      {phase === 'ready' && items.length === 0 && (
        <div className="notes-empty">
          <span className="notes-empty-icon">
            <Icon name="bell" />
          </span>
          <div className="strong">{m.emptyTitle}</div>
          <p>{m.emptyHint}</p>
        </div>
      )}
      {items.length > 0 && (
        <ul aria-label={m.listLabel}>
          {items.map((item) => (
            <NotificationRow
              key={item.id}
              item={item}
              registration={registrationOf(item)}
              people={people}
              onChoose={choose}
            />
          ))}
        </ul>
      )}
      {older !== 'none' && (
        <div className="notes-older">
          {older === 'failed' && <p role="alert">{m.olderLoadFailed}</p>}
          <Button size="s" busy={older === 'loading'} onClick={loadOlder}>
            {older === 'failed' ? m.tryAgain : m.showOlder}
          </Button>
        </div>
      )}
    </Drawer>
  );
}
