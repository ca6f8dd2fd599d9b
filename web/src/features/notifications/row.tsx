import type { NotificationItem } from '@vedetta/machines';
import { useEffect, useId, useState } from 'react';
import * as m from '../../generated/messages/notifications/index.ts';
import { formatMoment, timeAgo } from '../../lib/dates.ts';
import { noticeWords } from '../../lib/notices.ts';
import { ArrowText } from '../../ui/arrow-text.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { MentionText, type MentionedPerson } from '../../ui/mention-text.tsx';

/** What changes on the page without anything happening: relative times move on once a minute. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 60_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

interface RowProps {
  item: NotificationItem;
  /**
   * How the registration stands that it asks to review; null in other contexts, and until it is
   * known.
   */
  registration: NotificationItem['registration'];
  people: readonly MentionedPerson[];
  onChoose: (id: string) => void;
}

/** One notification. The whole row opens it; a mention in it shows who that is. */
export function NotificationRow({ item, registration, people, onChoose }: RowProps) {
  const now = useMinutes();
  const id = useId();
  const name = item.fullname ?? m.mockUser;
  const words = noticeWords(item);
  const choose = () => {
    onChoose(item.id);
  };
  return (
    <li className="note">
      <Avatar name={name} />
      <div className="note-body">
        <button
          type="button"
          className="note-open"
          aria-labelledby={`${id}-who ${id}-what ${id}-when`}
          onClick={choose}
        />
        <div>
          <span id={`${id}-who`} className="strong">
            {name}
          </span>{' '}
          <small>
            <time id={`${id}-when`} dateTime={item.createdAt} title={formatMoment(item.createdAt)}>
              {timeAgo(item.createdAt, now)}
            </time>
          </small>
        </div>
        {/* Nothing of it takes a click but a mention, which shows who that is to a pointer above it:
            its click is the row's all the same. */}
        <div id={`${id}-what`} className="note-text" onClick={choose}>
          {item.context === 'COMMENT_MENTION' ? (
            <MentionText text={words} people={people} />
          ) : (
            <Quoted text={words} />
          )}
        </div>
        {registration === 'PENDING' && (
          <Button size="s" className="note-review" onClick={choose}>
            {m.reviewRegistration}
          </Button>
        )}
        {registration !== null && registration !== 'PENDING' && (
          <small className="note-reviewed">
            {registration === 'REJECTED' ? m.rejected : m.approved}
          </small>
        )}
      </div>
      {!item.isRead && <span className="note-dot" role="img" aria-label={m.unread} />}
    </li>
  );
}

/**
 * The title stands in “quotation marks” in the message, with its own within them, and bold on the
 * screen.
 */
function Quoted({ text }: { text: string }) {
  return text
    .split(/(“.*”)/s)
    .map((part, at) =>
      part.startsWith('“') ? (
        <b key={at}>{part.slice(1, -1)}</b>
      ) : (
        <ArrowText key={at} text={part} />
      ),
    );
}
