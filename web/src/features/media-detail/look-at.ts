import { rememberLookedAt } from '../../lib/looked-at.ts';
import { trailOf } from '../../lib/trail/trail.ts';

/**
 * Remembers what a page shows, so that the list somebody goes back to stands at its row.
 * @param mediaId the item, a row of the list of media
 * @param alertId the alert of it that is looked at, a row of the lists of alerts; null when it has
 * none
 */
export function lookAt(mediaId: string, alertId: string | null): void {
  const stops = (alertId === null ? null : trailOf(alertId))?.stops.map(({ id }) => id) ?? [];
  // What was decided has left its list: then what followed it stands in its place, or at the end
  // what came before.
  const at = alertId === null ? 0 : stops.indexOf(alertId);
  rememberLookedAt([
    mediaId,
    ...(alertId === null ? [] : [alertId]),
    ...stops.slice(at + 1),
    ...stops.slice(0, Math.max(0, at)).reverse(),
  ]);
}
