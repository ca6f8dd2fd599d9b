import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/threat-manager/index.ts';
import type { AlertListQuery, AlertRowFragment } from '../../generated/threat-manager/graphql.ts';
import { useIsOffline } from '../../lib/connection/use-is-offline.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { useCan } from '../../domain/viewer/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { lastPage, Pagination } from '../../ui/pagination.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { alertPath } from '../../lib/trail/trail.ts';
import { alertColumns, type Choice } from './alert-columns.tsx';
import { AlertPreview } from './alert-preview.tsx';
import { STATUSES_OF, type AlertTab } from './list-state.ts';
import type { Groups } from './use-groups.ts';
import { showRow } from './use-row-keys.ts';
import './alert-list.css';

interface AlertListProps {
  tab: AlertTab;
  page: AlertListQuery['alerts'] | undefined;
  error: unknown;
  narrowed: boolean;
  /** How many alerts the severities leave out, in words; null for none. */
  hidden: string | null;
  onShowHidden: () => void;
  onRefresh: () => void;
  onPage: (page: number) => void;
  onReset: () => void;
  current: string | undefined;
  onCurrent: (id: string) => void;
  menuOf: (row: AlertRowFragment) => MenuItem[];
  /** null for those who may not act on alerts. */
  choice: Choice | null;
  groups: Groups<AlertRowFragment>;
  /** The current row is shown beside the list. */
  withPreview: boolean;
  onClosePreview: () => void;
}

/** The list has room beside it; below, the preview lies over its foot (see `alert-preview.css`). */
const ROOM_BESIDE = '(min-width: 1181px)';

const EMPTY: Record<AlertTab, { title: string; description: string }> = {
  review: {
    get title() {
      return m.reviewEmptyTitle;
    },
    get description() {
      return m.newAlertsHint;
    },
  },
  progress: {
    get title() {
      return m.progressEmptyTitle;
    },
    get description() {
      return m.progressEmptyHint;
    },
  },
  resolved: {
    get title() {
      return m.resolvedEmptyTitle;
    },
    get description() {
      return m.resolvedEmptyHint;
    },
  },
  dismissed: {
    get title() {
      return m.dismissedEmptyTitle;
    },
    get description() {
      return m.dismissedEmptyHint;
    },
  },
  all: {
    get title() {
      return m.allEmptyTitle;
    },
    get description() {
      return m.newAlertsHint;
    },
  },
  validated: {
    get title() {
      return m.validatedEmptyTitle;
    },
    get description() {
      return m.validatedEmptyHint;
    },
  },
};

/** One of the lists of alerts, in each of its moods: loading, failed, empty, filled. */
export function AlertList(props: AlertListProps) {
  const navigate = useNavigate();
  const { page, error, tab, groups, withPreview, current } = props;
  const beside = useMediaQuery(ROOM_BESIDE) && withPreview;
  const mayUpload = useCan('files.upload');
  const beyond = page !== undefined && page.results.length === 0 && page.count > 0;
  const last = page === undefined ? 1 : lastPage(page);
  const { onPage } = props;
  // The last row of the last page has left: the list goes to the page that is last now.
  useEffect(() => {
    if (beyond) onPage(last);
  }, [beyond, last, onPage]);
  const previewed = page?.results.find(({ id }) => id === current);
  const wasAt = useEffectEvent(() => {
    if (current !== undefined) showRow(current);
  });
  // Rows grow or shrink where the preview takes or gives room: the one that is looked at stays in
  // sight.
  useLayoutEffect(() => wasAt(), [withPreview, beside]);
  // So does it where the window changes and the preview stays where it is: at the foot it is as
  // high as a share of the window.
  useEffect(() => {
    if (!withPreview) return undefined;
    const listener = () => wasAt();
    addEventListener('resize', listener);
    return () => removeEventListener('resize', listener);
  }, [withPreview]);
  if (page === undefined && error !== undefined)
    return <ListFailed error={error} onRetry={props.onRefresh} what={m.theAlerts} />;
  const columns = alertColumns(STATUSES_OF[tab], props.menuOf, props.choice, groups, beside);
  if (page === undefined || beyond || groups.waiting) {
    return (
      <div className={beside ? 'list-split' : undefined}>
        <SkeletonTable columns={columns} paged label={m.loadingAlerts} />
        {beside && <div className="alert-preview" />}
      </div>
    );
  }
  if (page.count === 0) {
    return props.narrowed || props.hidden !== null ? (
      <EmptyState
        icon={<Icon name="search" />}
        title={m.noMatchTitle}
        description={props.hidden ?? m.noMatchHint}
        action={
          <span className="empty-acts">
            {props.hidden !== null && (
              <Button variant="primary" onClick={props.onShowHidden}>
                {m.showHidden}
              </Button>
            )}
            {props.narrowed && <Button onClick={props.onReset}>{m.resetFilters}</Button>}
          </span>
        }
      />
    ) : (
      <EmptyState
        icon={<Icon name="shield" />}
        {...EMPTY[tab]}
        action={
          tab === 'review' && mayUpload ? (
            <Link className="btn btn-default btn-m" to="/scan-file">
              {m.goToFileScanner}
            </Link>
          ) : undefined
        }
      />
    );
  }
  return (
    <>
      {error !== undefined && <StaleNote error={error} onRetry={props.onRefresh} />}
      <div className={withPreview ? 'list-split' : undefined}>
        <DataTable
          fixed
          caption={m.alertsMostSevereFirst}
          columns={columns}
          rows={groups.rows}
          rowKey={(row) => row.id}
          currentKey={current}
          onCurrent={props.onCurrent}
          onOpen={(row) => {
            if (withPreview) props.onCurrent(row.id);
            else void navigate(alertPath(row));
          }}
          chosen={props.choice?.chosen ?? new Set()}
          isStale={(row) => !STATUSES_OF[tab].includes(row.status)}
        />
        {withPreview && (
          <AlertPreview
            row={previewed}
            acts={previewed === undefined ? [] : props.menuOf(previewed)}
            onClose={props.onClosePreview}
          />
        )}
      </div>
      <Pagination
        noun={m.alertsNoun}
        page={page.page}
        pageSize={page.pageSize}
        count={page.count}
        start={page.start}
        isPartial={page.countIsPartial}
        onPage={props.onPage}
      />
    </>
  );
}

function StaleNote({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  return (
    <p className="list-stale" role="status">
      {m.listOutdated} {said(toProblem(error).message)}{' '}
      <Button variant="link" onClick={onRetry}>
        {m.tryAgain}
      </Button>
    </p>
  );
}

/** A list that could not be read: why, and the way to try again. */
export function ListFailed({
  error,
  onRetry,
  what,
}: {
  error: unknown;
  onRetry: () => void;
  what: string;
}) {
  const offline = useIsOffline();
  return (
    <EmptyState
      role="alert"
      icon={<Icon name={offline ? 'offline' : 'warning'} />}
      bgIcon="var(--critical-soft)"
      title={offline ? m.listOffline({ what }) : m.listLoadFailed({ what })}
      description={said(toProblem(error).message)}
      action={
        <Button icon="refresh" onClick={onRetry}>
          {m.tryAgain}
        </Button>
      }
    />
  );
}
