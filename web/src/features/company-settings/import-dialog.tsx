import { useApolloClient } from '@apollo/client/react';
import { MAX_TERMS, PART_BYTES, readTerms } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { WatchTermsDocument } from '../../generated/company-settings/graphql.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { Banner } from '../../ui/banner.tsx';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { inFigures } from '../../ui/figures.ts';
import { RadioList } from '../../ui/radio-list.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.ts';
import { wiredTermImport } from './machine.ts';

const HOW = [{ value: 'add', label: 'Add to the list' }, { value: 'replace', label: 'Replace the whole list' }] as const;
/** 100,000 terms of 256 characters fit; what is larger is no list of terms. */
const MAX_FILE = 32 * 1024 * 1024;

/** Terms pasted or read from a file, one a line; long lists go in parts. */
export function ImportDialog({ there, onClose }: { there: number; onClose: () => void }) {
  const client = useApolloClient();
  const flow = useActorRef(useMemo(() => wiredTermImport(client), [client]), { ...actorOptions(), input: { partBytes: PART_BYTES } });
  const pending = useSelector(flow, (snapshot) => snapshot.hasTag('pending'));
  const stopped = useSelector(flow, (snapshot) => snapshot.hasTag('stopped'));
  const done = useSelector(flow, (snapshot) => snapshot.hasTag('done'));
  const { sent, terms, problem, count } = useSelector(flow, ({ context }) => context);
  const [text, setText] = useState('');
  const [how, setHow] = useState<'add' | 'replace'>('add');
  const [fileFault, setFileFault] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const read = useMemo(() => readTerms(text), [text]);
  useEffect(() => {
    if (!done) return;
    showToast({ title: `The list holds ${inFigures(count ?? 0)} watch terms` });
    void client.refetchQueries({ include: [WatchTermsDocument] });
    onClose();
  }, [done, count, client, onClose]);
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setFileFault(chosen.size > MAX_FILE ? 'This file is larger than any list of terms. Choose a text file with one term a line.' : null);
    if (chosen.size <= MAX_FILE) setText(await chosen.text());
  };
  const close = () => {
    if (sent > 0) void client.refetchQueries({ include: [WatchTermsDocument] });
    onClose();
  };
  const tooLong = read.tooLong.length > 0 ? `Too long, and left out: ${read.tooLong.length === 1 ? 'line' : 'lines'} ${read.tooLong.slice(0, 5).join(', ')}${read.tooLong.length > 5 ? ' and more' : ''}. A term has at most 256 characters.` : null;
  return (
    <Dialog
      open wide busy={pending} title="Add watch terms" subtitle={`One term a line, at most ${inFigures(MAX_TERMS)} in all.`} status={how === 'replace' && there > 0 ? 'warning' : 'info'}
      confirmLabel={stopped ? 'Try again' : how === 'replace' ? `Replace by ${inFigures(read.terms.length)}` : `Add ${inFigures(read.terms.length)}`}
      confirmDisabled={!stopped && read.terms.length === 0} onClose={close}
      onConfirm={() => flow.send(stopped ? { type: 'term-import.retried' } : { type: 'term-import.submitted', terms: read.terms, replaces: how === 'replace' })}
    >
      {problem !== null && <Banner status="error">{problem.fields[0]?.message ?? problem.message}{stopped && sent > 0 && ` ${inFigures(sent)} of ${inFigures(terms.length)} are in the list.`}</Banner>}
      {fileFault !== null && <Banner status="error">{fileFault}</Banner>}
      {pending ? (
        <div className="col">
          <Bar value={terms.length === 0 ? 0 : sent / terms.length} label="Terms that the server has taken" />
          <p className="dim num">{inFigures(sent)} of {inFigures(terms.length)}</p>
        </div>
      ) : (
        <>
          <TextArea label="Terms" rows={8} value={text} spellCheck={false} readOnly={stopped} onChange={({ currentTarget }) => setText(currentTarget.value)} placeholder={'meridiana leak\nmeridiana ransom'} />
          <div className="row">
            <Button icon="file" disabled={stopped} onClick={() => file.current?.click()}>Choose a text file</Button>
            <input ref={file} type="file" accept=".txt,.csv,text/plain" hidden aria-label="Text file with terms" onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])} />
            <span className="dim" role="status">{inFigures(read.terms.length)} {read.terms.length === 1 ? 'term' : 'terms'}{read.doubles > 0 && `, ${inFigures(read.doubles)} written twice`}</span>
          </div>
          {tooLong !== null && <Banner status="warning">{tooLong}</Banner>}
          {there > 0 && !stopped && <RadioList label="What happens to the list" options={HOW} value={how} onChoose={setHow} />}
          {how === 'replace' && there > 0 && !stopped && <p className="dim">The {inFigures(there)} terms that are there now are taken away first.</p>}
        </>
      )}
    </Dialog>
  );
}
