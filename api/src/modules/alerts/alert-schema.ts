import { MOST_PARTS } from '@vedetta/detection/engine/places.ts';
import { z } from 'zod';
import { AlertStatus, Id, Person, Severity, Timestamp } from '../../platform/http/fields.ts';
import {
  PathReasons,
  Reason,
  DeprecatedTitleCode,
  LineReason,
  TitleCode,
  TitleOf,
} from '../../platform/http/problem-schema.ts';

/** Catalogue of feedback. */
export const FEEDBACK_RESPONSES = [
  'confirmed threat',
  'false positive: benign',
  'false positive: satire or news',
  'duplicate',
  'known and accepted',
  'cannot tell',
] as const;
export const FeedbackResponse = z.enum(FEEDBACK_RESPONSES).meta({ id: 'FeedbackResponse' });

export const MediaTarget = z
  .object({
    source_name: z.string(),
    search_string: z.string().nullable(),
    account_username: z.string().nullable(),
    prefix: z.string().meta({
      description:
        'Prefix of the watched account or search, as with targets: `@`, `#`, `+`, `/`; often empty.',
    }),
  })
  .meta({
    id: 'MediaTarget',
    description: 'Target that was watched; for an upload, the search string is the file name.',
  });

const AccountPicture = z
  .object({
    account: z.string().max(255),
    image: z
      .string()
      .max(32_768)
      .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/)
      .meta({
        description: 'Data URL of the image: re-encoded as WebP, at most 128 pixels a side.',
      }),
  })
  .meta({
    id: 'AccountPicture',
    description: 'Image of an account as it was when the account was compared.',
  });

const Rectangle = z
  .object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
  .meta({ id: 'Rectangle' });

/**
 * Where a finding was seen. Offsets and lengths are bytes of the file or UTF-16 units of the text;
 * boxes are pixels of the picture as decoded upright.
 */
export const Place = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('bytes'), offset: z.int().min(0), length: z.int().min(0) }),
    z.object({ kind: z.literal('text'), offset: z.int().min(0), length: z.int().min(0) }),
    z.object({
      kind: z.literal('box'),
      image_width: z.int(),
      image_height: z.int(),
      points: z
        .array(z.object({ x: z.number(), y: z.number() }))
        .min(3)
        .max(8),
      parts: z
        .array(Rectangle)
        .max(MOST_PARTS)
        .optional()
        .meta({
          description:
            'Lines of a multi-line text, if the shape around them covers more than the finding; left ' +
            'out if the shape covers only the finding.',
        }),
    }),
    z.object({
      kind: z.literal('position'),
      latitude: z.number(),
      longitude: z.number(),
      altitude: z.number().nullable(),
    }),
    z.object({ kind: z.literal('pictures'), seen: AccountPicture, known: AccountPicture }),
    z.object({ kind: z.literal('whole') }),
  ])
  .meta({ id: 'Place' });

export const Finding = z
  .object({
    id: Id,
    alert_id: Id.nullable(),
    detector: z.string(),
    detector_label: z.string(),
    detector_version: z.string(),
    rule: z.string(),
    path: z
      .array(z.string())
      .meta({ description: 'Path from the item to the place: `photo.png`, `QR code`, `URL`.' }),
    path_reasons: PathReasons,
    place: Place,
    excerpt: z
      .string()
      .meta({ description: 'Text of the finding, with secrets masked and links defanged.' }),
    excerpt_reason: Reason.nullable().meta({
      description: 'Stable message code of `excerpt`; null if it’s nothing but a quotation.',
    }),
    why: z.string().meta({ description: 'Reason for the finding, in one plain sentence.' }),
    why_reasons: z.array(Reason).meta({
      description:
        'Stable message codes of the sentences in `why`, in order; empty if any sentence has none.',
    }),
    score: z.int().min(0).max(1000),
    confidence: z.number().min(0).max(1),
    severity: Severity,
  })
  .meta({ id: 'Finding' });

const alertMembers = {
  id: Id,
  version: z.int().min(1),
  media_id: Id,
  media_title: z.string(),
  media_title_code: TitleCode,
  media_title_of: TitleOf,
  media_target: MediaTarget,
  source_id: z.int(),
  detector: z.string(),
  title: z.string(),
  title_code: DeprecatedTitleCode,
  title_reason: LineReason,
  summary: z.string().meta({ description: 'Line that says what was found.' }),
  summary_reason: LineReason.nullable().meta({
    description: 'Stable message code of `summary`; null if it’s nothing but a quotation.',
  }),
  marks: z
    .array(z.object({ start: z.int(), end: z.int() }))
    .meta({ description: 'Parts of `summary` that were found, as half-open UTF-16 ranges.' }),
  severity: Severity,
  severity_set_by_person: z.boolean(),
  status: AlertStatus,
  assignee: Person.nullable(),
  seen_count: z.int().min(1),
  feedback_response: FeedbackResponse.nullable(),
  dismiss_reason: z.string().nullable(),
  detected_at: Timestamp,
  updated_at: Timestamp,
};
export const Alert = z.object(alertMembers).meta({ id: 'Alert' });
export const AlertDetail = z
  .object({ ...alertMembers, findings: z.array(Finding) })
  .meta({ id: 'AlertDetail' });
