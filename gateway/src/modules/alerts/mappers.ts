import type { Alert, AlertChange, Finding, Place } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { feedback, severity } from '../common/enums.ts';
import { fromId, fromIdOrNull } from '../common/ids.ts';
import { mapReasonOrNull, mapReasons } from '../common/reasons.ts';
import { mapPerson } from '../users/mappers.ts';

/** An alert as the REST API lists it; its findings come with the detail only. */
export type AlertSource = Omit<Alert, 'findings' | 'nodeId' | 'source'> & { findings?: Finding[] };
export type AlertChangeSource = Omit<AlertChange, 'alert'>;

export function mapAlert(alert: Rest['Alert']): AlertSource {
  return {
    id: fromId(alert.id),
    version: alert.version,
    mediaId: fromId(alert.media_id),
    mediaTitle: alert.media_title,
    mediaTitleCode: alert.media_title_code,
    mediaTitleOf: alert.media_title_of,
    mediaTarget: mapMediaTarget(alert.media_target),
    sourceId: alert.source_id,
    detector: alert.detector,
    title: alert.title,
    titleCode: alert.title_code,
    titleReason: alert.title_reason,
    summary: alert.summary,
    summaryReason: alert.summary_reason,
    marks: alert.marks,
    severity: severity.fromRest(alert.severity),
    severitySetByPerson: alert.severity_set_by_person,
    status: alert.status,
    assignee: alert.assignee === null ? null : mapPerson(alert.assignee),
    seenCount: alert.seen_count,
    feedbackResponse:
      alert.feedback_response === null ? null : feedback.fromRest(alert.feedback_response),
    dismissReason: alert.dismiss_reason,
    detectedAt: alert.detected_at,
    updatedAt: alert.updated_at,
  };
}

export function mapAlertDetail(alert: Rest['AlertDetail']): AlertSource {
  return { ...mapAlert(alert), findings: alert.findings.map(mapFinding) };
}

export function mapMediaTarget(target: Rest['MediaTarget']): Alert['mediaTarget'] {
  return {
    sourceName: target.source_name,
    prefix: target.prefix,
    searchString: target.search_string,
    accountUsername: target.account_username,
  };
}

export function mapFinding(finding: Rest['Finding']): Finding {
  return {
    id: fromId(finding.id),
    alertId: fromIdOrNull(finding.alert_id),
    detector: finding.detector,
    detectorLabel: finding.detector_label,
    detectorVersion: finding.detector_version,
    rule: finding.rule,
    path: finding.path,
    pathReasons: finding.path_reasons.map(mapReasonOrNull),
    place: mapPlace(finding.place),
    excerpt: finding.excerpt,
    excerptReason: mapReasonOrNull(finding.excerpt_reason),
    why: finding.why,
    whyReasons: mapReasons(finding.why_reasons),
    score: finding.score,
    confidence: finding.confidence,
    severity: severity.fromRest(finding.severity),
  };
}

type TypedPlace = Place & {
  __typename:
    'BytesPlace' | 'TextPlace' | 'BoxPlace' | 'PositionPlace' | 'PicturesPlace' | 'WholePlace';
};

function mapPlace(place: Rest['Place']): TypedPlace {
  switch (place.kind) {
    case 'bytes':
      return { __typename: 'BytesPlace', offset: place.offset, length: place.length };
    case 'text':
      return { __typename: 'TextPlace', offset: place.offset, length: place.length };
    case 'box':
      return {
        __typename: 'BoxPlace',
        imageWidth: place.image_width,
        imageHeight: place.image_height,
        points: place.points,
        parts: place.parts ?? [],
      };
    case 'position':
      return {
        __typename: 'PositionPlace',
        latitude: place.latitude,
        longitude: place.longitude,
        altitude: place.altitude,
      };
    case 'pictures':
      return { __typename: 'PicturesPlace', seen: place.seen, known: place.known };
    case 'whole':
      return { __typename: 'WholePlace', whole: true };
  }
}

export function mapAlertChange(
  event: Extract<Rest['SocketEvent'], { type: 'alert.changed' }>,
): AlertChangeSource {
  return {
    eventId: fromId(event.id),
    alertId: fromId(event.alert_id),
    mediaId: fromId(event.media_id),
    version: event.version,
    status: event.status,
    previousStatus: event.previous_status,
    severity: severity.fromRest(event.severity),
    created: event.created,
    actorId: fromIdOrNull(event.actor_id),
  };
}
