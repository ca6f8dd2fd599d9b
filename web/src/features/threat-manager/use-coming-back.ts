import { useEffect, useEffectEvent, useState } from 'react';
import { forgetLookedAt, rowsToComeBackTo } from '../../lib/looked-at.ts';
import { focusRowOf, showRow } from './use-row-keys.ts';

/**
 * Puts the focus on the row of what was looked at before, once its list is drawn: `j` goes on from
 * there.
 * @param shown the ids of the rows on screen; null while none can be drawn
 */
export function useComingBack(shown: readonly string[] | null): void {
  const [wanted] = useState(rowsToComeBackTo);
  const isDrawn = shown !== null;
  const stand = useEffectEvent(() => {
    forgetLookedAt();
    const row = wanted.find((id) => shown?.includes(id));
    if (row !== undefined && focusRowOf(row)) showRow(row);
  });
  useEffect(() => {
    if (isDrawn) stand();
  }, [isDrawn]);
}
