import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  MediaMailDocument,
  MediaMailPartDocument,
  type MailFaceKind,
  type MediaDetailQuery,
  type MediaMailQuery,
} from '../../generated/media-detail/graphql.ts';
import { useAskedQuery } from '../../lib/asked-ahead.ts';
import { isText } from './origin.ts';
import { BEFORE, PART, type ItemText } from './use-text.ts';
import type { TextSpan } from './text-segments.ts';

type Media = MediaDetailQuery['media'];
export type Mail = NonNullable<MediaMailQuery['mediaMail']>;
type Marks = Mail['fields'][number]['marks'];
/**
 * What of a mail is shown: one of its faces, the mails of a mailbox, or what stands in its file.
 */
export type MailView = MailFaceKind | 'MAILS' | 'SOURCE';

export interface ItemMail {
  mail: Mail;
  /** What stands in its file is text; of Outlook's it is not. */
  hasSource: boolean;
  view: MailView;
  choose: (view: MailView) => void;
  /** Numbers of the mails that were gone into; empty for the item itself. */
  inside: string;
  go: (inside: string) => void;
  /** The text of the view. */
  text: ItemText;
  spansOf: (marks: Marks) => TextSpan[];
  /** Of the source. */
  sourceSpans: readonly TextSpan[];
}

/** As the server says it (`detection/src/formats/text-kind.ts`). */
const OUTLOOK_MAIL = 'fileKindOutlookMail';
const isTextFile = ({ file }: Pick<Media, 'file'>) => file?.mime?.startsWith('text/') === true;

/**
 * Whether an item may be a mail: a file that is text, or one of Outlook's. What a text is, the
 * server tells.
 */
export const mayBeMail = (media: Pick<Media, 'sourceId' | 'file' | 'preview'>): boolean =>
  media.file !== null &&
  media.preview === null &&
  !isText(media) &&
  (isTextFile(media) || media.file.typeCode === OUTLOOK_MAIL);

/** What somebody wants to see of a mail. */
interface Wish {
  inside: string;
  view: MailView | null;
  offset: number | null;
  /** The mark that is to be shown; a new object for each wish. */
  wanted: { id: string } | null;
}
const NOTHING = { view: null, offset: null, wanted: null } as const;

/** The address says which mail inside another one is shown. */
const INSIDE = 'inside';

/**
 * A file that is a mail, as people read it. `text` leads to the marks of all findings that stand
 * anywhere in it; without a mail it is the item's own text, which is not there yet while it is not
 * known whether there is one.
 */
