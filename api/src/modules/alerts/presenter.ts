import { renderAll } from '@vedetta/messages/render.ts';
import { toReason, toReasons } from '@vedetta/messages/reason.ts';
import { presentPath } from '../../platform/http/present-path.ts';
import { presentLineReason } from '../../platform/http/present-line-reason.ts';
import { presentItemTitle } from '../../platform/http/present-item-title.ts';
import { prefixOf } from '../../collectors/sources.ts';
import { presentPerson, presentGonePerson } from '../../platform/http/present-person.ts';
import type { z } from 'zod';
import { AlertStatus } from '../../platform/http/fields.ts';
import type { AlertRow, FindingRow } from './store/alerts.ts';
import type { ListedAlert } from './store/listed-alerts.ts';
import type { NoteRow } from '../notes/store/notes.ts';
import {
  FeedbackResponse,
  type Alert,
  type AlertDetail,
  type Finding,
  type MediaTarget,
} from './alert-schema.ts';
import type { Note } from '../notes/note-schema.ts';

const FeedbackOrNone = FeedbackResponse.nullable();

/** What was watched when an item was found. */
export function presentMediaTarget(media: {
  sourceId: number;
  sourceName: string;
  searchString: string | null;
  accountUsername: string | null;
}): z.input<typeof MediaTarget> {
  const { sourceId, sourceName, searchString, accountUsername } = media;
  return {
    source_name: sourceName,
    search_string: searchString,
    account_username: accountUsername,
    prefix: prefixOf(sourceId, accountUsername),
  };
}

/** One row of an alert list. */
export function presentAlert({ alert, media, assignee }: ListedAlert): z.input<typeof Alert> {
  const item = presentItemTitle(media.titleMessage);
  return {
    id: alert.id,
    version: alert.version,
    media_id: alert.mediaId,
    media_title: media.title,
    media_title_code: item.title_code,
    media_title_of: item.title_of,
    media_target: presentMediaTarget({ ...media, sourceId: alert.sourceId }),
    source_id: alert.sourceId,
    detector: alert.detector,
    title: alert.title,
    title_code: alert.titleMessage.code,
    title_reason: presentLineReason(alert.titleMessage),
    summary: alert.summary,
    summary_reason: alert.summaryMessage && presentLineReason(alert.summaryMessage),
    marks: alert.marks.map(({ start, end }) => ({ start, end })),
    severity: alert.severity,
    severity_set_by_person: alert.severitySetByPerson,
    status: AlertStatus.parse(alert.status),
    assignee: assignee === null ? null : presentPerson(assignee),
    seen_count: media.seenCount,
    feedback_response: FeedbackOrNone.parse(alert.feedbackResponse),
    dismiss_reason: alert.dismissReason,
    detected_at: alert.detectedAt.toISOString(),
    updated_at: alert.updatedAt.toISOString(),
  };
}

/** One alert with what its detector saw. */
export function presentAlertDetail(
  row: AlertRow,
  findings: readonly FindingRow[],
): z.input<typeof AlertDetail> {
  return { ...presentAlert(row), findings: findings.map(presentFinding) };
}

export function presentFinding(finding: FindingRow): z.input<typeof Finding> {
  return {
    id: finding.id,
    alert_id: finding.alertId,
    detector: finding.detector,
    detector_label: finding.detectorLabel,
    detector_version: finding.detectorVersion,
    rule: finding.rule,
    ...presentPath(finding.path),
    place: finding.place,
    excerpt: finding.excerpt,
    excerpt_reason: finding.excerptMessage && toReason(finding.excerptMessage),
    why: renderAll('en', finding.why),
    why_reasons: toReasons(finding.why),
    score: finding.score,
    confidence: finding.confidence,
    severity: finding.severity,
  };
}

export function presentNote({ note, author, tagged }: NoteRow): z.input<typeof Note> {
  return {
    id: note.id,
    media_id: note.mediaId,
    alert_id: note.alertId,
    author: author === null ? presentGonePerson(note.id, note.authorName) : presentPerson(author),
    text: note.text,
    tagged_users: tagged.map(presentPerson),
    created_at: note.createdAt.toISOString(),
    updated_at: note.updatedAt?.toISOString() ?? null,
  };
}
