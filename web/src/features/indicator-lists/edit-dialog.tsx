import type { Problem } from '@vedetta/machines';
import { useState } from 'react';
import type { IndicatorListRowFragment } from '../../generated/indicator-lists/graphql.ts';
import * as m from '../../generated/messages/indicator-lists/index.ts';
import { said } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ListFields } from './list-fields.tsx';
import type { ListActs } from './use-list-acts.ts';
import { hoursOf, refreshOf } from './words.ts';

/** Name, meaning, severity and times of a list that is there already. */
export function EditDialog({
  row,
  acts,
  onClose,
}: {
  row: IndicatorListRowFragment;
  acts: ListActs;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState({
    name: row.name,
    role: row.role,
    severity: row.severity,
    refresh: refreshOf(row.refreshHours),
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = async () => {
    const { name, role, severity, refresh } = draft;
    const refused = await acts.change(row, {
      name: name.trim(),
      role,
      severity,
      ...(row.url === null ? {} : { refreshHours: hoursOf(refresh) }),
    });
    setProblem(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog
      open
      title={m.editTitle({ name: row.name })}
      confirmLabel={m.save}
      confirmDisabled={draft.name.trim() === ''}
      busy={acts.busy}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      {problem !== null && problem.fields.length === 0 && (
        <Banner status="error">{said(problem.message)}</Banner>
      )}
      <ListFields
        draft={draft}
        onChange={setDraft}
        problem={problem}
        hasAddress={row.url !== null}
      />
    </Dialog>
  );
}
