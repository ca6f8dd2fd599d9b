import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/palette/index.ts';
import {
  PaletteAlertByIdDocument,
  PaletteSearchDocument,
  type PaletteAlertFragment,
} from '../../generated/palette/graphql.ts';
import { itemName, itemOf } from '../../lib/notices.ts';
import { titleOf } from '../../lib/sayings.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { alertStatusLabel } from '../../domain/alerts/status-words.ts';
import { targetName } from '../../domain/targets/target-name.ts';
import { useCan, useViewer } from '../../domain/viewer/use-viewer.ts';
import { alertIdIn, type Command } from './commands.ts';

/** Shorter texts find too much to be of use. */
const MIN_LENGTH = 2;

/**
 * What the company has under the text: alerts by id or words, targets, people for admins.
 * @param text trimmed; follows what is typed when the person pauses
 */
export function useFound(text: string): {
  commands: Command[];
  searching: boolean;
  failed: boolean;
} {
  const navigate = useNavigate();
  const { isAdmin } = useViewer();
  const withTargets = useCan('targets.read');
  const id = alertIdIn(text);
  const short = text.length < MIN_LENGTH;
  const byId = useQuery(PaletteAlertByIdDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
  });
  const found = useQuery(PaletteSearchDocument, {
    variables: { search: text.slice(0, 256), withTargets, withUsers: isAdmin },
    skip: short,
  });
  const go = (to: string) => () => {
    void navigate(to);
  };
  const alert = (row: PaletteAlertFragment): Command => ({
    id: `alert ${row.id}`,
    group: m.alerts,
    label: titleOf(row),
    hint: `${alertStatusLabel(row.status)} · ${itemName(itemOf(row))}`,
    icon: 'shield',
    run: go(
      `/threat-manager/media/${encodeURIComponent(row.mediaId)}?initialAlert=${encodeURIComponent(row.id)}`,
    ),
  });
  const named = id === null ? undefined : byId.data?.alert;
  const { alerts, targets, users } = (short ? undefined : found.data) ?? {};
  return {
    searching: found.loading || byId.loading,
    failed: !short && found.error !== undefined,
    commands: [
      ...(named === undefined
        ? []
        : [{ ...alert(named), hint: `#${named.id} · ${itemName(itemOf(named))}` }]),
      ...(alerts?.results ?? []).filter((row) => row.id !== named?.id).map(alert),
      ...(targets?.results ?? []).map((row): Command => ({
        id: `target ${row.id}`,
        group: m.targets,
        label: targetName(row),
        hint: sourceLabel(row.sourceName),
        icon: 'target',
        run: go(`/targets/${encodeURIComponent(row.id)}`),
      })),
      ...(users?.results ?? []).map((row): Command => ({
        id: `user ${row.id}`,
        group: m.users,
        label: row.fullName,
        hint: row.email,
        icon: 'user',
        run: go(`/admin/users/details/${encodeURIComponent(row.id)}`),
      })),
    ],
  };
}
