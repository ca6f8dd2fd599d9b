import { useQuery } from '@apollo/client/react';
import { NotificationPeopleDocument } from '../../generated/notifications/graphql.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NotificationRow } from './row.tsx';
import type { Notifications } from './use-notifications.ts';
import './notifications.css';

/** The drawer "Notifications" (specification, section 2). */
export function NotificationDrawer({ notifications }: { notifications: Notifications }) {
  const { items, unread, isOpen, phase, close, choose, markAll, retry } = notifications;
  const { data } = useQuery(NotificationPeopleDocument, { skip: !isOpen, fetchPolicy: 'cache-first' });
  const people = data?.colleagues.results ?? [];
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title="Notifications"
      aside={unread > 0 && <Badge count={unread} hot label="unread" />}
      actions={unread > 0 && <Button variant="ghost" size="s" onClick={markAll}>Mark all read</Button>}
    >
      {phase === 'loading' && <div className="notes-wait"><Spinner label="Loading..." /></div>}
      {phase === 'failed' && (
        <div className="notes-failed">
          <Banner status="error" action={<Button size="s" onClick={retry}>Try again</Button>}>
            Your notifications could not be loaded.
          </Banner>
        </div>
      )}
      {phase === 'ready' && items.length === 0 && (
        <div className="notes-empty">
          <span className="notes-empty-icon"><Icon name="bell" /></span>
          <div className="strong">You&apos;re all caught up!</div>
          <p>Notifications will appear here when there&apos;s something new to review.</p>
        </div>
      )}
      {items.length > 0 && (
        <ul aria-label="Notifications, newest first">
          {items.map((item) => (
            <NotificationRow key={item.id} item={item} people={people} onChoose={choose} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
