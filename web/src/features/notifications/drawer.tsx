import { useQuery } from '@apollo/client/react';
import * as m from '../../generated/messages/notifications/index.ts';
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

/** The button goes with the last unread one; the focus stays beside it. */
function toNext(button: HTMLElement): void {
  const next = button.nextElementSibling;
  if (next instanceof HTMLElement) next.focus();
}

/** The drawer "Notifications" (specification, section 2). */
export function NotificationDrawer({ notifications }: { notifications: Notifications }) {
  const { items, unread, isOpen, phase, close, choose, markAll, retry } = notifications;
  const { data } = useQuery(NotificationPeopleDocument, { skip: !isOpen, fetchPolicy: 'cache-first' });
  const people = data?.colleagues.results ?? [];
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title={m.notifications}
      aside={unread > 0 && <Badge count={unread} hot label={m.unreadLower} />}
      actions={unread > 0 && <Button variant="ghost" size="s" onClick={({ currentTarget }) => { toNext(currentTarget); markAll(); }}>{m.markAllRead}</Button>}
    >
      {phase === 'loading' && <div className="notes-wait"><Spinner label={m.loading} /></div>}
      {phase === 'failed' && (
        <div className="notes-failed">
          <Banner status="error" action={<Button size="s" onClick={retry}>{m.tryAgain}</Button>}>
            {m.yourNotificationsCouldNotBe}
          </Banner>
        </div>
      )}
      {phase === 'ready' && items.length === 0 && (
        <div className="notes-empty">
          <span className="notes-empty-icon"><Icon name="bell" /></span>
          <div className="strong">{m.youreAllCaughtUp}</div>
          <p>{m.notificationsWillAppearHereWhen}</p>
        </div>
      )}
      {items.length > 0 && (
        <ul aria-label={m.notificationsNewestFirst}>
          {items.map((item) => (
            <NotificationRow key={item.id} item={item} people={people} onChoose={choose} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
