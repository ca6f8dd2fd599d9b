import { useState } from 'react';
import * as m from '../../generated/messages/triage/index.ts';
import type { FeedbackResponse } from '../../generated/triage/graphql.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PeopleList, type PersonChoice } from '../../ui/people-list.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { reasonOptions, reasonWith, type Reason } from './dismiss-reasons.ts';
import { answerOptions } from './feedback.ts';
import { useColleagues } from './use-colleagues.ts';

interface AskProps {
  title: string;
  onCancel: () => void;
}

/** Asks why an alert is no threat; the reason stands on the alert and in its history. */
export function DismissDialog({
  question = m.dismissTitle,
  title,
  onCancel,
  onDismiss,
}: AskProps & { question?: string; onDismiss: (reason: string) => void }) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [words, setWords] = useState('');
  const whole = reason === null ? '' : reasonWith(reason, words.trim());
  return (
    <Dialog
      open
      onClose={onCancel}
      title={question}
      subtitle={title}
      confirmLabel={m.dismiss}
      confirmDisabled={whole === ''}
      onConfirm={() => onDismiss(whole)}
    >
      <RadioList<Reason>
        label={m.dismissReason}
        options={reasonOptions()}
        value={reason}
        onChoose={setReason}
      />
      <TextArea
        label={reason === 'Other' ? m.reasonText : m.reasonDetails}
        maxLength={900}
        rows={2}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </Dialog>
  );
}

/**
 * Asks what the alert turned out to be; the answer feeds the measured precision of its detector.
 */
export function ResolveDialog({
  title,
  onCancel,
  onResolve,
}: AskProps & { onResolve: (response: FeedbackResponse) => void }) {
  const [response, setResponse] = useState<FeedbackResponse | null>(null);
  return (
    <Dialog
      open
      onClose={onCancel}
      title={m.resolveOutcome}
      subtitle={title}
      confirmLabel={m.resolve}
      confirmDisabled={response === null}
      onConfirm={() => {
        if (response !== null) onResolve(response);
      }}
    >
      <RadioList<FeedbackResponse>
        label={m.resolveOutcome}
        options={answerOptions()}
        value={response}
        onChoose={setResponse}
      />
    </Dialog>
  );
}

interface AssignProps extends AskProps {
  me: PersonChoice;
  /** Who has it; undefined where several people may. */
  selectedId: string | null | undefined;
  onAssign: (person: PersonChoice | null) => void;
}

/** Asks who takes the alert: what the key `a` opens. */
export function AssignDialog({ title, onCancel, me, selectedId, onAssign }: AssignProps) {
  const { people, search, setSearch, loading } = useColleagues('assignable');
  return (
    <Dialog open onClose={onCancel} title={m.assignTitle} subtitle={title}>
      <PeopleList
        people={people}
        me={me}
        selectedId={selectedId}
        onChoose={onAssign}
        search={search}
        onSearch={setSearch}
        loading={loading}
      />
    </Dialog>
  );
}
