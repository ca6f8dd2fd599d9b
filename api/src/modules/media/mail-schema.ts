import { z } from 'zod';
import { Id, Timestamp } from '../../platform/http/fields.ts';

export const MailFaceKind = z.enum(['PAGE', 'TEXT', 'REST']).meta({
  id: 'MailFaceKind',
  description:
    '`PAGE`: what a mail program shows of the HTML; `TEXT`: the plain text beside it; `REST`: ' +
    'where links lead and what else the HTML holds.',
});
export const MailFieldName = z
  .enum(['SUBJECT', 'FROM', 'REPLY_TO', 'TO', 'CC', 'DATE'])
  .meta({ id: 'MailFieldName' });
export const MailMark = z.object({ finding_id: Id, offset: z.int(), length: z.int() }).meta({
  id: 'MailMark',
  description:
    'Where a finding stands in a text that is shown, in UTF-16 units. Its `place` counts in ' +
    'another text: that of the file, or of the decoded body.',
});
export const ShownMail = z
  .object({
    kind: z
      .enum(['MAIL', 'MAILBOX'])
      .nullable()
      .meta({ description: 'null: it was not read, `problem` says why.' }),
    problem: z
      .enum(['TOO_LARGE', 'TOO_DEEP', 'TOO_SLOW'])
      .nullable()
      .meta({
        description:
          'Why there is its source alone: more than 64 MiB; parts too deep in each other or ' +
          'headers too long; more time or memory than is spent on one.',
      }),
    steps: z.array(z.string()).meta({
      description:
        'Way from the item to this mail, as in `path` of findings without the item itself.',
    }),
    fields: z.array(
      z
        .object({
          name: MailFieldName,
          text: z.string(),
          more: z.int().meta({ description: 'Addresses that are left out.' }),
          marks: z.array(MailMark),
        })
        .meta({ id: 'MailField', description: 'A line of its head, as its sender wrote it.' }),
    ),
    sent_at: Timestamp.nullable().meta({
      description: 'What its date says, where that can be read.',
    }),
    faces: z.array(
      z
        .object({
          kind: MailFaceKind,
          length: z.int(),
          is_cut: z.boolean().meta({
            description: 'There is more in the source: one face has at most 500,000 units.',
          }),
          marks: z.array(MailMark),
        })
        .meta({ id: 'MailFace', description: 'One way to read what it says.' }),
    ),
    part: z
      .object({
        face: MailFaceKind,
        text: z.string(),
        offset: z.int(),
        next_offset: z.int().nullable(),
      })
      .meta({ id: 'MailPart', description: 'A part of a face.' })
      .nullable()
      .meta({ description: 'null where it says nothing.' }),
    files: z.array(
      z
        .object({
          name: z.string(),
          size: z.int(),
          type_label: z.string().nullable(),
          type_code: z.string().nullable().meta({
            description: 'The stable name of `type_label`: `fileKindJPEGImage`.',
          }),
          inside: z
            .string()
            .nullable()
            .meta({ description: 'Of a mail: what to ask for to see it.' }),
          subject: z.string().nullable(),
          from: z.string().nullable(),
          sent_at: Timestamp.nullable(),
          finding_ids: z.array(Id).meta({ description: 'What was found in it.' }),
        })
        .meta({
          id: 'MailFile',
          description:
            'A file that the mail carries, or a mail of a mailbox; of those subject, sender and date too.',
        }),
    ),
    file_count: z.int().meta({ description: 'The first 200 are named.' }),
  })
  .meta({
    id: 'ShownMail',
    description: 'A mail or a mailbox as people read it. All of it is its sender’s and untrusted.',
  });
export const MediaMail = z
  .object({
    mail: ShownMail.nullable().meta({
      description: 'null: the item is no mail, or there is none inside it there.',
    }),
  })
  .meta({ id: 'MediaMail' });
