import { useState } from 'react';
import type { NotificationContext } from '../../generated/viewer/graphql.ts';
import { useUpdateViewer } from '../../lib/viewer/use-update-viewer.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';

const CHOICES: readonly [NotificationContext, string][] = [
  ['ASSIGNED_ALERT', 'An alert is assigned to me'],
  ['COMMENT_MENTION', 'A note mentions me'],
  ['RESOLVED_ALERT', 'An alert of mine is resolved'],
  ['CHANGED_SEVERITY', 'The severity of an alert of mine changes'],
  ['NEW_USER_NEED_APPROVATION', 'Somebody asks to join the company'],
];

/** Which notifications also come by mail; in the application all of them do. */
export function MailForm() {
  const { user, isAdmin } = useViewer();
  const { update } = useUpdateViewer();
  // Shown at once; the server's answer only takes it back.
  const [chosen, setChosen] = useState<readonly NotificationContext[]>(user.mailContexts);
  const toggle = (context: NotificationContext) => {
    const next = chosen.includes(context) ? chosen.filter((one) => one !== context) : [...chosen, context];
    setChosen(next);
    void update({ mailContexts: [...next] }).then((saved) => {
      if (!saved) setChosen(chosen);
    });
  };
  return (
    <fieldset>
      <legend>Notifications by mail</legend>
      <p className="dim">All of them reach you here. Those that you choose also come to {user.email}.</p>
      <div className="mails">
        {CHOICES.filter(([context]) => isAdmin || context !== 'NEW_USER_NEED_APPROVATION').map(([context, label]) => (
          <label key={context} className="mail">
            <input type="checkbox" checked={chosen.includes(context)} onChange={() => toggle(context)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
