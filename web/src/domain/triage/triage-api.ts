import type { ApolloClient } from '@apollo/client';
import type { AlertStatus } from '@vedetta/machines/lifecycles';
import * as m from '../../generated/messages/triage/index.ts';
import {
  AlertNewsFragmentDoc,
  AssignAlertDocument,
  TriageAlertDocument,
  UpdateAlertSeverityDocument,
  type AlertNewsFragment,
  type Severity,
  type TriageStateFragment,
} from '../../generated/triage/graphql.ts';
import type { Told } from '../../lib/told.ts';
import { keepShowing } from '../../lib/live-writes.ts';
import { inTurn, isFromElsewhere } from './turns.ts';
import { endOffer } from './undo-offers.ts';

export interface TriagePerson {
  id: string;
  fullName: string;
  email: string;
}

/** An alert as a screen shows it when somebody acts on it. */
export interface TriageAlert {
  id: string;
  version: number;
  title: string;
  titleReason: Told;
  status: AlertStatus;
  severity: Severity;
  assignee: TriagePerson | null;
}

/** One act on one alert. */
export type TriageChange =
  | { kind: 'status'; to: AlertStatus }
  | { kind: 'severity'; to: Severity }
  | { kind: 'assignee'; to: TriagePerson | null };

/** What is sent as it is; a status goes as `sendStatus` sends it. */
export type FieldChange = Exclude<TriageChange, { kind: 'status' }>;

type Cache = ApolloClient['cache'];

/** Milliseconds after which an act counts as not answered, as in the triage machine. */
const ANSWER_WITHIN = 15_000;

/**
 * Shows an act until the server has answered: only the member that it is about, because other acts
 * on the alert may be under way.
 * @returns how to end it
 */
export function showWish(cache: Cache, alertId: string, change: TriageChange): () => void {
  const id = cache.identify({ __typename: 'Alert', id: alertId });
  if (id === undefined) return () => undefined;
  return keepShowing(cache, () => {
    switch (change.kind) {
      case 'status':
        return cache.modify({ id, fields: { status: () => change.to } });
      case 'severity':
        return cache.modify({ id, fields: { severity: () => change.to } });
      case 'assignee':
        return cache.modify({
          id,
          fields: {
            assignee: (_, { toReference }) =>
              change.to === null ? null : toReference({ __typename: 'Person', ...change.to }, true),
          },
        });
    }
  });
}

/**
 * Sends an act when those before it on the same alert are answered. The answer goes into the cache,
 * so that every list and page follows.
 * @param seen the version the person saw; another one at the server, unless made by this tab, is
 * refused with STALE
 * @param signal gives the act up: one that hangs does not hold up those behind it; without, it is
 * given up after 15 s on its way
 * @returns the alert as it is now
 * @throws whatever Apollo throws: read it with `toProblem`
 */
export function sendChange(
  client: ApolloClient,
  alertId: string,
  seen: number,
  change: FieldChange,
  { signal }: { signal?: AbortSignal } = {},
): Promise<TriageStateFragment> {
  endOffer(alertId);
  return inTurn(alertId, {
    seen,
    send: (version) => sendNow(client, alertId, version, change, signal),
  });
}

async function sendNow(
  client: ApolloClient,
  alertId: string,
  version: number,
  change: FieldChange,
  signal?: AbortSignal,
): Promise<TriageStateFragment> {
  if (signal === undefined) {
    const overdue = new AbortController();
    const timer = setTimeout(() => {
      overdue.abort(new DOMException(m.serverTimeout, 'TimeoutError'));
    }, ANSWER_WITHIN);
    return sendNow(client, alertId, version, change, overdue.signal).finally(() => {
      clearTimeout(timer);
    });
  }
  const input = { id: alertId, version };
  const context = { fetchOptions: { signal } };
  switch (change.kind) {
    case 'severity': {
      const { data } = await client.mutate({
        mutation: UpdateAlertSeverityDocument,
        context,
        variables: { input: { ...input, severity: change.to } },
      });
      return answered(data?.updateAlertSeverity);
    }
    case 'assignee': {
      const { data } = await client.mutate({
        mutation: AssignAlertDocument,
        context,
        variables: { input: { ...input, assigneeId: change.to?.id ?? null } },
      });
      return answered(data?.assignAlert);
    }
  }
}

/** The alert as the server has it now, past the cache; the cache follows. */
export async function readCurrent(
  client: ApolloClient,
  alertId: string,
): Promise<TriageStateFragment> {
  const asked = { query: TriageAlertDocument, variables: { id: alertId } };
  // Out of the cache would come what an act wants, not what is.
  const { data } = await client.query({ ...asked, fetchPolicy: 'no-cache' });
  const alert = answered(data?.alert);
  client.cache.writeQuery({ ...asked, data: { alert } });
  return alert;
}

function answered<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The gateway answered without data.');
  return value;
}

/**
 * Calls back with each newer version of the alert that somebody else made, from wherever the page
 * learns of it: a live update, or a list that is read again.
 *
 * @returns how to stop
 */
export function onNews(
  client: ApolloClient,
  alertId: string,
  tell: (now: AlertNewsFragment) => void,
): () => void {
  let newest = 0;
  let over = false;
  const from = { __typename: 'Alert', id: alertId } as const;
  // Without what acts want: that is not news.
  const subscription = client
    .watchFragment({
      fragment: AlertNewsFragmentDoc,
      fragmentName: 'AlertNews',
      from,
      optimistic: false,
    })
    .subscribe(({ data, dataState }) => {
      if (dataState !== 'complete' || data.version <= newest) return;
      newest = data.version;
      void isFromElsewhere(alertId, data.version).then((isNews) => {
        if (isNews && !over) tell(data);
      });
    });
  return () => {
    over = true;
    subscription.unsubscribe();
  };
}
