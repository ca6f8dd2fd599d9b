import { useQuery } from '@apollo/client/react';
import { nextStatuses } from '@vedetta/machines/lifecycles';
import { useLocation } from 'react-router-dom';
import * as m from '../../generated/messages/palette/index.ts';
import {
  PaletteAlertByIdDocument,
  PaletteMediaAlertsDocument,
  type PaletteAlertFragment,
} from '../../generated/palette/graphql.ts';
import { titleOf } from '../../lib/sayings.ts';
import { actLabel } from '../../domain/triage/act-labels.ts';
import type { Triage } from '../../domain/triage/use-triage.tsx';
import { useCan } from '../../domain/viewer/use-viewer.ts';
import { alertInAddress, type Command } from './commands.ts';

/** The row of the list that the keyboard stood on; null elsewhere. */
export function rowUnderHand(): string | null {
  if (
    window.location.pathname !== '/threat-manager' ||
    new URLSearchParams(window.location.search).get('tab') === 'media'
  )
    return null;
  return (
    document.querySelector<HTMLElement>('[data-row-key][data-current="true"]')?.dataset['rowKey'] ??
    null
  );
}

/** The alert that the person looks at: the open one of a media item, or the row of a list. */
function useCurrentAlert(row: string | null): PaletteAlertFragment | undefined {
  const { pathname, search } = useLocation();
  const address = alertInAddress(pathname, search);
  const media = useQuery(PaletteMediaAlertsDocument, {
    variables: { id: address?.mediaId ?? '' },
    skip: address === null,
    fetchPolicy: 'cache-and-network',
  });
  const byId = useQuery(PaletteAlertByIdDocument, {
    variables: { id: row ?? '' },
    skip: address !== null || row === null,
    fetchPolicy: 'cache-and-network',
  });
  if (address === null) return row === null ? undefined : byId.data?.alert;
  const alerts = media.data?.media.alerts ?? [];
  return alerts.find(({ id }) => id === address.alertId) ?? alerts[0];
}

/**
 * What may be done with the alert that the person looks at: exactly the arrows of its life cycle,
 * and who takes it.
 */
export function useAlertActs(row: string | null, triage: Triage): Command[] {
  const mayTriage = useCan('alerts.triage');
  const alert = useCurrentAlert(row);
  if (alert === undefined || !mayTriage) return [];
  const group = m.thisAlert;
  return [
    ...nextStatuses(alert.status).map((to): Command => ({
      id: `to ${to}`,
      group,
      label: actLabel(alert.status, to),
      hint: titleOf(alert),
      icon: to === 'DISMISSED' ? 'x' : 'check',
      run: () => triage.changeStatus(alert, to),
    })),
    {
      id: 'assign',
      group,
      label: m.assign,
      hint: titleOf(alert),
      icon: 'user',
      run: () => triage.askAssignee(alert),
    },
  ];
}
