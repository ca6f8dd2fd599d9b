import { presentPath } from '../../platform/http/present-path.ts';
import { inEnglish } from '@vedetta/messages/render.ts';
import { toReasons } from '@vedetta/messages/reason.ts';
import { presentLineReason } from '../../platform/http/present-line-reason.ts';
import { presentItemTitle } from '../../platform/http/present-item-title.ts';
import { presentGonePerson, presentPerson } from '../../platform/http/present-person.ts';
import type { z } from 'zod';
import { authorOf, hasPublisher } from './author.ts';
import type { PasswordsAnswer } from '../../platform/threads/read-passwords-in-thread.ts';
import type { TextPart } from './text-part.ts';
import type { ActivityRow } from './store/activities.ts';
import type { AlertRow, FindingRow } from '../alerts/store/alerts.ts';
import type { Origin } from '../targets/store/collected.ts';
import { showsCredentials } from './store/exposed.ts';
import type { Group, SimilarItems } from './store/likeness.ts';
import { FILE_UPLOAD_SOURCE, isPost, type MediaRow, type StatusCounts } from './store/media.ts';
import type { ListedMedia } from './store/media-lists.ts';
import { fullName, type PersonRow } from '../../platform/database/people.ts';
import type { PresentPerson } from './store/presence.ts';
import type { ScanReportRow as ReportRow } from '../scans/store/scans.ts';
import type { TargetRow } from '../targets/store/targets.ts';
import type { RulePrecision } from './store/verdicts.ts';
import { AlertStatus, FileStatus } from '../../platform/http/fields.ts';
import {
  presentAlert,
  presentFinding,
  presentMediaTarget,
  presentNote,
} from '../alerts/presenter.ts';
import { presentCoverage, presentKind } from '../files/presenter.ts';

import {
  ReportOutcome,
  type MediaDetail,
  type MediaGroup,
  type MediaSummary,
  type MediaText,
  type ScanReportRow,
} from './item-schema.ts';
import { Activity } from './activity-schema.ts';
import type { Presence } from './schema.ts';
import type { RevealedPasswords } from './passwords-schema.ts';

/** One row of the media list. */
export function presentMediaSummary(media: ListedMedia): z.input<typeof MediaSummary> {
  return {
    id: media.id,
    title: media.title,
    ...presentItemTitle(media.titleMessage),
    source_id: media.sourceId,
    media_target: presentMediaTarget(media),
    scan_status: FileStatus.parse(media.scanStatus),
    problem: inEnglish(media.problem),
    problem_reasons: toReasons(media.problem),
    coverage: presentCoverage(media.coverage),
    highest_severity: media.highestSeverity,
    alert_count: media.alertStatuses.reduce((total, row) => total + row.count, 0),
    alert_statuses: presentStatuses(media.alertStatuses),
    seen_count: media.seenCount,
    created_at: media.createdAt.toISOString(),
    preview:
      media.previewWidth === null || media.previewHeight === null
        ? null
        : { width: media.previewWidth, height: media.previewHeight },
  };
}

/** In the order in which statuses are offered. */
const presentStatuses = (counts: StatusCounts): z.input<typeof MediaSummary>['alert_statuses'] =>
  AlertStatus.options.flatMap((status) =>
    counts.filter((row) => row.status === status).map((row) => ({ status, count: row.count })),
  );

export interface MediaParts {
  media: MediaRow;
  /** null for uploads. */
  origin: Origin | null;
  /** Targets that found it after the first one. */
  finders: Pick<TargetRow, 'sourceId' | 'accountUsername' | 'searchString'>[];
  uploadedBy: PersonRow | null;
  assignee: PersonRow | null;
  alerts: AlertRow[];
  findings: FindingRow[];
  report: ReportRow[];
  similar: SimilarItems;
  precision: RulePrecision[];
}

/** The items that one is one of. */
export function presentGroup({
  mediaId,
  groupId,
  count,
  seenCount,
}: Group): z.input<typeof MediaGroup> {
  return { media_id: mediaId, group_id: groupId, count, seen_count: seenCount };
}

/** A part of an item's text. @param part null where there is no text. */
export function presentText(part: TextPart | null): z.input<typeof MediaText> {
  if (part === null) return { text: null, offset: 0, length: 0, next_offset: null };
  const end = part.offset + part.text.length;
  return { ...part, next_offset: end < part.length ? end : null };
}

