import * as m from '../../generated/messages/users/index.ts';
import type { UserRowFragment } from '../../generated/users/graphql.ts';
import { formatDay, formatMoment, timeAgo } from '../../lib/dates.ts';
import { PersonCard } from '../../ui/person-card.tsx';
import { GROUP_LABELS, standing } from './words.ts';

/** One line per person; each leads to their page, a pending one to the review. */
export function UserTable({ users }: { users: readonly UserRowFragment[] }) {
  return (
    <table className="users">
      <thead>
        <tr>
          <th scope="col">{m.columnName}</th>
          <th scope="col">{m.group}</th>
          <th scope="col">{m.status}</th>
          <th scope="col" data-minor="true">
            {m.columnJoined}
          </th>
          <th scope="col">{m.lastLogin}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => {
          const { label, tone } = standing(user);
          return (
            <tr key={user.id}>
              <td>
                <PersonCard
                  hasBold
                  fullName={user.fullName}
                  email={user.email}
                  link={
                    tone === 'wait'
                      ? `/admin/users/review/${user.id}`
                      : `/admin/users/details/${user.id}`
                  }
                />
              </td>
              <td data-label={m.group}>{GROUP_LABELS[user.group]}</td>
              <td data-label={m.status}>
                <span className={`standing standing-${tone}`}>{label}</span>
              </td>
              <td data-label={m.columnJoined} data-minor="true" className="dim num">
                {formatDay(user.dateJoined)}
              </td>
              <td data-label={m.lastLogin} className="dim num">
                {user.lastLogin === null ? (
                  '—'
                ) : (
                  <time dateTime={user.lastLogin} title={formatMoment(user.lastLogin)}>
                    {timeAgo(user.lastLogin)}
                  </time>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
