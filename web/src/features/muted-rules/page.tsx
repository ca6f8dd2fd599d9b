import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/muted-rules/index.ts';
import {
  MutedRulesDocument,
  type MutedRuleRowFragment,
} from '../../generated/muted-rules/graphql.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { titleOf } from '../../lib/sayings.ts';
import { usePage } from '../../lib/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListHead } from '../../ui/list-head.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { ruleColumns } from './columns.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { useRuleActs } from './use-rule-acts.ts';
import './muted-rules.css';

const DISMISSED = '/threat-manager?tab=dismissed';

/** /admin/settings/muted-alerts: what is found and kept quiet about. */
export default function MutedRulesPage() {
  return (
    <Card>
      <PageTitle>{m.mutedAlerts}</PageTitle>
      <ListHead words={m.listIntro} />
      <Rules />
    </Card>
  );
}

function Rules() {
  const [page, turn] = usePage();
  const { data, previousData, error, refetch } = useQuery(MutedRulesDocument, {
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const acts = useRuleActs();
  const [editing, setEditing] = useState<MutedRuleRowFragment | null>(null);
  const [ending, setEnding] = useState<MutedRuleRowFragment | null>(null);
  const rules = (data ?? previousData)?.mutedRules;
  const menuOf = (row: MutedRuleRowFragment): MenuItem[] => [
    { label: m.edit, icon: 'edit', onSelect: () => setEditing(row) },
    {
      label: row.isExpired ? m.deleteRule : m.endNow,
      icon: 'trash',
      danger: true,
      onSelect: () => setEnding(row),
    },
  ];
  if (rules === undefined && error !== undefined) {
    return (
      <EmptyState
        role="alert"
        icon={<Icon name="warning" />}
        bgIcon="var(--critical-soft)"
        title={m.loadFailed}
        description={said(toProblem(error).message)}
        action={
          <Button icon="refresh" onClick={() => void refetch().catch(() => undefined)}>
            {m.tryAgain}
          </Button>
        }
      />
    );
  }
  if (rules === undefined) return <SkeletonTable columns={6} label={m.loadingMutedAlerts} />;
  if (rules.count === 0) {
    return (
      <EmptyState
        icon={<Icon name="bell" />}
        title={m.emptyTitle}
        description={m.emptyHint}
        action={
          <Link className="btn btn-default btn-m" to={DISMISSED}>
            {m.goToDismissedAlerts}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <DataTable
        fixed
        caption={m.rulesNewestFirst}
        rows={rules.results}
        rowKey={({ id }) => id}
        columns={ruleColumns(menuOf)}
      />
      <Pagination
        noun={m.rulesNoun}
        page={rules.page}
        pageSize={rules.pageSize}
        count={rules.count}
        onPage={turn}
      />
      <EditDialog row={editing} acts={acts} onClose={() => setEditing(null)} />
      <Dialog
        open={ending !== null}
        status="error"
        busy={acts.busy}
        onClose={() => setEnding(null)}
        title={ending?.isExpired === true ? m.deleteTitle : m.endTitle}
        confirmLabel={ending?.isExpired === true ? m.deleteRule : m.endNow}
        subtitle={(ending?.isExpired === true ? m.deleteHint : m.endHint)({
          title: ending == null ? '' : titleOf(ending),
        })}
        onConfirm={() => {
          if (ending !== null) void acts.end(ending).then(() => setEnding(null));
        }}
      />
    </>
  );
}
