import type { AlertStatus } from '@vedetta/machines/lifecycles';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/threat-manager/index.ts';
import type { AlertRowFragment } from '../../generated/threat-manager/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { quoted } from '../../lib/quotes.ts';
import { titleOf } from '../../lib/sayings.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { targetName, type Watched } from '../../domain/targets/target-name.ts';
import { alertPath } from '../../lib/trail/trail.ts';
import { alertStatusLabel } from '../../domain/alerts/status-words.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { MarkLine } from '../../ui/mark-line.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { RowChoice } from '../../ui/row-choice.tsx';
import { Severity } from '../../ui/severity.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { FoldButton } from './fold-button.tsx';
import type { Groups } from './use-groups.ts';

/** What was watched, in one word: the account or the search. */
const watchedName = (target: Watched): string => targetName(target) || '—';

/** Which rows are chosen, and how to choose. */
export interface Choice {
  chosen: ReadonlySet<string>;
  /** Every row on screen is chosen. */
  page: boolean;
  onToggle: (id: string, shift: boolean) => void;
  onTogglePage: () => void;
}

/** Left out where the preview stands beside the list; `row-extra` says the same. */
const BESIDE_PREVIEW: ReadonlySet<string> = new Set(['source', 'target', 'seen', 'assignee']);

function choiceColumn({ chosen, page, onToggle, onTogglePage }: Choice): Column<AlertRowFragment> {
  return {
    id: 'choice',
    header: m.selectColumn,
    width: '40px',
    tight: '36px',
    card: 'select',
    head: (
      <RowChoice
        label={m.selectPage}
        checked={page}
        some={chosen.size > 0}
        onToggle={onTogglePage}
      />
    ),
    cell: (row) => (
      <RowChoice
        label={m.selectRow({ title: titleOf(row) })}
        checked={chosen.has(row.id)}
        onToggle={(shift) => onToggle(row.id, shift)}
      />
    ),
  };
}

/**
 * The columns of the alert lists.
 * @param list what the list holds: a row that has left it says where it went, and where a list
 * holds several each row says its own
 * @param choice the rows chosen for an act together; null for those who may not act
 * @param groups rows that look the same
 * @param narrow beside the preview there is room for the first columns only
 */
export function alertColumns(
  list: readonly AlertStatus[],
  menuOf: (row: AlertRowFragment) => MenuItem[],
  choice: Choice | null,
  groups: Groups<AlertRowFragment>,
  narrow: boolean,
): Column<AlertRowFragment>[] {
  const seenOf = (row: AlertRowFragment) => groups.seenOf(row.mediaId) ?? row.seenCount;
  const isMoved = (row: AlertRowFragment) => list.length > 1 || !list.includes(row.status);
  const columns: Column<AlertRowFragment>[] = [
    ...(choice === null ? [] : [choiceColumn(choice)]),
    {
      id: 'severity',
      header: m.severity,
      width: '124px',
      tight: '120px',
      card: 'top',
      cell: (row) => <Severity value={row.severity} />,
    },
    {
      id: 'alert',
      header: m.columnAlert,
      card: 'lead',
      cell: (row) => (
        <>
          <Link className="row-title" data-row-link to={alertPath(row)}>
            {titleOf(row)}
          </Link>
          <div className="row-snippet" title={quoted(row).text}>
            {isMoved(row) && (
              <span className="alert-moved">
                <StatusPill status={row.status}>{alertStatusLabel(row.status)}</StatusPill>
              </span>
            )}
            <MarkLine {...quoted(row)} tight={isMoved(row)} />
          </div>
          <small className="row-extra">
            {m.seenOnTarget({
              sourceName: sourceLabel(row.mediaTarget.sourceName),
              targetWords: watchedName(row.mediaTarget),
              seenCount: seenOf(row),
            })}
          </small>
          <FoldButton row={row} groups={groups} />
        </>
      ),
    },
    {
      id: 'source',
      header: m.source,
      minor: 'wide',
      width: '128px',
      cell: (row) => <span className="nowrap">{sourceLabel(row.mediaTarget.sourceName)}</span>,
    },
    {
      id: 'target',
      header: m.target,
      minor: 'wide',
      width: '150px',
      cell: (row) => (
        <span className="alert-target" title={watchedName(row.mediaTarget)}>
          {watchedName(row.mediaTarget)}
        </span>
      ),
    },
    {
      id: 'seen',
      header: m.seen,
      minor: 'wide',
      width: '62px',
      quiet: true,
      cell: (row) => `${seenOf(row)}×`,
    },
    {
      id: 'assignee',
      header: m.assignee,
      width: '100px',
      tight: '84px',
      cell: (row) =>
        row.assignee === null ? (
          <small aria-label={m.unassigned}>—</small>
        ) : (
          <Avatar small labelled name={row.assignee.fullName} />
        ),
    },
    {
      id: 'detected',
      header: m.detected,
      width: '122px',
      tight: '100px',
      quiet: true,
      cell: (row) => <Ago at={row.detectedAt} />,
    },
    {
      id: 'menu',
      header: m.actions,
      quietHeader: true,
      width: '52px',
      tight: '46px',
      card: 'corner',
      cell: (row) => <Menu label={m.actionsFor({ title: titleOf(row) })} items={menuOf(row)} />,
    },
  ];
  return narrow ? columns.filter(({ id }) => !BESIDE_PREVIEW.has(id)) : columns;
}
