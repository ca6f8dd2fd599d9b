import type { Problem } from '@vedetta/machines';
import { useRef, useState } from 'react';
import * as m from '../../generated/messages/indicator-lists/index.ts';
import { fieldMessage, said } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ListFields, type ListDraft } from './list-fields.tsx';
import type { ListActs } from './use-list-acts.ts';
import { hoursOf } from './words.ts';

const SOURCES = [
  {
    value: 'url',
    get label() {
      return m.fromUrl;
    },
  },
  {
    value: 'file',
    get label() {
      return m.fromFile;
    },
  },
] as const;
const EXAMPLE = 'https://cert.example/feed/manifest.json';
/** What the form of a new list begins with. */
const EMPTY: ListDraft = { name: '', role: 'THREAT', severity: 'CRITICAL', refresh: '24' };

/** A new list, from an address or a file. */
export function AddDialog({ acts, onClose }: { acts: ListActs; onClose: () => void }) {
  const [draft, setDraft] = useState(EMPTY);
  const [from, setFrom] = useState<'url' | 'file'>('url');
  const [url, setUrl] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { name, role, severity, refresh } = draft;
  const ready = name.trim() !== '' && (from === 'url' ? url.trim() !== '' : file !== null);
  const create = async () => {
    const chosen = from === 'file' ? file : null;
    const refused = await acts.create(
      {
        name: name.trim(),
        role,
        severity,
        url: from === 'url' ? url.trim() : null,
        refreshHours: hoursOf(refresh),
      },
      chosen,
    );
    setProblem(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog
      open
      wide
      title={m.addList}
      subtitle={m.acceptedFormats}
      confirmLabel={m.add}
      confirmDisabled={!ready}
      busy={acts.busy}
      onClose={onClose}
      onConfirm={() => void create()}
    >
      {problem !== null && problem.fields.length === 0 && (
        <Banner status="error">{said(problem.message)}</Banner>
      )}
      <ListFields draft={draft} onChange={setDraft} problem={problem} hasAddress={from === 'url'} />
      <RadioList label={m.importFrom} options={SOURCES} value={from} onChoose={setFrom} />
      {from === 'url' ? (
        <TextField
          label={m.url}
          type="url"
          inputMode="url"
          maxLength={2000}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={EXAMPLE}
          value={url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          error={fieldMessage(problem, 'url')}
          hint={m.urlHint}
        />
      ) : (
        <div className="row">
          <Button icon="file" onClick={() => picker.current?.click()}>
            {m.chooseFile}
          </Button>
          <input
            ref={picker}
            type="file"
            accept=".json,.txt,.csv,.stix,application/json,text/plain"
            hidden
            aria-label={m.fileWithIndicators}
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
          />
          <span className="dim" role="status">
            {file?.name ?? m.noFileChosen}
          </span>
        </div>
      )}
    </Dialog>
  );
}
