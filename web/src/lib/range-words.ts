import type { QuickRange } from '@vedetta/machines';
import * as m from '../generated/messages/common/index.ts';

const QUICK: Readonly<Record<QuickRange, string>> = {
  get today() {
    return m.today;
  },
  get lastWeek() {
    return m.lastWeek;
  },
  get lastMonth() {
    return m.lastMonth;
  },
};

/** What a quick pick of days is called. */
export const quickRangeLabel = (quick: QuickRange): string => QUICK[quick];
/** Said where the dates stand the wrong way round. */
export const rangeReversed = (): string => m.rangeReversed;
