import { z } from 'zod';
import {
  AlertStatus,
  FileStatus,
  Id,
  Person,
  Severity,
  Timestamp,
} from '../../platform/http/fields.ts';
import { Reason, TitleCode, TitleOf } from '../../platform/http/problem-schema.ts';
import { Alert, Finding, MediaTarget } from '../alerts/alert-schema.ts';
import { ScanCoverage } from '../files/schema.ts';

export const ReportOutcome = z
  .enum(['FOUND', 'NOTHING', 'NOT_APPLICABLE', 'UNREADABLE', 'LIMIT', 'FAILED'])
  .meta({ id: 'ReportOutcome' });

export const ScanReportRow = z
  .object({
    detector: z.string(),
    detector_label: z.string(),
    detector_version: z.string(),
    outcome: ReportOutcome,
    findings: z.int(),
    detail: z.string().nullable(),
    duration_ms: z.number(),
    detail_reasons: z.array(Reason).meta({
      description:
        'The sentences of `detail` by their stable names, in order; empty when one has none.',
    }),
  })
  .meta({
    id: 'ScanReportRow',
    description: 'One row per detector that looked at the item, found something or not.',
  });

export const MediaFile = z
  .object({
    filename: z.string(),
    size: z.int(),
    mime: z.string().nullable(),
    type_label: z.string().nullable(),
    type_code: z.string().nullable().meta({
      description: 'The stable name of `type_label`: `fileKindJPEGImage`.',
    }),
    sha256: z.string(),
    has_original: z
      .boolean()
      .meta({ description: 'Whether `getMediaOriginal` serves the bytes; a post is no file.' }),
  })
  .meta({ id: 'MediaFile' });
export const MediaAuthor = z
  .object({
    handle: z
      .string()
      .nullable()
      .meta({ description: 'Without its `@`; null where the source knows names alone.' }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'null where the source gives a handle alone.' }),
    url: z.string().nullable().meta({
      description: 'Where the account is looked at. Written by the source: it may lead anywhere.',
    }),
  })
  .meta({ id: 'MediaAuthor', description: 'Who published an item, as the source says.' });
export const MediaPreview = z.object({ width: z.int(), height: z.int() }).meta({
  id: 'MediaPreview',
  description: 'A re-encoded picture is served by `getMediaPreview`.',
});

export const StatusTally = z
  .object({ status: AlertStatus, count: z.int() })
  .meta({ id: 'StatusTally', description: 'How many alerts stand at a status.' });

const summaryMembers = {
  id: Id,
  title: z.string(),
  title_code: TitleCode,
  title_of: TitleOf,
  source_id: z.int(),
  media_target: MediaTarget,
  scan_status: FileStatus,
  problem: z.string().nullable(),
  problem_reasons: z.array(Reason).meta({
    description:
      'The sentences of `problem` by their stable names, in order; empty when one has none.',
  }),
  coverage: ScanCoverage.nullable().meta({ description: 'null until scanned.' }),
  highest_severity: Severity.nullable(),
  alert_count: z.int(),
  alert_statuses: z
    .array(StatusTally)
    .meta({ description: 'Its alerts by status; statuses without any are left out.' }),
  seen_count: z.int(),
  created_at: Timestamp,
  preview: MediaPreview.nullable(),
};
export const MediaSummary = z.object(summaryMembers).meta({ id: 'MediaSummary' });
export const SimilarMedia = z
  .object({
    seen_count: z
      .int()
      .meta({ description: 'How often any of them was seen, this item included.' }),
    count: z.int().meta({ description: 'Other items.' }),
    alert_statuses: z
      .array(StatusTally)
      .meta({ description: 'The alerts of all others by status.' }),
    items: z.array(MediaSummary).meta({ description: 'The newest 20 others.' }),
  })
  .meta({
    id: 'SimilarMedia',
    description:
      'Items that read the same after normalisation or look the same, as far as a perceptual hash can tell.',
  });
export const RulePrecision = z
  .object({ detector: z.string(), rule: z.string(), right: z.int(), wrong: z.int() })
  .meta({
    id: 'RulePrecision',
    description:
      'What the company said of the alerts of a rule, of the newest 1,000 judged alerts of ' +
      'its detector. Rules of which nothing was said are left out.',
  });
export const MediaGroup = z
  .object({
    media_id: Id,
    group_id: Id.meta({ description: 'The same for all items of the group.' }),
    count: z.int().meta({ description: 'Items in it, this one included.' }),
    seen_count: z.int().meta({ description: 'How often any of them was seen.' }),
  })
  .meta({
    id: 'MediaGroup',
    description: 'What an item is one of: those that read or look the same.',
  });
export const MediaText = z
  .object({
    text: z.string().nullable().meta({ description: 'null: the item has no text.' }),
    offset: z.int().meta({
      description:
        'Where the part begins; one less than asked for where a surrogate pair would be cut.',
    }),
    length: z.int().meta({ description: 'Of the whole text.' }),
    next_offset: z
      .int()
      .nullable()
      .meta({ description: 'Where the next part begins; null after the last one.' }),
  })
  .meta({
    id: 'MediaText',
    description:
      'A part of the text of an item: of a post, or of a file that is text. Offsets are ' +
      'UTF-16 units, as in places of findings.',
  });
export const MediaDetail = z
  .object({
    ...summaryMembers,
    text: z.string().nullable(),
    url: z.string().nullable(),
    file: MediaFile.nullable(),
    shows_passwords: z.boolean().meta({
      description:
        "It shows passwords of the company's accounts: they and its original are for those " +
        'with the capability `passwords.reveal`.',
    }),
    author: MediaAuthor.nullable().meta({
      description: 'null for uploads, and where the source names nobody.',
    }),
    also_found_by: z.array(MediaTarget).meta({
      description:
        'Targets that found it after `media_target`; lists filtered by any of them hold it.',
    }),
    published_at: Timestamp.nullable().meta({
      description: 'When it was published, as the source says.',
    }),
    id_at_source: z.string().nullable().meta({ description: 'Its id there; null for uploads.' }),
    has_publisher: z.boolean().meta({
      description: 'Whether there is somebody to write to about it: not for files of one’s own.',
    }),
    uploaded_by: Person.nullable(),
    assignee: Person.nullable(),
    publisher_email: z.string().nullable(),
    alerts: z.array(Alert),
    findings: z.array(Finding),
    scan_report: z.array(ScanReportRow),
    similar: SimilarMedia,
    rule_precision: z.array(RulePrecision),
  })
  .meta({ id: 'MediaDetail' });
