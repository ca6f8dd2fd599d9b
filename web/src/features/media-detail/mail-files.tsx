import * as m from '../../generated/messages/media-detail/index.ts';
import { formatFull } from '../../lib/dates.ts';
import { kindOf } from '../../lib/sayings.ts';
import { formatSize } from '../../lib/sizes.ts';
import { Button } from '../../ui/button.tsx';
import { inFigures } from '../../ui/figures.ts';
import { Icon } from '../../ui/icon.tsx';
import { MarkedText } from './marked-text.tsx';
import type { Mail } from './use-mail.ts';

interface MailFilesProps {
  mail: Mail;
  label: string;
  onOpen: (inside: string) => void;
  /** Shows the row of a finding. */
  onChoose: (findingId: string) => void;
}

/** More of them scroll in their box. */
const FEW = 4;

const nothing = () => undefined;
/** A name is a stranger's: what is hidden in it is named, and it turns nothing around it. */
const Name = ({ text }: { text: string }) => (
  <bdi>
    <MarkedText
      text={text}
      base={0}
      spans={[]}
      active={null}
      onActive={nothing}
      onChoose={nothing}
    />
  </bdi>
);

/**
 * What a mail carries, or the mails of a mailbox: names and sizes, what was found in each, and the
 * way into those that are mails.
 */
export function MailFiles({ mail, label, onOpen, onChoose }: MailFilesProps) {
  const isBox = mail.kind === 'MAILBOX';
  return (
    <div className="mail-files">
      {!isBox && (
        <div className="mail-files-head">
          {label} <span className="tab-count">{inFigures(mail.fileCount)}</span>
        </div>
      )}
      <div
        className="mail-files-list"
        {...(mail.files.length > FEW ? { role: 'region', tabIndex: 0, 'aria-label': label } : {})}
      >
        <ul aria-label={label}>
          {mail.files.map((file, at) => {
            const { name, size, typeLabel, typeCode, inside, subject, from, sentAt, findingIds } =
              file;
            const first = findingIds[0];
            return (
              // Names are not unique, and the list never changes its order.
              <li key={at}>
                <Icon name="file" />
                <span className="mail-file">
                  <span className="mail-file-name">
                    {isBox ? (
                      subject === null ? (
                        m.noSubject
                      ) : (
                        <Name text={subject} />
                      )
                    ) : (
                      <Name text={name} />
                    )}
                  </span>
                  <small>
                    {isBox && from !== null && (
                      <>
                        <Name text={from} /> ·{' '}
                      </>
                    )}
                    {isBox && sentAt !== null && `${formatFull(sentAt)} · `}
                    {!isBox &&
                      `${typeLabel === null ? m.unknownType : kindOf(typeLabel, typeCode)} · `}
                    {formatSize(size)}
                  </small>
                </span>
                {first !== undefined && (
                  <Button variant="link" onClick={() => onChoose(first)}>
                    {m.foundCount({ findings: findingIds.length })}
                  </Button>
                )}
                {inside !== null && (
                  <Button
                    size="s"
                    aria-label={m.openNamed({ name: isBox ? (subject ?? name) : name })}
                    onClick={() => onOpen(inside)}
                  >
                    {m.openEmail}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      {mail.fileCount > mail.files.length && (
        <small>
          {m.firstListed({
            shown: mail.files.length,
            count: inFigures(mail.fileCount),
          })}
        </small>
      )}
    </div>
  );
}
