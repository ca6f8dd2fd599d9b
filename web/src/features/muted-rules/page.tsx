import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MutedRulesDocument, type MutedRuleRowFragment } from '../../generated/muted-rules/graphql.ts';
import { toProblem } from '../../lib/problem.ts';
import { usePage } from '../../lib/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListHead } from '../../ui/list-head.tsx';
import type { MenuItem } from '../../ui/menu.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { ruleColumns } from './columns.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { useRuleActs } from './use-rule-acts.ts';
import './muted-rules.css';

const DISMISSED = '/threat-manager?tab=dismissed';

/** /admin/settings/muted-alerts: what is found and kept quiet about (decisions, section 4). */
export default function MutedRulesPage() {
  return (
    <Card>
      <PageTitle>Muted alerts</PageTitle>
      <ListHead words="What matches one of these is kept as a finding of its media item and raises no alert. A rule is made from a dismissed alert." />
      <Rules />
    </Card>
  );
}

function Rules() {
  const [page, turn] = usePage();
  const { data, previousData, error, refetch } = useQuery(MutedRulesDocument, { variables: { page }, fetchPolicy: 'cache-and-network' });
  const acts = useRuleActs();
  const [editing, setEditing] = useState<MutedRuleRowFragment | null>(null);
  const [ending, setEnding] = useState<MutedRuleRowFragment | null>(null);
  const rules = (data ?? previousData)?.mutedRules;
  const menuOf = (row: MutedRuleRowFragment): MenuItem[] => [
    { label: 'Change', icon: 'edit', onSelect: () => setEditing(row) },
    { label: row.isExpired ? 'Delete' : 'End now', icon: 'trash', danger: true, onSelect: () => setEnding(row) },
  ];
  if (rules === undefined && error !== undefined) {
    return <EmptyState role="alert" icon={<Icon name="warning" />} bgIcon="var(--critical-soft)" title="The rules could not be read" description={toProblem(error).message} action={<Button icon="refresh" onClick={() => void refetch().catch(() => undefined)}>Try again</Button>} />;
  }
  if (rules === undefined) return <SkeletonTable columns={6} label="Loading muted alerts…" />;
  if (rules.count === 0) {
    return <EmptyState icon={<Icon name="bell" />} title="Nothing is muted" description="Dismiss an alert, open it and choose “Mute alerts like this”: its like is then no longer raised." action={<Link className="btn btn-default btn-m" to={DISMISSED}>Go to dismissed alerts</Link>} />;
  }
  return (
    <>
      <DataTable fixed caption="Muted alerts, newest rule first" rows={rules.results} rowKey={({ id }) => id} columns={ruleColumns(menuOf)} />
      <Pagination noun="rules" page={rules.page} pageSize={rules.pageSize} count={rules.count} onPage={turn} />
      <EditDialog row={editing} acts={acts} onClose={() => setEditing(null)} />
      <Dialog
        open={ending !== null} status="error" busy={acts.busy} onClose={() => setEnding(null)} title={ending?.isExpired === true ? 'Delete this rule?' : 'End this rule?'} confirmLabel={ending?.isExpired === true ? 'Delete' : 'End now'}
        subtitle={`Alerts like “${ending?.title ?? ''}” are raised again from the next scan on. What was muted stays muted.`}
        onConfirm={() => { if (ending !== null) void acts.end(ending).then(() => setEnding(null)); }}
      />
    </>
  );
}
