import { z } from 'zod';
import {
  AlertStatus,
  FileStatus,
  Id,
  Person,
  Severity,
  Timestamp,
} from '../../platform/http/fields.ts';
import { Reason } from '../../platform/http/problem-schema.ts';
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
        'Stable message codes of the sentences in `detail`, in order; empty if any sentence has none.',
    }),
  })
  .meta({
    id: 'ScanReportRow',
    description: 'Row for a detector that scanned the item, with or without findings.',
  });

export const MediaFile = z
  .object({
    filename: z.string(),
    size: z.int(),
    mime: z.string().nullable(),
    type_label: z.string().nullable(),
    sha256: z.string(),
    has_original: z
      .boolean()
      .meta({ description: 'Whether `getMediaOriginal` returns the bytes; a post isn’t a file.' }),
  })
  .meta({ id: 'MediaFile' });
export const MediaAuthor = z
  .object({
    handle: z
      .string()
      .nullable()
      .meta({ description: 'Handle without its `@`; null if the source only has names.' }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Name of the account; null if the source only gives a handle.' }),
    url: z.string().nullable().meta({
      description: 'URL of the account. It’s set by the source and may lead anywhere.',
    }),
  })
  .meta({
    id: 'MediaAuthor',
    description: 'Author who published an item, according to the source.',
  });
export const MediaPreview = z.object({ width: z.int(), height: z.int() }).meta({
  id: 'MediaPreview',
  description: 'Preview of an image; `getMediaPreview` returns the re-encoded image.',
});

export const StatusTally = z
  .object({ status: AlertStatus, count: z.int() })
  .meta({ id: 'StatusTally', description: 'Number of alerts with a status.' });

const summaryMembers = {
  id: Id,
  title: z.string(),
  source_id: z.int(),
  media_target: MediaTarget,
  scan_status: FileStatus,
  problem: z.string().nullable(),
  problem_reasons: z.array(Reason).meta({
    description:
      'Stable message codes of the sentences in `problem`, in order; empty if any sentence has none.',
  }),
  coverage: ScanCoverage.nullable().meta({
    description: 'Coverage of the scan; null until scanned.',
  }),
  highest_severity: Severity.nullable(),
  alert_count: z.int(),
  alert_statuses: z
    .array(StatusTally)
    .meta({ description: 'Number of its alerts by status; statuses without alerts are left out.' }),
  seen_count: z.int(),
  created_at: Timestamp,
  preview: MediaPreview.nullable(),
};
export const MediaSummary = z.object(summaryMembers).meta({ id: 'MediaSummary' });
export const SimilarMedia = z
  .object({
    seen_count: z
      .int()
      .meta({ description: 'Number of times any of them was seen, including this item.' }),
    count: z.int().meta({ description: 'Number of other items.' }),
    alert_statuses: z
      .array(StatusTally)
      .meta({ description: 'Number of alerts of all the other items, by status.' }),
    items: z.array(MediaSummary).meta({ description: 'Newest 20 of the other items.' }),
  })
  .meta({
    id: 'SimilarMedia',
    description:
      'Items that have the same text after normalisation or look the same, as far as a ' +
      'perceptual hash can tell.',
  });
export const RulePrecision = z
  .object({ detector: z.string(), rule: z.string(), right: z.int(), wrong: z.int() })
  .meta({
    id: 'RulePrecision',
    description:
      'Feedback that the company gave on the alerts of a rule, among the newest 1,000 alerts ' +
      'of its detector that have feedback. Rules without feedback are left out.',
  });
export const MediaGroup = z
  .object({
    media_id: Id,
    group_id: Id.meta({ description: 'Id of the group, the same for all its items.' }),
    count: z.int().meta({ description: 'Number of items in the group, including this one.' }),
    seen_count: z.int().meta({ description: 'Number of times any of them was seen.' }),
  })
  .meta({
    id: 'MediaGroup',
    description: 'Group to which an item belongs: items that have the same text or look the same.',
  });
export const MediaText = z
  .object({
    text: z
      .string()
      .nullable()
      .meta({ description: 'Text of the part; null if the item has no text.' }),
    offset: z.int().meta({
      description:
        'Offset at which the part begins; one less than requested if a surrogate pair would ' +
        'otherwise be split.',
    }),
    length: z.int().meta({ description: 'Length of the whole text.' }),
    next_offset: z
      .int()
      .nullable()
      .meta({ description: 'Offset at which the next part begins; null after the last one.' }),
  })
  .meta({
    id: 'MediaText',
    description:
      'Part of the text of an item: of a post, or of a text file. Offsets are in UTF-16 units, ' +
      'as in the places of findings.',
  });
export const MediaDetail = z
  .object({
    ...summaryMembers,
    text: z.string().nullable(),
    url: z.string().nullable(),
    file: MediaFile.nullable(),
    shows_passwords: z.boolean().meta({
      description:
        'Whether it shows passwords of the company’s accounts. If so, they and its original ' +
        'require the capability `passwords.reveal`.',
    }),
    author: MediaAuthor.nullable().meta({
      description: 'Author of the item; null for uploads and if the source names no one.',
    }),
    also_found_by: z.array(MediaTarget).meta({
      description:
        'Targets that found it after `media_target`; lists filtered by any of them include it.',
    }),
    published_at: Timestamp.nullable().meta({
      description: 'Time at which it was published, according to the source.',
    }),
    id_at_source: z
      .string()
      .nullable()
      .meta({ description: 'Id of the item at the source; null for uploads.' }),
    has_publisher: z.boolean().meta({
      description:
        'Whether there’s a publisher to contact about it; false for the company’s own files.',
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
