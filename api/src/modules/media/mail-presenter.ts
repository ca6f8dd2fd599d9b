import { presentKind } from '../files/presenter.ts';
import type { z } from 'zod';
import type { ShownMail as ReadMail } from './commands/show-mail.ts';
import { cutPart } from './text-part.ts';
import { MailFaceKind, MailFieldName, type ShownMail } from './mail-schema.ts';
import { presentText } from './presenter.ts';

/**
 * A mail as people read it.
 * @param inside the numbers of the mails that were gone into
 * @param wanted which part of which face; the first of the first when left out
 */
export function presentMail(
  { problem, mail }: ReadMail,
  inside: string,
  {
    face: wanted,
    offset,
    limit,
  }: { face?: z.output<typeof MailFaceKind> | undefined; offset: number; limit: number },
): z.input<typeof ShownMail> {
  if (mail === null)
    return {
      kind: null,
      problem,
      steps: [],
      fields: [],
      sent_at: null,
      faces: [],
      part: null,
      files: [],
      file_count: 0,
    };
  const faces = mail.faces.map(({ kind, text, isCut, marks }) => ({
    kind: MailFaceKind.parse(kind.toUpperCase()),
    text,
    length: text.length,
    is_cut: isCut,
    marks: marks.map(presentMark),
  }));
  const face = faces.find(({ kind }) => kind === wanted) ?? faces[0];
  const part =
    face === undefined
      ? null
      : presentText(cutPart(face.text, 0, { offset, limit, length: face.length }));
  return {
    kind: mail.kind === 'mail' ? 'MAIL' : 'MAILBOX',
    problem,
    steps: mail.steps,
    sent_at: mail.date,
    file_count: mail.partCount,
    fields: mail.fields.map(({ name, text, more, marks }) => ({
      name: MailFieldName.parse(name.toUpperCase().replace('-', '_')),
      text,
      more,
      marks: marks.map(presentMark),
    })),
    faces: faces.map(({ kind, length, is_cut, marks }) => ({ kind, length, is_cut, marks })),
    part:
      face === undefined || part === null
        ? null
        : {
            face: face.kind,
            text: part.text ?? '',
            offset: part.offset,
            next_offset: part.next_offset,
          },
    files: mail.parts.map((file) => ({
      name: file.name,
      size: file.size,
      ...presentKind(file.fileKind),
      subject: file.subject,
      from: file.from,
      sent_at: file.date,
      finding_ids: file.findings,
      inside:
        file.inside === null
          ? null
          : inside === ''
            ? String(file.inside)
            : `${inside}.${file.inside}`,
    })),
  };
}

const presentMark = ({ id, offset, length }: { id: number; offset: number; length: number }) => ({
  finding_id: id,
  offset,
  length,
});
