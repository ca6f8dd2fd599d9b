import type { TargetOption, TargetRow } from '@vedetta/machines';
import * as m from '../../generated/messages/targets/index.ts';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { TextField } from '../../ui/text-field.tsx';
import { faultWords } from './fault-words.ts';
import { kindWords } from './kind-words.ts';

interface TargetRowsProps {
  chosen: TargetOption;
  placeholder: string | undefined;
  rows: readonly TargetRow[];
  onEdit: (row: { id: string; value: string; words: string }) => void;
  onRemove: (id: string) => void;
}

/**
 * One line per target: what is watched behind its prefix and, where the source has no search of its
 * own, the words that pick.
 */
export function TargetRows({ chosen, placeholder, rows, onEdit, onRemove }: TargetRowsProps) {
  const { prefix, localFilter } = chosen;
  const { label, hint } = kindWords(chosen);
  const numbered = (words: string, index: number) =>
    rows.length === 1 ? words : `${words} ${index + 1}`;
  return (
    <div className="target-rows">
      <p className="dim">{hint}</p>
      {rows.map(({ id, value, words, problem }, index) => (
        <div key={id} className={classes('target-row', !localFilter && 'target-row-plain')}>
          <TextField
            label={numbered(label, index)}
            value={value}
            placeholder={placeholder}
            error={problem === null ? undefined : faultWords(problem)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...(prefix === '' ? {} : { start: prefix })}
            onChange={({ currentTarget }) => onEdit({ id, value: currentTarget.value, words })}
          />
          {localFilter && (
            <TextField
              label={numbered(m.keywordsField, index)}
              value={words}
              placeholder={m.keywordsPlaceholder}
              autoComplete="off"
              onChange={({ currentTarget }) => onEdit({ id, value, words: currentTarget.value })}
            />
          )}
          <IconButton
            icon="trash"
            label={m.removeRow({ numbered: numbered(label, index) })}
            disabled={rows.length === 1}
            onClick={() => onRemove(id)}
          />
        </div>
      ))}
    </div>
  );
}
