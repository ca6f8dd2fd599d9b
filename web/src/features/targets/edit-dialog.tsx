import { useQuery } from '@apollo/client/react';
import type { Problem } from '@vedetta/machines';
import { useState } from 'react';
import * as m from '../../generated/messages/targets/index.ts';
import { TargetTypesDocument, type TargetRowFragment } from '../../generated/targets/graphql.ts';
import { fieldMessage, firstMessage } from '../../lib/problem.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { targetName } from '../../domain/targets/target-name.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { kindWords } from './kind-words.ts';
import type { useTargetActs } from './use-target-acts.ts';

interface EditDialogProps {
  target: TargetRowFragment | null;
  acts: ReturnType<typeof useTargetActs>;
  onClose: () => void;
}

/** What a target watches, mended. Source and kind stay: another one is another target. */
export function EditDialog({ target, acts, onClose }: EditDialogProps) {
  // Each opening begins with what the target is now.
  return target === null ? null : (
    <Editing key={target.id} target={target} acts={acts} onClose={onClose} />
  );
}

function Editing({ target, acts, onClose }: EditDialogProps & { target: TargetRowFragment }) {
  const { data } = useQuery(TargetTypesDocument);
  const kind = data?.targetTypes.find(
    ({ source, type }) => source === target.source && type === target.type,
  );
  const said = kind && kindWords(kind);
  const isSearch = target.accountUsername === null;
  const [value, setValue] = useState(target.accountUsername ?? target.searchString ?? '');
  const [words, setWords] = useState(isSearch ? '' : (target.searchString ?? ''));
  const [problem, setProblem] = useState<Problem | null>(null);
  const watched = value.trim();
  const picks = words.trim() === '' ? null : words.trim();
  const wanted = isSearch
    ? { searchString: watched }
    : {
        accountUsername: watched,
        ...(picks === target.searchString ? {} : { searchString: picks }),
      };
  return (
    <Dialog
      open
      title={m.editTitle({ name: targetName(target) })}
      subtitle={m.editHint({ sourceName: sourceLabel(target.sourceName) })}
      confirmLabel={m.save}
      confirmDisabled={watched === ''}
      busy={acts.changing}
      onClose={onClose}
      onConfirm={() => {
        void acts.change(target, wanted).then((refused) => {
          setProblem(refused);
          if (refused === null) onClose();
        });
      }}
    >
      {problem !== null && problem.fields.every(({ path }) => path === '') && (
        <Banner status="error">{firstMessage(problem)}</Banner>
      )}
      <TextField
        label={said?.label ?? m.whatToWatch}
        hint={said?.hint}
        placeholder={kind?.placeholder}
        maxLength={256}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...(target.prefix === '' ? {} : { start: target.prefix })}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        error={
          isSearch
            ? fieldMessage(problem, 'searchString', 'search_string')
            : fieldMessage(problem, 'accountUsername', 'account_username')
        }
      />
      {!isSearch && kind?.localFilter === true && (
        <TextField
          label={m.keywordsField}
          placeholder={m.keywordsPlaceholder}
          maxLength={256}
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          error={fieldMessage(problem, 'searchString', 'search_string')}
          hint={m.keywordsHint}
        />
      )}
    </Dialog>
  );
}
