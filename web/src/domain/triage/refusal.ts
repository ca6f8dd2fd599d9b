import type { ApolloClient } from '@apollo/client';
import * as m from '../../generated/messages/triage/index.ts';
import { showToast } from '../../ui/toast.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { whatChanged } from './stale.ts';
import { readCurrent, type TriageAlert } from './triage-api.ts';

const LONG_MS = 8000;

/** Says that somebody was faster, and what is different now. */
export function sayStale(
  seen: TriageAlert,
  now: Parameters<typeof whatChanged>[1],
  onGone?: () => void,
): void {
  showToast({
    status: 'error',
    title: m.changedByColleague,
    description: whatChanged(seen, now),
    duration: LONG_MS,
    ...(onGone === undefined ? {} : { onGone }),
  });
}

/** Says why a change was not made, and where somebody was faster reads the alert as it is. */
export async function sayRefused(
  client: ApolloClient,
  alert: TriageAlert,
  error: unknown,
): Promise<void> {
  const problem = toProblem(error);
  if (problem.code === 'STALE') {
    try {
      sayStale(alert, await readCurrent(client, alert.id));
      return;
    } catch {
      // It is said below, with the server's own words.
    }
  }
  showToast({ status: 'error', title: m.changeFailed, description: said(problem.message) });
}
