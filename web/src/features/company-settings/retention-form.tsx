import { useState } from 'react';
import * as m from '../../generated/messages/company-settings/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { inFigures } from '../../ui/figures.ts';
import { RadioList } from '../../ui/radio-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Save } from './use-save.ts';

/** The server's bounds: a month to look back, ten years at most. */
const LEAST = 30;
const MOST = 3650;
const HOW = [
  {
    value: 'all',
    get label() {
      return m.keepEverything;
    },
  },
  {
    value: 'days',
    get label() {
      return m.deleteOlderItems;
    },
  },
] as const;

/** How long media and alerts are kept. Keeping less deletes, and asks first. */
export function RetentionForm({
  days,
  save,
  busy,
}: {
  days: number | null;
  save: Save;
  busy: boolean;
}) {
  const [how, setHow] = useState<'all' | 'days'>(days === null ? 'all' : 'days');
  const [typed, setTyped] = useState(String(days ?? 365));
  const [asking, setAsking] = useState(false);
  const wanted = how === 'all' ? null : Number(typed);
  const wrong = wanted !== null && (!Number.isInteger(wanted) || wanted < LEAST || wanted > MOST);
  const deletes = wanted !== null && (days === null || wanted < days);
  const apply = async () => {
    await save(
      { retentionDays: wanted },
      wanted === null ? m.retentionSetForever : m.retentionSetDays({ wanted }),
    );
    setAsking(false);
  };
  return (
    <section className="col" aria-label={m.retention}>
      <h2>{m.retention}</h2>
      <p className="dim">{m.retentionLead}</p>
      <form
        className="retention"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong || busy || wanted === days) return;
          if (deletes) setAsking(true);
          else void apply();
        }}
      >
        <RadioList label={m.retentionChoice} options={HOW} value={how} onChoose={setHow} />
        {how === 'days' && (
          <TextField
            label={m.days}
            inputMode="numeric"
            maxLength={4}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
            error={wrong ? m.daysOutOfRange({ least: LEAST, most: inFigures(MOST) }) : undefined}
          />
        )}
        <div className="row">
          <Button
            type="submit"
            variant="primary"
            busy={busy && !asking}
            disabled={wrong || wanted === days}
          >
            {m.save}
          </Button>
        </div>
      </form>
      <Dialog
        open={asking}
        status="error"
        busy={busy}
        title={m.retentionTitle({ typed: Number(typed) })}
        confirmLabel={m.deleteAndSave}
        subtitle={m.retentionWarning}
        onConfirm={() => void apply()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
