import { useState } from 'react';
import * as m from '../../generated/messages/settings/index.ts';
import type { NotificationContext } from '../../generated/viewer/graphql.ts';
import { useUpdateViewer } from '../../domain/viewer/use-update-viewer.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';

const choices = (): readonly [NotificationContext, string][] => [
  ['ASSIGNED_ALERT', m.emailOnAssigned],
  ['COMMENT_MENTION', m.emailOnMention],
  ['RESOLVED_ALERT', m.emailOnResolved],
  ['CHANGED_SEVERITY', m.emailOnSeverityChange],
  ['NEW_USER_NEED_APPROVATION', m.emailOnJoinRequest],
];

/** Which notifications also come by mail; in the application all of them do. */
export function MailForm() {
  const { user, isAdmin } = useViewer();
  const { update } = useUpdateViewer();
  // Shown at once; the server's answer only takes it back.
  const [chosen, setChosen] = useState<readonly NotificationContext[]>(user.mailContexts);
  const toggle = (context: NotificationContext) => {
    const next = chosen.includes(context)
      ? chosen.filter((one) => one !== context)
      : [...chosen, context];
    setChosen(next);
    void update({ mailContexts: [...next] }).then((saved) => {
      if (!saved) setChosen(chosen);
    });
  };
  return (
    <fieldset>
      <legend>{m.emailNotifications}</legend>
      <p className="dim">{m.emailNotificationsLead({ email: user.email })}</p>
      <div className="mails">
        {choices()
          .filter(([context]) => isAdmin || context !== 'NEW_USER_NEED_APPROVATION')
          .map(([context, label]) => (
            <label key={context} className="mail">
              <input
                type="checkbox"
                checked={chosen.includes(context)}
                onChange={() => toggle(context)}
              />
              {label}
            </label>
          ))}
      </div>
    </fieldset>
  );
}
