import type {
  Activity,
  Media,
  MediaGroup,
  MediaMail,
  MediaPreview,
  MediaSummary,
  MediaText,
  Presence,
  SimilarMedia,
} from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { mapAlert, mapFinding, mapMediaTarget, type AlertSource } from '../alerts/mappers.ts';
import { activityKind, severityOrNull } from '../common/enums.ts';
import { fromId, fromIdOrNull } from '../common/ids.ts';
import { mapReasons } from '../common/reasons.ts';
import { mapCoverage, pathOfOriginal } from '../files/mappers.ts';
import { mapNote } from '../notes/mappers.ts';
import { mapPerson } from '../users/mappers.ts';

/** A media item without what is asked for page by page. */
export type MediaSource = Omit<
  Media,
  'alerts' | 'notes' | 'activity' | 'changes' | 'nodeId' | 'similar' | 'source'
> & { alerts: AlertSource[]; similar: SimilarMediaSource };
/** A group of items like one. */
export type SimilarMediaSource = Omit<SimilarMedia, 'items'> & { items: MediaSummarySource[] };
/** A row of the media list; what can be told from it is made when asked for. */
export type MediaSummarySource = Omit<MediaSummary, 'nodeId' | 'source'>;

export function mapMediaSummary(media: Rest['MediaSummary']): MediaSummarySource {
  return {
    id: fromId(media.id),
    title: media.title,
    titleCode: media.title_code,
    titleOf: media.title_of,
    sourceId: media.source_id,
    mediaTarget: mapMediaTarget(media.media_target),
    scanStatus: media.scan_status,
    problem: media.problem,
    problemReasons: mapReasons(media.problem_reasons),
    coverage: mapCoverage(media.coverage),
    highestSeverity: severityOrNull(media.highest_severity),
    alertCount: media.alert_count,
    alertStatuses: media.alert_statuses,
    seenCount: media.seen_count,
    createdAt: media.created_at,
    preview: mapPreview(media),
  };
}

function mapPreview({
  id,
  preview,
}: Pick<Rest['MediaSummary'], 'id' | 'preview'>): MediaPreview | null {
  return preview === null ? null : { ...preview, path: `/api/media/v1/${String(id)}/preview/` };
}

export function mapMedia(media: Rest['MediaDetail']): MediaSource {
  const findings = media.findings.map(mapFinding);
  const {
    alertCount: _alertCount,
    alertStatuses: _alertStatuses,
    ...summary
  } = mapMediaSummary(media);
  return {
    ...summary,
    text: media.text,
    url: media.url,
    file:
      media.file === null
        ? null
        : {
            filename: media.file.filename,
            size: media.file.size,
            mime: media.file.mime,
            typeLabel: media.file.type_label,
            typeCode: media.file.type_code,
            sha256: media.file.sha256,
            path: media.file.has_original ? pathOfOriginal(media.id) : null,
          },
    showsPasswords: media.shows_passwords,
    author: media.author,
    alsoFoundBy: media.also_found_by.map(mapMediaTarget),
    publishedAt: media.published_at,
    idAtSource: media.id_at_source,
    hasPublisher: media.has_publisher,
    uploadedBy: media.uploaded_by === null ? null : mapPerson(media.uploaded_by),
    assignee: media.assignee === null ? null : mapPerson(media.assignee),
    publisherEmail: media.publisher_email,
    similar: {
      seenCount: media.similar.seen_count,
      count: media.similar.count,
      alertStatuses: media.similar.alert_statuses,
      items: media.similar.items.map(mapMediaSummary),
    },
    rulePrecision: media.rule_precision,
    // The item's answer holds the findings of all its alerts: no call per alert.
    alerts: media.alerts.map((alert) => ({
      ...mapAlert(alert),
      findings: findings.filter((finding) => finding.alertId === String(alert.id)),
    })),
    findings,
    scanReport: media.scan_report.map((row) => ({
      detector: row.detector,
      detectorLabel: row.detector_label,
      detectorVersion: row.detector_version,
      outcome: row.outcome,
      findings: row.findings,
      detail: row.detail,
      detailReasons: mapReasons(row.detail_reasons),
      durationMs: row.duration_ms,
    })),
  };
}

export function mapActivity(activity: Rest['Activity']): Activity {
  return {
    id: fromId(activity.id),
    mediaId: fromId(activity.media_id),
    alertId: fromIdOrNull(activity.alert_id),
    alertTitle: activity.alert_title,
    alertTitleCode: activity.alert_title_code,
    alertTitleReason: activity.alert_title_reason,
    actor: activity.actor === null ? null : mapPerson(activity.actor),
    kind: activityKind.fromRest(activity.kind),
    oldValue: activity.old_value,
    newValue: activity.new_value,
    detail: activity.detail,
    isUndo: activity.is_undo,
    note: activity.note === null ? null : mapNote(activity.note),
    createdAt: activity.created_at,
  };
}

export function mapMediaGroup({
  media_id,
  group_id,
  count,
  seen_count,
}: Rest['MediaGroup']): MediaGroup {
  return { mediaId: fromId(media_id), groupId: fromId(group_id), count, seenCount: seen_count };
}

export function mapMediaText({ text, offset, length, next_offset }: Rest['MediaText']): MediaText {
  return { text, offset, length, nextOffset: next_offset };
}

/** A mail as people read it; null for what is none. */
export function mapMediaMail({ mail }: Rest['MediaMail']): MediaMail | null {
  if (mail === null) return null;
  return {
    kind: mail.kind,
    problem: mail.problem,
    steps: mail.steps,
    sentAt: mail.sent_at,
    fileCount: mail.file_count,
    fields: mail.fields.map(({ marks, ...field }) => ({ ...field, marks: marks.map(mapMark) })),
    faces: mail.faces.map(({ kind, length, is_cut, marks }) => ({
      kind,
      length,
      isCut: is_cut,
      marks: marks.map(mapMark),
    })),
    part:
      mail.part === null
        ? null
        : {
            face: mail.part.face,
            text: mail.part.text,
            offset: mail.part.offset,
            nextOffset: mail.part.next_offset,
          },
    files: mail.files.map(({ type_label, type_code, sent_at, finding_ids, ...file }) => ({
      ...file,
      typeLabel: type_label,
      typeCode: type_code,
      sentAt: sent_at,
      findingIds: finding_ids.map(fromId),
    })),
  };
}

const mapMark = ({ finding_id, offset, length }: Rest['MailMark']) => ({
  findingId: fromId(finding_id),
  offset,
  length,
});

export function mapPresence({ media_id, people }: Rest['Presence']): Presence {
  return {
    mediaId: fromId(media_id),
    people: people.map(({ id, first_name, last_name, full_name }) => ({
      id: fromId(id),
      firstName: first_name,
      lastName: last_name,
      fullName: full_name,
    })),
  };
}
