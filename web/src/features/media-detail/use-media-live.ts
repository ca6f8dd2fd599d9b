import { useState } from 'react';
import {
  MediaAlertChangedDocument,
  MediaNoteChangedDocument,
  MediaScanProgressedDocument,
} from '../../generated/media-detail/graphql.ts';
import { isScanOver } from '@vedetta/machines/lifecycles';
import { useLive } from '../../domain/live/live.ts';

/**
 * Follows the item while it is looked at: alerts change in place through the cache; new alerts and
 * the end of a scan make the page read it again. It stands where the item is asked for, not where
 * the answer is drawn: what happens in between is followed too.
 * @param onMore something is there that the page has not read yet
 * @param onChange an alert or a note of the item changed
 */
export function useMediaLive(
  mediaId: string,
  { onMore, onChange }: { onMore: () => void; onChange: () => void },
) {
  const [progress, setProgress] = useState<{ of: string; done: number; total: number } | null>(
    null,
  );
  useLive(MediaAlertChangedDocument, {
    idOf: (data) => data.alertChanged.eventId,
    onData: ({ alertChanged }) => {
      if (alertChanged.mediaId !== mediaId) return;
      if (alertChanged.created) onMore();
      else onChange();
    },
  });
  useLive(MediaNoteChangedDocument, {
    idOf: (data) => data.noteChanged.eventId,
    onData: ({ noteChanged }) => {
      if (noteChanged.mediaId === mediaId) onChange();
    },
  });
  useLive(MediaScanProgressedDocument, {
    idOf: (data) => data.scanProgressed.eventId,
    onData: ({ scanProgressed }) => {
      if (scanProgressed.mediaId !== mediaId) return;
      const over = isScanOver(scanProgressed.status);
      setProgress(
        over
          ? null
          : {
              of: mediaId,
              done: scanProgressed.detectorsDone,
              total: scanProgressed.detectorsTotal,
            },
      );
      if (over) onMore();
    },
  });
  return progress?.of === mediaId ? progress : null;
}
