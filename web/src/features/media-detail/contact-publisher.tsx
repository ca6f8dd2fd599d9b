import { useApolloClient } from '@apollo/client/react';
import {
  isAddress,
  publisherLetterMachine,
  type LetterDraft,
  type LetterWords,
} from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { fromPromise } from 'xstate';
import { ContactPublisherDocument } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { asked, fieldMessage, said } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import './contact-publisher.css';

interface ContactPublisherProps {
  mediaId: string;
  /** What the letter is about; null for the item as a whole. */
  alertId: string | null;
  title: string;
  onClose: () => void;
  onSent: () => void;
}

/** A letter to whoever published the item: drafted, changed, read over, sent once. */
export default function ContactPublisher({
  mediaId,
  alertId,
  title,
  onClose,
  onSent,
}: ContactPublisherProps) {
  const client = useApolloClient();
  const about = { mediaId, ...(alertId === null ? {} : { alertId }) };
  const letter = useActorRef(
    publisherLetterMachine.provide({
      actors: {
        draftLetter: fromPromise<LetterDraft, void>(async () => {
          const { data } = await asked(
            client.mutate({ mutation: ContactPublisherDocument, variables: { input: about } }),
          );
          if (data === undefined) throw new TypeError('No draft.');
          const { to, subject, text, leftToday, perDay } = data.contactPublisher;
          return { to: to ?? '', subject, text, leftToday, perDay };
        }),
        sendLetter: fromPromise<number, LetterWords & { key: string }>(
          async ({ input: { key, ...words } }) => {
            const { data } = await asked(
              client.mutate({
                mutation: ContactPublisherDocument,
                variables: { input: { ...about, ...words, send: true } },
                context: { headers: { 'idempotency-key': key } },
              }),
            );
            if (data === undefined) throw new TypeError('No answer.');
            return data.contactPublisher.leftToday;
          },
        ),
      },
    }),
    actorOptions(),
  );
  const now = useSelector(letter, (snapshot) => snapshot);
  const { to, subject, text, leftToday, perDay, problem } = now.context;
  const told = useEffectEvent(() => {
    showToast({ title: m.messageSent, description: m.messageRecipient({ to }), textToColor: to });
    onSent();
    onClose();
  });
  const isSent = now.hasTag('sent');
  useEffect(() => {
    if (isSent) told();
  }, [isSent]);
  const edit = (words: Partial<LetterWords>) => letter.send({ type: 'letter.edited', words });
  const isChecked = now.hasTag('checking') || now.hasTag('sending') || isSent;
  const confirm = isChecked
    ? () => letter.send({ type: 'letter.confirmed', key: crypto.randomUUID() })
    : () => letter.send({ type: 'letter.read.over' });
  const isWriting = now.hasTag('writing');
  const isComplete = isAddress(to) && subject.trim() !== '' && text.trim() !== '' && leftToday > 0;
  return (
    <Dialog
      open
      wide
      title={isChecked ? m.sendTitle : m.contactPublisher}
      subtitle={isChecked ? m.sendHint : title}
      confirmLabel={isChecked ? m.sendMessage : m.review}
      confirmDisabled={!isChecked && !isComplete}
      busy={now.hasTag('sending')}
      onClose={() => {
        if (!now.hasTag('sending')) onClose();
      }}
      {...(isWriting || isChecked ? { onConfirm: confirm } : {})}
    >
      {now.hasTag('drafting') && (
        <p className="letter-wait" role="status">
          <Spinner small /> {m.draftingMessage}
        </p>
      )}
      {now.hasTag('failed') && (
        <Banner status="error">
          {m.draftFailed} {said(problem?.message ?? '')}{' '}
          <Button variant="link" onClick={() => letter.send({ type: 'letter.draft.retried' })}>
            {m.tryAgain}
          </Button>
        </Banner>
      )}
      {isWriting && (
        <div className="letter">
          {problem !== null && problem.fields.length === 0 && (
            <Banner status="error">{said(problem.message)}</Banner>
          )}
          <TextField
            label={m.publisherEmail}
            type="email"
            autoFocus
            autoComplete="off"
            spellCheck={false}
            value={to}
            error={
              fieldMessage(problem, 'to') ??
              (to === '' || isAddress(to) ? undefined : m.emailInvalid)
            }
            hint={m.publisherEmailHint}
            onChange={({ currentTarget }) => edit({ to: currentTarget.value })}
          />
          <TextField
            label={m.subject}
            maxLength={200}
            autoComplete="off"
            value={subject}
            error={fieldMessage(problem, 'subject')}
            onChange={({ currentTarget }) => edit({ subject: currentTarget.value })}
          />
          <TextArea
            label={m.messageText}
            rows={11}
            maxLength={10_000}
            value={text}
            error={fieldMessage(problem, 'text')}
            onChange={({ currentTarget }) => edit({ text: currentTarget.value })}
          />
          <LettersLeft left={leftToday} perDay={perDay} />
        </div>
      )}
      {isChecked && (
        <div className="letter">
          <dl className="letter-facts">
            <dt>{m.publisherEmail}</dt>
            <dd>{to.trim()}</dd>
            <dt>{m.subject}</dt>
            <dd>{subject.trim()}</dd>
          </dl>
          <div className="letter-text" role="region" aria-label={m.messageText} tabIndex={0}>
            {text.trim()}
          </div>
          <Button
            variant="link"
            icon="edit"
            disabled={!now.hasTag('checking')}
            onClick={() => letter.send({ type: 'letter.taken.back' })}
          >
            {m.editMessage}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function LettersLeft({ left, perDay }: { left: number; perDay: number }) {
  if (left > 0) return <small className="letter-left">{m.messagesLeft({ left, perDay })}</small>;
  return <Banner status="warning">{m.messageLimit({ perDay })}</Banner>;
}
