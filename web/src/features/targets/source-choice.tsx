import type { TargetOption } from '@vedetta/machines';
import { useId } from 'react';
import * as m from '../../generated/messages/targets/index.ts';
import type { TargetTypesQuery } from '../../generated/targets/graphql.ts';
import { byName, sourceLabel, SOURCES } from '../../domain/targets/sources.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { kindWords, noticeWords } from './kind-words.ts';

interface SourceChoiceProps {
  options: readonly TargetOption[];
  types: TargetTypesQuery['targetTypes'];
  notices: TargetTypesQuery['sources'];
  chosen: TargetOption | null;
  onChoose: (option: TargetOption) => void;
}

/** Where, and what kind of thing there; what the vendor allows stands below each choice. */
export function SourceChoice({ options, types, notices, chosen, onChoose }: SourceChoiceProps) {
  const name = useId();
  const ids = [...new Set(options.map(({ sourceId }) => sourceId))];
  const sources = byName(
    ids.map((id) => ({ value: String(id), label: nameOf(id, types) })),
    ({ label }) => label,
  );
  const kinds = options.filter(({ sourceId }) => sourceId === chosen?.sourceId);
  const notice = notices.find(({ id }) => id === chosen?.sourceId);
  return (
    <>
      <SelectField
        label={m.source}
        value={chosen === null ? '' : String(chosen.sourceId)}
        options={[...(chosen === null ? [{ value: '', label: m.chooseSource }] : []), ...sources]}
        hint={notice === undefined ? m.sourceHint : noticeWords(notice)}
        onChange={(value) => {
          const first = options.find(({ sourceId }) => String(sourceId) === value);
          if (first !== undefined) onChoose(first);
        }}
      />
      {kinds.length > 0 && (
        <fieldset className="target-kinds">
          <legend>{m.watchLegend}</legend>
          {kinds.map((kind) => (
            <label key={kind.type} className="target-kind">
              <input
                type="radio"
                name={name}
                checked={kind.type === chosen?.type}
                onChange={() => onChoose(kind)}
              />
              {kindWords(kind).label}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** What the server calls a source, or what we do while its word has not come. */
const nameOf = (id: number, types: TargetTypesQuery['targetTypes']): string =>
  sourceLabel(
    types.find(({ sourceId }) => sourceId === id)?.sourceName ??
      SOURCES.find((source) => source.id === id)?.name ??
      String(id),
  );
