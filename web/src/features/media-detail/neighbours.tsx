import { useEffectEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/media-detail/index.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { alertPath, neighbour, trailOf } from '../../lib/trail/trail.ts';
import { isForThePage } from '../../domain/triage/page-keys.ts';
import { IconButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';

/**
 * The way to the alert before and after this one in the list one came from; `j` and `k` go it too.
 */
export function Neighbours({ alertId }: { alertId: string }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const go = (way: 1 | -1) => {
    if (asking) return;
    setAsking(true);
    neighbour(alertId, way)
      .then(
        (stop) => {
          if (stop === null) showToast({ title: way === 1 ? m.lastInList : m.firstInList });
          // One step in the history for a whole walk: Back leads to the list, as it was (design,
          // rule 7).
          else void navigate(alertPath(stop), { replace: true });
        },
        (error: unknown) =>
          showToast({
            status: 'error',
            title: m.listLoadFailed,
            description: said(toProblem(error).message),
          }),
      )
      .finally(() => setAsking(false));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if ((key !== 'j' && key !== 'k') || !isForThePage(event)) return;
    event.preventDefault();
    go(key === 'j' ? 1 : -1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <span className="media-neighbours">
      <IconButton
        icon="left"
        label={m.previousAlert}
        title={m.previousAlert}
        aria-keyshortcuts="k"
        onClick={() => go(-1)}
      />
      <IconButton
        icon="right"
        label={m.nextAlert}
        title={m.nextAlert}
        aria-keyshortcuts="j"
        onClick={() => go(1)}
      />
    </span>
  );
}

/**
 * The address of the list somebody came from; of the lists as they are kept when they came from
 * elsewhere.
 */
export const backOf = (alertId: string | undefined): string =>
  (alertId === undefined ? null : trailOf(alertId))?.back ?? '/threat-manager';
