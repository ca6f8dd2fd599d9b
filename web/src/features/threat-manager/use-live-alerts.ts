import { useEffect, useRef, useState } from 'react';
import type { AlertStatus } from '@vedetta/machines/lifecycles';
import { AlertListChangedDocument } from '../../generated/threat-manager/graphql.ts';
import { useLive } from '../../domain/live/live.ts';
import type { Narrowed } from './list-state.ts';
import { NOTHING_WAITS, withChange } from './live-changes.ts';

const COUNTS_PAUSE_MS = 250;

interface LiveAlerts {
  /** Ids of the rows on screen. */
  shown: readonly string[];
  /** What the list holds; null for the list of media. */
  statuses: readonly AlertStatus[] | null;
  filters: Narrowed;
  /** Names the list: another list starts with nothing waiting. */
  listKey: string;
  /** Something changed that the counts may show; called once for a burst. */
  onChange: () => void;
}

/**
 * Follows the company's alerts. Rows on screen change in place through the cache; what arrives
 * gathers until asked for.
 * @returns ids that wait, and how to forget them once the list was read again
 */
export function useLiveAlerts({ shown, statuses, filters, listKey, onChange }: LiveAlerts) {
  const [waiting, setWaiting] = useState(NOTHING_WAITS);
  const [key, setKey] = useState(listKey);
  if (key !== listKey) {
    setKey(listKey);
    setWaiting(NOTHING_WAITS);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(AlertListChangedDocument, {
    idOf: (data) => data.alertChanged.eventId,
    onData: ({ alertChanged }) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(onChange, COUNTS_PAUSE_MS);
      if (statuses === null) return;
      const change = {
        alertId: alertChanged.alertId,
        status: alertChanged.status,
        severity: alertChanged.severity,
        sourceId: alertChanged.alert?.sourceId,
        detectedAt: alertChanged.alert?.detectedAt,
        assigneeId: alertChanged.alert?.assignee?.id ?? null,
        detector: alertChanged.alert?.detector,
        feedbackResponse: alertChanged.alert?.feedbackResponse,
      };
      setWaiting((before) => withChange(before, change, shown, statuses, filters));
    },
  });
  // The list may have been read anew meanwhile: what is shown no longer waits.
  return {
    arrived: waiting.arrived.filter((id) => !shown.includes(id)),
    forget: () => setWaiting(NOTHING_WAITS),
  };
}
