/** Lists of indicators that are to be read from their addresses. */
export const INDICATOR_QUEUE = 'indicators';

/** One reading of a list waits or runs at a time. */
export const keyOfList = (id: number): string => `indicator-list:${id}`;
