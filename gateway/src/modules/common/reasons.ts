import type { Reason } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';

/**
 * The stable names of sentences; what stands in their gaps becomes a list, as the contract has no
 * open objects.
 */
export const mapReasons = (reasons: readonly Rest['Reason'][]): Reason[] => reasons.map(mapReason);

/** The same of steps and lines, some of which have none. */
export const mapReasonOrNull = (reason: Rest['Reason'] | null): Reason | null =>
  reason && mapReason(reason);

export const mapReason = ({ code, params }: Rest['Reason']): Reason => ({
  code,
  params: Object.entries(params).map(([name, value]) => ({ name, value })),
});
