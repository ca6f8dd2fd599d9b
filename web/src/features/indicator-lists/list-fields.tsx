import type { Problem } from '@vedetta/machines';
import type { IndicatorRole } from '../../generated/indicator-lists/graphql.ts';
import * as m from '../../generated/messages/indicator-lists/index.ts';
import { fieldMessage } from '../../lib/problem.ts';
import { RadioList } from '../../ui/radio-list.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { severityOptions, type SeverityName } from '../../ui/severity.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { REFRESHES, ROLES, type Refresh } from './words.ts';

export interface ListDraft {
  name: string;
  role: IndicatorRole;
  severity: SeverityName;
  refresh: Refresh;
}
interface ListFieldsProps {
  draft: ListDraft;
  onChange: (draft: ListDraft) => void;
  problem: Problem | null;
  hasAddress: boolean;
}

/** What is asked of a list, new or there already. */
export function ListFields({ draft, onChange, problem, hasAddress }: ListFieldsProps) {
  return (
    <>
      <TextField
        label={m.name}
        maxLength={100}
        autoComplete="off"
        value={draft.name}
        onChange={({ currentTarget }) => onChange({ ...draft, name: currentTarget.value })}
        error={fieldMessage(problem, 'name')}
        hint={m.nameHint}
      />
      <RadioList
        label={m.listType}
        options={ROLES}
        value={draft.role}
        onChoose={(role) => onChange({ ...draft, role })}
      />
      {draft.role === 'THREAT' ? (
        <SelectField
          label={m.severity}
          value={draft.severity}
          options={severityOptions()}
          onChange={(severity) => onChange({ ...draft, severity })}
          hint={m.severityHint}
        />
      ) : (
        <p className="dim">{m.benignEffect}</p>
      )}
      {hasAddress && (
        <SelectField
          label={m.refreshInterval}
          value={draft.refresh}
          options={REFRESHES}
          onChange={(refresh) => onChange({ ...draft, refresh })}
        />
      )}
    </>
  );
}
