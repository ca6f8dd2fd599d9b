import { z } from 'zod';
import { Id, Timestamp } from '../../platform/http/fields.ts';

export const MailFaceKind = z.enum(['PAGE', 'TEXT', 'REST']).meta({
  id: 'MailFaceKind',
  description:
    'Version of an email’s content. `PAGE`: what an email client shows of the HTML; `TEXT`: ' +
    'the plain-text alternative; `REST`: link destinations and anything else in the HTML.',
});
export const MailFieldName = z
  .enum(['SUBJECT', 'FROM', 'REPLY_TO', 'TO', 'CC', 'DATE'])
  .meta({ id: 'MailFieldName' });
export const MailMark = z.object({ finding_id: Id, offset: z.int(), length: z.int() }).meta({
  id: 'MailMark',
  description:
    'Position of a finding in a displayed text, in UTF-16 units. Its `place` refers to ' +
    'another text: that of the file, or of the decoded body.',
});
export const ShownMail = z
  .object({
    kind: z.enum(['MAIL', 'MAILBOX']).nullable().meta({
      description:
        'Kind of message: email or mailbox; null if it wasn’t read, with the reason in `problem`.',
    }),
    problem: z
      .enum(['TOO_LARGE', 'TOO_DEEP', 'TOO_SLOW'])
      .nullable()
      .meta({
        description:
          'Reason only the source is available: more than 64 MiB; parts nested too deeply or ' +
          'headers too long; more time or memory needed than the limit for one email.',
      }),
    steps: z.array(z.string()).meta({
      description:
        'Path from the item to this email, as in `path` of findings but without the item itself.',
    }),
    fields: z.array(
      z
        .object({
          name: MailFieldName,
          text: z.string(),
          more: z.int().meta({ description: 'Number of email addresses left out.' }),
          marks: z.array(MailMark),
        })
        .meta({ id: 'MailField', description: 'Header field, as the sender wrote it.' }),
    ),
    sent_at: Timestamp.nullable().meta({
      description: 'Time in the date header, if it can be read.',
    }),
    faces: z.array(
      z
        .object({
          kind: MailFaceKind,
          length: z.int(),
          is_cut: z.boolean().meta({
            description:
              'Whether the source contains more: a version has at most 500,000 UTF-16 units.',
          }),
          marks: z.array(MailMark),
        })
        .meta({ id: 'MailFace', description: 'Version of the email’s content.' }),
    ),
    part: z
      .object({
        face: MailFaceKind,
        text: z.string(),
        offset: z.int(),
        next_offset: z.int().nullable(),
      })
      .meta({ id: 'MailPart', description: 'Part of a version of the content.' })
      .nullable()
      .meta({ description: 'Part of the content; null if the email has none.' }),
    files: z.array(
      z
        .object({
          name: z.string(),
          size: z.int(),
          type_label: z.string().nullable(),
          inside: z
            .string()
            .nullable()
            .meta({ description: 'Value to request in order to open it, if it’s an email.' }),
          subject: z.string().nullable(),
          from: z.string().nullable(),
          sent_at: Timestamp.nullable(),
          finding_ids: z.array(Id).meta({ description: 'Ids of the findings in the file.' }),
        })
        .meta({
          id: 'MailFile',
          description:
            'File attached to the email, or an email in a mailbox; emails also have subject, sender and date.',
        }),
    ),
    file_count: z.int().meta({ description: 'Number of files; only the first 200 are listed.' }),
  })
  .meta({
    id: 'ShownMail',
    description:
      'Email or mailbox in readable form. All of it comes from the sender and is untrusted.',
  });
export const MediaMail = z
  .object({
    mail: ShownMail.nullable().meta({
      description:
        'Email in readable form; null if the item isn’t an email, or has no email at that position.',
    }),
  })
  .meta({ id: 'MediaMail' });