export function useMail(media: Media, source: ItemText): { mail: ItemMail | null; text: ItemText } {
  const { id: mediaId, findings } = media;
  const [params, setParams] = useSearchParams();
  const inside = params.get(INSIDE) ?? '';
  const [last, setWish] = useState<Wish>({ inside, ...NOTHING });
  // What was wished for in one mail is nothing to another, to which one may also come back.
  const wish = last.inside === inside ? last : { inside, ...NOTHING };
  const { data, previousData, error, loading, refetch } = useAskedQuery(MediaMailDocument, {
    variables: { mediaId, inside },
    skip: !mayBeMail(media),
  });
  // What lies around the mail that was gone into: it leads to the findings elsewhere.
  const around =
    useQuery(MediaMailDocument, {
      variables: { mediaId, inside: '' },
      skip: inside === '' || !mayBeMail(media),
    }).data?.mediaMail ?? null;
  useAnew(findings.map(({ id }) => id).join(), () => void refetch().catch(() => undefined));
  // The one before stands there while another one is read, and nobody is led to anything in it.
  const isLeaving = data === undefined && loading && previousData !== undefined;
  const mail = (isLeaving ? previousData : data)?.mediaMail ?? null;
  const wanted = isLeaving ? null : wish.wanted;
  const wantedMarks =
    mail?.faces.flatMap(({ kind, marks }) =>
      marks.filter(({ findingId }) => findingId === wanted?.id).map((mark) => ({ kind, ...mark })),
    ) ?? [];
  const wantedMark = wantedMarks.find(({ kind }) => kind === wish.view) ?? wantedMarks[0];
  const own: MailView = mail?.kind === 'MAILBOX' ? 'MAILS' : (mail?.part?.face ?? 'SOURCE');
  const view = wish.view ?? wantedMark?.kind ?? own;
  const offset =
    wish.offset ??
    (wantedMark === undefined || wantedMark.offset < PART
      ? 0
      : Math.max(0, wantedMark.offset - BEFORE));
  const isFirst = view === mail?.part?.face && offset === 0;
  const face = view === 'SOURCE' || view === 'MAILS' ? null : view;
  const more = useQuery(MediaMailPartDocument, {
    variables: { mediaId, inside, face: face ?? 'TEXT', offset },
    skip: mail === null || face === null || isFirst || isLeaving,
  });
  if (mail === null)
    return {
      mail: null,
      text:
        data === undefined && error === undefined && mayBeMail(media)
          ? { ...source, part: null }
          : source,
    };

  const spansOf = (marks: Marks): TextSpan[] =>
    marks.flatMap(({ findingId, offset: start, length }) =>
      findings
        .filter(({ id }) => id === findingId)
        .map(({ id, severity }) => ({ id, start, end: start + length, severity })),
    );
  const shown = mail.faces.find(({ kind }) => kind === view);
  const read = isFirst
    ? mail.part
    : [more.data, more.previousData].find(
        (answer) =>
          answer?.mediaMail?.part?.face === face &&
          answer.mediaMail.steps.join('\n') === mail.steps.join('\n'),
      )?.mediaMail?.part;
  const part = read == null || shown === undefined ? null : { ...read, length: shown.length };
  const go = (to: string, leadTo: { id: string } | null = null) => {
    setWish({ inside: to, view: null, offset: null, wanted: leadTo });
    setParams(
      (now) => {
        if (to === '') now.delete(INSIDE);
        else now.set(INSIDE, to);
        return now;
      },
      { preventScrollReset: true },
    );
  };
  const turn = (to: number) => () => setWish({ inside, view, offset: to, wanted: null });
  const ofFace: ItemText = {
    part,
    spans: spansOf(shown?.marks ?? []),
    wanted,
    loading: more.loading || isLeaving,
    error: more.error,
    reveal: () => undefined,
    back: part === null || part.offset === 0 ? null : turn(Math.max(0, part.offset - PART)),
    on: part?.nextOffset == null ? null : turn(part.nextOffset),
    again: () => {
      more.refetch().catch(() => undefined);
    },
  };
  const marksOf = ({ fields, faces }: Mail) => [...fields, ...faces].flatMap(({ marks }) => marks);
  const within = ({ files }: Mail) =>
    files.flatMap(({ inside: to, findingIds }) =>
      to === null ? [] : findingIds.map((id) => ({ id, to })),
    );
  const here = spansOf(marksOf(mail));
  const elsewhere = [
    ...within(mail),
    ...(around === null
      ? []
      : [
          ...marksOf(around).map(({ findingId }) => ({ id: findingId, to: '' })),
          ...within(around),
        ]),
  ];
  const reveal = (id: string) => {
    const leadTo = { id };
    const other = elsewhere.find((one) => one.id === id);
    if (here.some((span) => span.id === id))
      setWish({
        inside,
        view: shown?.marks.some(({ findingId }) => findingId === id) === true ? view : null,
        offset: null,
        wanted: leadTo,
      });
    else if (other !== undefined) go(other.to, leadTo);
    else if (source.spans.some((span) => span.id === id)) {
      setWish({ inside, view: 'SOURCE', offset: null, wanted: leadTo });
      source.reveal(id);
    }
  };
  const led = elsewhere.flatMap(({ id }) => spansOf([{ findingId: id, offset: 0, length: 0 }]));
  return {
    mail: {
      mail,
      hasSource: isTextFile(media),
      view,
      inside,
      spansOf,
      sourceSpans: source.spans,
      go: (to) => go(to),
      choose: (to) => setWish({ inside, view: to, offset: null, wanted: null }),
      text:
        view === 'SOURCE' ? { ...source, wanted: wanted === null ? null : source.wanted } : ofFace,
    },
    // Of what has no text but that of the mail the findings are led to all the same.
    text: {
      ...source,
      part: source.part ?? part,
      spans: [...here, ...led, ...source.spans],
      reveal,
    },
  };
}

/** Does something again when what it was done for has changed. */
function useAnew(of: string, act: () => void): void {
  const known = useRef(of);
  useEffect(() => {
    if (known.current === of) return;
    known.current = of;
    act();
  });
}