/** Passwords in clear, for the one answer that has them. */
export function presentPasswords(
  mediaId: number,
  { count, accounts }: PasswordsAnswer,
): z.input<typeof RevealedPasswords> {
  return {
    media_id: mediaId,
    count,
    accounts: accounts.map(({ isHashed, path, ...account }) => ({
      ...account,
      is_hashed: isHashed,
      ...presentPath(path),
    })),
  };
}

/** Who looks at a media item now. */
export function presentPresence(
  mediaId: number,
  people: readonly PresentPerson[],
): z.input<typeof Presence> {
  return {
    media_id: mediaId,
    people: people.map((person) => ({
      id: person.id,
      first_name: person.firstName,
      last_name: person.lastName,
      full_name: fullName(person),
    })),
  };
}

/** One media item with everything that was seen in it. */
export function presentMediaDetail({
  media,
  origin,
  finders,
  uploadedBy,
  assignee,
  alerts,
  findings,
  report,
  similar,
  precision,
}: MediaParts): z.input<typeof MediaDetail> {
  return {
    ...presentMediaSummary({ ...media, alertStatuses: countStatuses(alerts) }),
    text: media.text,
    url: media.url,
    file:
      media.sha256 === null
        ? null
        : {
            filename: media.title,
            size: media.size ?? 0,
            mime: media.mime,
            ...presentKind(media.fileKind),
            sha256: media.sha256,
            has_original: !isPost(media),
          },
    shows_passwords: showsCredentials(findings),
    author: authorOf(media.sourceId, origin),
    also_found_by: finders.map((finder) =>
      presentMediaTarget({ ...finder, sourceName: media.sourceName }),
    ),
    published_at: origin?.publishedAt?.toISOString() ?? null,
    id_at_source: media.sourceId === FILE_UPLOAD_SOURCE ? null : media.vendorId,
    has_publisher: hasPublisher(media),
    uploaded_by: uploadedBy === null ? null : presentPerson(uploadedBy),
    assignee: assignee === null ? null : presentPerson(assignee),
    publisher_email: media.publisherEmail,
    alerts: alerts.map(presentAlert),
    findings: findings.map(presentFinding),
    scan_report: report.map(presentReportRow),
    similar: {
      seen_count: media.seenCount + similar.seenCount,
      count: similar.count,
      alert_statuses: presentStatuses(similar.alertStatuses),
      items: similar.items.map(presentMediaSummary),
    },
    rule_precision: precision,
  };
}

function countStatuses(rows: readonly AlertRow[]): StatusCounts {
  const counts = new Map<string, number>();
  for (const { alert } of rows) counts.set(alert.status, (counts.get(alert.status) ?? 0) + 1);
  return [...counts].map(([status, count]) => ({ status, count }));
}

function presentReportRow(row: ReportRow): z.input<typeof ScanReportRow> {
  return {
    detector: row.detector,
    detector_label: row.label,
    detector_version: row.version,
    outcome: ReportOutcome.parse(row.outcome),
    findings: row.findings,
    detail: inEnglish(row.detail),
    detail_reasons: toReasons(row.detail),
    duration_ms: row.durationMs,
  };
}

/** One entry of the activity list. */
export function presentActivity({
  activity,
  alertTitle,
  alertTitleMessage,
  actor,
  note,
}: ActivityRow): z.input<typeof Activity> {
  return {
    id: activity.id,
    media_id: activity.mediaId,
    alert_id: activity.alertId,
    alert_title: alertTitle,
    alert_title_code: alertTitleMessage?.code ?? null,
    alert_title_reason: alertTitleMessage && presentLineReason(alertTitleMessage),
    actor:
      actor !== null
        ? presentPerson(actor)
        : activity.actorName === null
          ? null
          : presentGonePerson(activity.id, activity.actorName),
    kind: Activity.shape.kind.parse(activity.kind),
    old_value: activity.oldValue,
    new_value: activity.newValue,
    detail: activity.detail,
    is_undo: activity.isUndo,
    note: note === null ? null : presentNote(note),
    created_at: activity.createdAt.toISOString(),
  };
}
