import { useApolloClient } from '@apollo/client/react';
import { fitsOneRequest, MAX_TERMS, PART_BYTES, readTerms, TERM_FAULTS } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  WatchTermsDocument,
  type StartRescanInput,
} from '../../generated/company-settings/graphql.ts';
import * as m from '../../generated/messages/company-settings/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { firstMessage } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { inFigures } from '../../ui/figures.ts';
import { RadioList } from '../../ui/radio-list.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { severityLabel, severityOptions, type SeverityName } from '../../ui/severity.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.ts';
import { wiredTermImport } from './machine.ts';
import { TrialDialog } from './trial-dialog.tsx';

const HOW = [
  {
    value: 'add',
    get label() {
      return m.addToList;
    },
  },
  {
    value: 'replace',
    get label() {
      return m.replaceWholeList;
    },
  },
] as const;
/** 100,000 terms of 256 characters fit; what is larger is no list of terms. */
const MAX_FILE = 32 * 1024 * 1024;

const TERM_WORDS: Readonly<Record<string, string>> = {
  get [TERM_FAULTS.nothing]() {
    return m.noTermsEntered;
  },
  get [TERM_FAULTS.tooMany]() {
    return m.tooManyTerms({ most: MAX_TERMS });
  },
};

/** Says which lines hold no term because they are too long; the first five are named. */
function tooLongWords(lines: readonly number[]): string {
  const named = lines.slice(0, 5).join(', ');
  return m.linesTooLong({
    count: lines.length,
    lines: lines.length > 5 ? m.linesAndMore({ named }) : named,
  });
}

/** Terms pasted or read from a file, one a line; long lists go in parts. */
export function ImportDialog({ there, onClose }: { there: number; onClose: () => void }) {
  const client = useApolloClient();
  const flow = useActorRef(
    useMemo(() => wiredTermImport(client), [client]),
    { ...actorOptions(), input: { partBytes: PART_BYTES } },
  );
  const pending = useSelector(flow, (snapshot) => snapshot.hasTag('pending'));
  const stopped = useSelector(flow, (snapshot) => snapshot.hasTag('stopped'));
  const done = useSelector(flow, (snapshot) => snapshot.hasTag('done'));
  const { sent, terms, problem, count } = useSelector(flow, ({ context }) => context);
  const [text, setText] = useState('');
  const [how, setHow] = useState<'add' | 'replace'>('add');
  const [severity, setSeverity] = useState<SeverityName | ''>('');
  const [fileFault, setFileFault] = useState<string | null>(null);
  const [tried, setTried] = useState<StartRescanInput | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const read = useMemo(() => readTerms(text), [text]);
  useEffect(() => {
    if (!done) return;
    showToast({ title: m.importDone({ count: inFigures(count ?? 0) }) });
    void client.refetchQueries({ include: [WatchTermsDocument] });
    onClose();
  }, [done, count, client, onClose]);
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setFileFault(chosen.size > MAX_FILE ? m.importFileTooLarge : null);
    if (chosen.size <= MAX_FILE) setText(await chosen.text());
  };
  const close = () => {
    if (sent > 0) void client.refetchQueries({ include: [WatchTermsDocument] });
    onClose();
  };
  const submit = () =>
    flow.send(
      stopped
        ? { type: 'term-import.retried' }
        : {
            type: 'term-import.submitted',
            terms: read.terms,
            replaces: how === 'replace',
            severity: severity === '' ? null : severity,
          },
    );
  const figure = inFigures(read.terms.length);
  const label =
    how === 'replace'
      ? m.replaceWithCount({ count: figure })
      : read.terms.length === 0
        ? m.addTerms
        : m.addCount({ count: figure });
  if (tried !== null) {
    const save = () => {
      setTried(null);
      submit();
    };
    return (
      <TrialDialog
        change={tried}
        title={m.previewTitle({ count: read.terms.length, word: read.terms[0] ?? '' })}
        confirmLabel={label}
        onClose={() => setTried(null)}
        onSave={save}
      />
    );
  }
  const tooLong = read.tooLong.length > 0 ? tooLongWords(read.tooLong) : null;
  return (
    <Dialog
      open
      wide
      busy={pending}
      title={m.importTitle}
      subtitle={m.importHint({ most: inFigures(MAX_TERMS) })}
      confirmLabel={stopped ? m.tryAgain : label}
      confirmDisabled={!stopped && read.terms.length === 0}
      onClose={close}
      onConfirm={submit}
    >
      {problem !== null && (
        <Banner status="error">
          {firstMessage(problem, TERM_WORDS)}
          {stopped &&
            sent > 0 &&
            ` ${m.importedSoFar({ sent: inFigures(sent), all: inFigures(terms.length) })}`}
        </Banner>
      )}
      {fileFault !== null && <Banner status="error">{fileFault}</Banner>}
      {pending ? (
        <div className="col">
          <Bar value={terms.length === 0 ? 0 : sent / terms.length} label={m.importProgressLabel} />
          <p className="dim num">
            {m.importProgress({ sent: inFigures(sent), all: inFigures(terms.length) })}
          </p>
        </div>
      ) : (
        <>
          <TextArea
            label={m.terms}
            rows={8}
            value={text}
            spellCheck={false}
            readOnly={stopped}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            placeholder={m.termsPlaceholder}
          />
          <div className="row">
            <Button icon="file" disabled={stopped} onClick={() => file.current?.click()}>
              {m.chooseTextFile}
            </Button>
            <input
              ref={file}
              type="file"
              accept=".txt,.csv,text/plain"
              hidden
              aria-label={m.termsFile}
              onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
            />
            <span className="dim" role="status">
              {m.countedTerms({ count: read.terms.length })}
              {read.doubles > 0 && m.duplicates({ doubles: inFigures(read.doubles) })}
            </span>
          </div>
          {tooLong !== null && <Banner status="warning">{tooLong}</Banner>}
          {!stopped && (
            <SelectField
              label={m.importSeverity}
              value={severity}
              onChange={setSeverity}
              options={[
                { value: '', label: there > 0 ? m.importSeverityLow : severityLabel('LOW') },
                ...severityOptions().filter(({ value }) => there > 0 || value !== 'LOW'),
              ]}
            />
          )}
          {there > 0 && !stopped && (
            <RadioList label={m.importMode} options={HOW} value={how} onChoose={setHow} />
          )}
          {!stopped && read.terms.length > 0 && fitsOneRequest(read.terms) && (
            <div>
              <Button
                variant="link"
                onClick={() =>
                  setTried({
                    watchTerms: {
                      ...(how === 'replace' ? { replace: read.terms } : { add: read.terms }),
                      ...(severity === '' ? {} : { severity }),
                    },
                  })
                }
              >
                {m.previewChanges}
              </Button>
            </div>
          )}
          {how === 'replace' && there > 0 && !stopped && (
            <p className="dim">{m.replaceHint({ there: inFigures(there) })}</p>
          )}
        </>
      )}
    </Dialog>
  );
}
