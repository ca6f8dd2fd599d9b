import { useRef, type ReactNode } from 'react';
import * as m from '../../generated/messages/media-detail/index.ts';
import { formatFull } from '../../lib/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { EvidenceText } from './evidence-text.tsx';
import { MailFiles } from './mail-files.tsx';
import { MarkedText, useLeadTo, type MarkActs } from './marked-text.tsx';
import type { ItemMail, Mail, MailView as View } from './use-mail.ts';
import './mail-view.css';

const NAMES: Record<View, { label: string; note: string | null }> = {
  PAGE: {
    get label() {
      return m.asPage;
    },
    get note() {
      return m.asPageNote;
    },
  },
  TEXT: {
    get label() {
      return m.plainText;
    },
    note: null,
  },
  REST: {
    get label() {
      return m.hiddenContent;
    },
    get note() {
      return m.hiddenContentNote;
    },
  },
  MAILS: {
    get label() {
      return m.emails;
    },
    note: null,
  },
  SOURCE: {
    get label() {
      return m.sourceText;
    },
    get note() {
      return m.sourceTextNote;
    },
  },
};
const FIELDS: Record<Mail['fields'][number]['name'], string> = {
  get SUBJECT() {
    return m.subject;
  },
  get FROM() {
    return m.from;
  },
  get REPLY_TO() {
    return m.replyTo;
  },
  get TO() {
    return m.to;
  },
  get CC() {
    return m.cc;
  },
  get DATE() {
    return m.emailDate;
  },
};
const PROBLEMS: Record<NonNullable<Mail['problem']>, string> = {
  get TOO_LARGE() {
    return m.emailTooLarge;
  },
  get TOO_DEEP() {
    return m.emailTooDeep;
  },
  get TOO_SLOW() {
    return m.emailTooSlow;
  },
};

/**
 * A mail as people read it: who wrote to whom, what it says in each of its ways, what it carries,
 * and what stands in its file. Nothing of it is drawn but as text.
 */
export function MailView({ of, title, ...acts }: { of: ItemMail; title: string } & MarkActs) {
  const { mail, view } = of;
  const views: View[] = [
    ...(mail.kind === 'MAILBOX' ? ['MAILS' as const] : []),
    ...mail.faces.map(({ kind }) => kind),
    ...(of.hasSource ? ['SOURCE' as const] : []),
  ];
  const shown = mail.faces.find(({ kind }) => kind === view);
  const note = view === 'SOURCE' && !of.hasSource ? null : NAMES[view].note;
  const found = (id: View) =>
    new Set(
      id === 'SOURCE'
        ? of.sourceSpans.map((span) => span.id)
        : mail.faces
            .filter(({ kind }) => kind === id)
            .flatMap(({ marks }) => marks.map(({ findingId }) => findingId)),
    ).size;
  return (
    <section className="mail" aria-label={m.emailView}>
      {mail.problem !== null && (
        <Banner status="warning">{of.hasSource ? PROBLEMS[mail.problem] : m.emailNotOpened}</Banner>
      )}
      {of.inside !== '' && <Outer of={of} title={title} />}
      {mail.fields.length > 0 && <Head of={of} {...acts} />}
      {mail.kind === 'MAIL' && mail.files.length > 0 && (
        <MailFiles mail={mail} label={m.attachments} onOpen={of.go} onChoose={acts.onChoose} />
      )}
      <div className="mail-says">
        {views.length > 1 && (
          <Tabs
            name="mail"
            label={m.emailViewMode}
            selected={view}
            onSelect={of.choose}
            items={views.map((id) => ({
              id,
              label: NAMES[id].label,
              ...(id === 'MAILS'
                ? { count: mail.fileCount }
                : found(id) > 0
                  ? { count: found(id) }
                  : {}),
            }))}
          />
        )}
        <Panel name={views.length > 1 ? view : null}>
          {view === 'MAILS' ? (
            <MailFiles mail={mail} label={m.emailsInside} onOpen={of.go} onChoose={acts.onChoose} />
          ) : (
            <>
              {note !== null && <p className="mail-note">{note}</p>}
              {mail.kind === 'MAIL' && mail.problem === null && mail.faces.length === 0 && (
                <p className="mail-note">{m.emailNoText}</p>
              )}
              {shown?.isCut === true && (
                <p className="mail-note">
                  {(of.hasSource ? m.textCutSeeSource : m.textCutSeeFile)({
                    shown: shown.length,
                  })}
                </p>
              )}
              <EvidenceText key={view} text={of.text} label={NAMES[view].label} {...acts} />
            </>
          )}
        </Panel>
      </div>
    </section>
  );
}

function Panel({ name, children }: { name: View | null; children: ReactNode }) {
  return name === null ? (
    children
  ) : (
    <TabPanel name="mail" tab={name}>
      <div className="mail-panel">{children}</div>
    </TabPanel>
  );
}

/** What a mail lies in, and the way back. */
function Outer({ of: { mail, inside, go }, title }: { of: ItemMail; title: string }) {
  const outer = mail.steps.at(-2) ?? title;
  return (
    <div className="mail-outer">
      <Button size="s" icon="left" onClick={() => go(inside.split('.').slice(0, -1).join('.'))}>
        {m.backToOuter({ name: outer })}
      </Button>
      <small>
        {m.nestedEmail} <bdi>{mail.steps.join(' › ')}</bdi>
      </small>
    </div>
  );
}

/**
 * The lines of its head, each in its own direction of reading: names and addresses are strangers'
 * words.
 */
function Head({ of, ...acts }: { of: ItemMail } & MarkActs) {
  const box = useRef<HTMLDListElement>(null);
  const { mail, text, spansOf } = of;
  const inHead = mail.fields.some(({ marks }) =>
    marks.some(({ findingId }) => findingId === text.wanted?.id),
  );
  useLeadTo(box, inHead ? text.wanted : null, mail);
  return (
    <dl className="mail-head" ref={box}>
      {mail.fields.map(({ name, text: words, more, marks }) => (
        <div key={name}>
          <dt>{FIELDS[name]}</dt>
          <dd>
            {name === 'DATE' && mail.sentAt !== null ? (
              <>
                {formatFull(mail.sentAt)}{' '}
                <small className="mail-as-written">
                  <bdi>
                    <MarkedText text={words} base={0} spans={spansOf(marks)} {...acts} />
                  </bdi>
                </small>
              </>
            ) : (
              <bdi className={name === 'SUBJECT' ? 'strong' : undefined}>
                <MarkedText text={words} base={0} spans={spansOf(marks)} {...acts} />
              </bdi>
            )}
            {more > 0 && <small> {m.moreRecipients({ more })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
