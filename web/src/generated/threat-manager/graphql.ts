/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Life cycle of an alert. DETECTED is shown as “Needs review”, VALIDATED as “In progress”. */
export type AlertStatus =
  /** Found, but not yet reviewed. */
  | 'DETECTED'
  /** Validated as a threat; someone is dealing with it. */
  | 'VALIDATED'
  /** Dealt with; it has a feedback response. */
  | 'RESOLVED'
  /** Not a threat; it has a reason. */
  | 'DISMISSED';

/** Severity from Informative (1) to Critical (5). */
export type Severity =
  /** 1: good to know. */
  | 'INFORMATIVE'
  /** 2: little harm. */
  | 'LOW'
  /** 3: look at it today. */
  | 'MEDIUM'
  /** 4: look at it now. */
  | 'HIGH'
  /** 5: harm is being done or about to be. */
  | 'CRITICAL';

/** Feedback that a person gives on an alert; it feeds into the detectors’ measured precision. */
export type FeedbackResponse =
  /** It was a threat. */
  | 'CONFIRMED_THREAT'
  /** The detector was wrong: the content is harmless. */
  | 'FALSE_POSITIVE_BENIGN'
  /** The detector was wrong: the content is satire or a news report. */
  | 'FALSE_POSITIVE_SATIRE_OR_NEWS'
  /** Another alert reports the same thing. */
  | 'DUPLICATE'
  /** The alert is correct, and the company knows and accepts it. */
  | 'KNOWN_AND_ACCEPTED'
  /** The available information isn’t enough to tell. */
  | 'CANNOT_TELL';

/**
 * Status of a scan. FOUND, PARTIAL and CLEAN are results; UNREADABLE means that the file could not be read,
 * FAILED that the scanner could not finish.
 */
export type ScanStatus =
  /** The scan is waiting in the queue. */
  | 'QUEUED'
  /** Detectors are scanning it. */
  | 'SCANNING'
  /** Something was found. */
  | 'FOUND'
  /** Nothing was found, but not every part was examined: `coverage` lists the parts that weren’t, and why. */
  | 'PARTIAL'
  /** Every part was examined by every detector that applies, and nothing was found. */
  | 'CLEAN'
  /** The file could not be read, so it isn’t reported as clean. */
  | 'UNREADABLE'
  /** The scanner could not finish. */
  | 'FAILED';

/** Outcome of a bulk change for one alert. */
export type BulkOutcome =
  /** The alert was changed. */
  | 'CHANGED'
  /** The alert already had the requested value. */
  | 'UNCHANGED'
  /** Someone changed the alert after the caller read it; it was left unchanged. */
  | 'STALE'
  /** The alert’s status doesn’t allow the requested one; it was left unchanged. */
  | 'INVALID_TRANSITION'
  /** Feedback requires a resolved or dismissed alert; this one was left unchanged. */
  | 'NOT_CLOSED'
  /** The change was undone. */
  | 'RESTORED'
  /** Someone changed the alert after the bulk change; the undo left it unchanged. */
  | 'CHANGED_SINCE';

/** Source that content comes from. */
export type Source =
  /** Instagram. */
  | 'INSTAGRAM'
  /** Facebook. */
  | 'FACEBOOK'
  /** LinkedIn. */
  | 'LINKEDIN'
  /** WhatsApp. */
  | 'WHATSAPP'
  /** X, formerly Twitter. */
  | 'X'
  /** Uploaded files. */
  | 'FILE_UPLOAD'
  /** Folders and network shares. */
  | 'LOCAL_NETWORK'
  /** RSS, Atom and JSON feeds. */
  | 'WEB_FEED'
  /** Mastodon. */
  | 'MASTODON'
  /** Bluesky. */
  | 'BLUESKY'
  /** Telegram. */
  | 'TELEGRAM'
  /** A source that this version of the gateway doesn’t know; its name is in `sourceName`. */
  | 'OTHER';

/** Filter of a list. Each field narrows the results; fields omitted don’t filter. */
export type AlertFilter = {
  /** Values, any of which matches. */
  status?: Array<AlertStatus> | null | undefined;
  /** Numbers of sources, any of which matches; `sources` takes their names. */
  sourceIds?: Array<number> | null | undefined;
  /** Values, any of which matches. */
  severity?: Array<Severity> | null | undefined;
  /** Targets that alerts come from, any of which matches. */
  targetIds?: Array<string> | null | undefined;
  /**
   * Users that alerts are assigned to, any of whom matches. For a deleted user: the alerts that the deletion
   * left unassigned, until someone is assigned to them again.
   */
  assignedTo?: Array<string> | null | undefined;
  /** Whether unassigned alerts match: true selects alerts assigned to no one, or to any of `assignedTo`. */
  unassigned?: boolean | null | undefined;
  /** Detectors that raised the alerts, any of which matches, named as in `Alert.detector`. */
  detectors?: Array<string> | null | undefined;
  /** Feedback responses, any of which matches. */
  feedback?: Array<FeedbackResponse> | null | undefined;
  /** Hours of the week in which alerts were detected, any of which matches. */
  hours?: Array<HourOfWeek> | null | undefined;
  /** Words, or part of one, in the text of the alert and its item. */
  search?: string | null | undefined;
  /** Earliest time of detection, inclusive. */
  timeFrom?: string | null | undefined;
  /** Latest time of detection, inclusive. */
  timeTo?: string | null | undefined;
  /** Sources, any of which matches; adds to `sourceIds`. */
  sources?: Array<Source> | null | undefined;
};

/** Hour of every week in a time zone, as used by `AnalyticsStats.heatMap` for its numbers of alerts. */
export type HourOfWeek = {
  /** Day of the week; 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Hour, from 0 to 23. */
  hour: number;
  /** Name of the time zone, such as Europe/Rome. */
  timeZone?: string;
};

/** Selection of alerts: up to 500 `ids`, or up to 10,000 that match `filter`; exactly one of the two. */
export type UpdateAlertsStatusInput = {
  /** Ids of up to 500 alerts. */
  ids?: Array<string> | null | undefined;
  /**
   * Versions that the caller saw, in the order of `ids`; alerts with another version are left unchanged as
   * STALE.
   */
  versions?: Array<number> | null | undefined;
  /** Filter that selects all matching alerts, up to 10,000. */
  filter?: AlertFilter | null | undefined;
  /** Status to move the alerts to. */
  status: AlertStatus;
  /** Feedback response; required for RESOLVED. */
  feedbackResponse?: FeedbackResponse | null | undefined;
  /** Reason for the dismissal; required for DISMISSED. */
  dismissReason?: string | null | undefined;
};

/** Selection of alerts: up to 500 `ids`, or up to 10,000 that match `filter`; exactly one of the two. */
export type AssignAlertsInput = {
  /** Ids of up to 500 alerts. */
  ids?: Array<string> | null | undefined;
  /**
   * Versions that the caller saw, in the order of `ids`; alerts with another version are left unchanged as
   * STALE.
   */
  versions?: Array<number> | null | undefined;
  /** Filter that selects all matching alerts, up to 10,000. */
  filter?: AlertFilter | null | undefined;
  /** Id of an active colleague to assign; null or omitted removes the assignments. */
  assigneeId?: string | null | undefined;
};

/** Bulk change to undo. */
export type UndoBulkUpdateInput = {
  /** Token from the response to the bulk change. */
  undoToken: string;
};

/** Filter of a list. Each field narrows the results; fields omitted don’t filter. */
export type TargetFilter = {
  /** Whether the targets are active (true) or paused (false). */
  isActive?: boolean | null | undefined;
  /** Values, any of which matches. */
  sources?: Array<Source> | null | undefined;
  /** Part of what the targets watch. */
  search?: string | null | undefined;
};

export type ChangeManyAlertsMutationVariables = Exact<{
  input: UpdateAlertsStatusInput;
}>;


export type ChangeManyAlertsMutation = { updateAlertsStatus: { undoToken: string | null, results: Array<{ id: string, outcome: BulkOutcome }> } };

export type AssignManyAlertsMutationVariables = Exact<{
  input: AssignAlertsInput;
}>;


export type AssignManyAlertsMutation = { assignAlerts: { undoToken: string | null, results: Array<{ id: string, outcome: BulkOutcome }> } };

export type UndoManyAlertsMutationVariables = Exact<{
  input: UndoBulkUpdateInput;
}>;


export type UndoManyAlertsMutation = { undoBulkUpdate: { results: Array<{ id: string, outcome: BulkOutcome }> } };

export type AlertRowFragment = { id: string, version: number, mediaId: string, mediaTitle: string, mediaTitleCode: string | null, mediaTitleOf: string | null, sourceId: number, detector: string, title: string, summary: string, severity: Severity, status: AlertStatus, seenCount: number, detectedAt: string, mediaTarget: { sourceName: string, prefix: string, searchString: string | null, accountUsername: string | null }, titleReason: { code: string, params: Array<{ name: string, value: string }> }, summaryReason: { code: string, params: Array<{ name: string, value: string }> } | null, marks: Array<{ start: number, end: number }>, assignee: { id: string, fullName: string, email: string } | null };

export type AlertListQueryVariables = Exact<{
  filter?: AlertFilter | null | undefined;
  page?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AlertListQuery = { alerts: { count: number, countIsPartial: boolean, page: number, pageSize: number, start: number | null, endCursor: string | null, results: Array<{ id: string, version: number, mediaId: string, mediaTitle: string, mediaTitleCode: string | null, mediaTitleOf: string | null, sourceId: number, detector: string, title: string, summary: string, severity: Severity, status: AlertStatus, seenCount: number, detectedAt: string, mediaTarget: { sourceName: string, prefix: string, searchString: string | null, accountUsername: string | null }, titleReason: { code: string, params: Array<{ name: string, value: string }> }, summaryReason: { code: string, params: Array<{ name: string, value: string }> } | null, marks: Array<{ start: number, end: number }>, assignee: { id: string, fullName: string, email: string } | null }> } };

export type AlertListCountsQueryVariables = Exact<{
  filter?: AlertFilter | null | undefined;
}>;


export type AlertListCountsQuery = { alertCounts: { detected: number, validated: number, resolved: number, dismissed: number, media: number, countIsPartial: boolean } };

export type MediaRowFragment = { id: string, title: string, titleCode: string | null, titleOf: string | null, scanStatus: ScanStatus, problem: string | null, highestSeverity: Severity | null, alertCount: number, seenCount: number, createdAt: string, mediaTarget: { sourceName: string, prefix: string, searchString: string | null, accountUsername: string | null }, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, coverage: { parts: number, examined: number } | null };

export type MediaListQueryVariables = Exact<{
  search?: string | null | undefined;
  sourceIds?: Array<number> | number | null | undefined;
  targetIds?: Array<string> | string | null | undefined;
  timeFrom?: string | null | undefined;
  timeTo?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type MediaListQuery = { mediaList: { count: number, countIsPartial: boolean, page: number, pageSize: number, results: Array<{ id: string, title: string, titleCode: string | null, titleOf: string | null, scanStatus: ScanStatus, problem: string | null, highestSeverity: Severity | null, alertCount: number, seenCount: number, createdAt: string, mediaTarget: { sourceName: string, prefix: string, searchString: string | null, accountUsername: string | null }, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, coverage: { parts: number, examined: number } | null }> } };

export type AlertListChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AlertListChangedSubscription = { alertChanged: { eventId: string, alertId: string, status: AlertStatus, previousStatus: AlertStatus | null, severity: Severity, created: boolean, alert: { feedbackResponse: FeedbackResponse | null, id: string, version: number, mediaId: string, mediaTitle: string, mediaTitleCode: string | null, mediaTitleOf: string | null, sourceId: number, detector: string, title: string, summary: string, severity: Severity, status: AlertStatus, seenCount: number, detectedAt: string, mediaTarget: { sourceName: string, prefix: string, searchString: string | null, accountUsername: string | null }, titleReason: { code: string, params: Array<{ name: string, value: string }> }, summaryReason: { code: string, params: Array<{ name: string, value: string }> } | null, marks: Array<{ start: number, end: number }>, assignee: { id: string, fullName: string, email: string } | null } | null } };

export type FilterTargetFragment = { id: string, sourceName: string, prefix: string, accountUsername: string | null, searchString: string | null };

export type FilterTargetsQueryVariables = Exact<{
  filter?: TargetFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type FilterTargetsQuery = { targets: { count: number, results: Array<{ id: string, sourceName: string, prefix: string, accountUsername: string | null, searchString: string | null }> } };

export type FilterTargetNamedQueryVariables = Exact<{
  id: string;
}>;


export type FilterTargetNamedQuery = { target: { id: string, sourceName: string, prefix: string, accountUsername: string | null, searchString: string | null } };

export type MediaGroupsQueryVariables = Exact<{
  mediaIds: Array<string> | string;
}>;


export type MediaGroupsQuery = { mediaGroups: Array<{ mediaId: string, groupId: string, count: number, seenCount: number }> };

export type AlertPreviewQueryVariables = Exact<{
  id: string;
  mediaId: string;
}>;


export type AlertPreviewQuery = { alert: { id: string, findings: Array<{ id: string, detector: string, detectorLabel: string, path: Array<string>, excerpt: string, why: string, excerptReason: { code: string, params: Array<{ name: string, value: string }> } | null, whyReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }> }> }, media: { id: string, title: string, titleCode: string | null, titleOf: string | null, createdAt: string, preview: { width: number, height: number, path: string } | null } };

export type TriageTimeQueryVariables = Exact<{
  from: string;
  to: string;
  fromBefore: string;
  toBefore: string;
  timeZone: string;
}>;


export type TriageTimeQuery = { stats: { timeToTriage: { median: number | null, count: number } }, before: { timeToTriage: { median: number | null } } };

export type FilterPeopleQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type FilterPeopleQuery = { colleagues: { count: number, results: Array<{ id: string, fullName: string, email: string }> } };

export type FilterPeopleNamedQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type FilterPeopleNamedQuery = { colleagues: { results: Array<{ id: string, fullName: string }> } };

export const AlertRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"mediaId"}},{"kind":"Field","name":{"kind":"Name","value":"mediaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"mediaTitleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mediaTitleOf"}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"mediaTarget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"searchString"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}}]}},{"kind":"Field","name":{"kind":"Name","value":"detector"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"summaryReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seenCount"}},{"kind":"Field","name":{"kind":"Name","value":"detectedAt"}}]}}]} as unknown as DocumentNode<AlertRowFragment, unknown>;
export const MediaRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleCode"}},{"kind":"Field","name":{"kind":"Name","value":"titleOf"}},{"kind":"Field","name":{"kind":"Name","value":"mediaTarget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"searchString"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"examined"}}]}},{"kind":"Field","name":{"kind":"Name","value":"highestSeverity"}},{"kind":"Field","name":{"kind":"Name","value":"alertCount"}},{"kind":"Field","name":{"kind":"Name","value":"seenCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<MediaRowFragment, unknown>;
export const FilterTargetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterTarget"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Target"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}},{"kind":"Field","name":{"kind":"Name","value":"searchString"}}]}}]} as unknown as DocumentNode<FilterTargetFragment, unknown>;
export const ChangeManyAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeManyAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAlertsStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAlertsStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoToken"}}]}}]}}]} as unknown as DocumentNode<ChangeManyAlertsMutation, ChangeManyAlertsMutationVariables>;
export const AssignManyAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignManyAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignAlertsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoToken"}}]}}]}}]} as unknown as DocumentNode<AssignManyAlertsMutation, AssignManyAlertsMutationVariables>;
export const UndoManyAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoManyAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoBulkUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoBulkUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]}}]}}]} as unknown as DocumentNode<UndoManyAlertsMutation, UndoManyAlertsMutationVariables>;
export const AlertListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"SEVERITY"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"countIsPartial"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"mediaId"}},{"kind":"Field","name":{"kind":"Name","value":"mediaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"mediaTitleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mediaTitleOf"}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"mediaTarget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"searchString"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}}]}},{"kind":"Field","name":{"kind":"Name","value":"detector"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"summaryReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seenCount"}},{"kind":"Field","name":{"kind":"Name","value":"detectedAt"}}]}}]} as unknown as DocumentNode<AlertListQuery, AlertListQueryVariables>;
export const AlertListCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertListCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detected"}},{"kind":"Field","name":{"kind":"Name","value":"validated"}},{"kind":"Field","name":{"kind":"Name","value":"resolved"}},{"kind":"Field","name":{"kind":"Name","value":"dismissed"}},{"kind":"Field","name":{"kind":"Name","value":"media"}},{"kind":"Field","name":{"kind":"Name","value":"countIsPartial"}}]}}]}}]} as unknown as DocumentNode<AlertListCountsQuery, AlertListCountsQueryVariables>;
export const MediaListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sourceIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"targetIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sourceIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sourceIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"targetIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"targetIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"countIsPartial"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleCode"}},{"kind":"Field","name":{"kind":"Name","value":"titleOf"}},{"kind":"Field","name":{"kind":"Name","value":"mediaTarget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"searchString"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"examined"}}]}},{"kind":"Field","name":{"kind":"Name","value":"highestSeverity"}},{"kind":"Field","name":{"kind":"Name","value":"alertCount"}},{"kind":"Field","name":{"kind":"Name","value":"seenCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<MediaListQuery, MediaListQueryVariables>;
export const AlertListChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AlertListChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"alertId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"previousStatus"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"alert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertRow"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackResponse"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"mediaId"}},{"kind":"Field","name":{"kind":"Name","value":"mediaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"mediaTitleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mediaTitleOf"}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"mediaTarget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"searchString"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}}]}},{"kind":"Field","name":{"kind":"Name","value":"detector"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"summaryReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seenCount"}},{"kind":"Field","name":{"kind":"Name","value":"detectedAt"}}]}}]} as unknown as DocumentNode<AlertListChangedSubscription, AlertListChangedSubscriptionVariables>;
export const FilterTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TargetFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"targets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterTarget"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterTarget"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Target"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}},{"kind":"Field","name":{"kind":"Name","value":"searchString"}}]}}]} as unknown as DocumentNode<FilterTargetsQuery, FilterTargetsQueryVariables>;
export const FilterTargetNamedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterTargetNamed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterTarget"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterTarget"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Target"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}},{"kind":"Field","name":{"kind":"Name","value":"searchString"}}]}}]} as unknown as DocumentNode<FilterTargetNamedQuery, FilterTargetNamedQueryVariables>;
export const MediaGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mediaIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mediaIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mediaIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaId"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"seenCount"}}]}}]}}]} as unknown as DocumentNode<MediaGroupsQuery, MediaGroupsQueryVariables>;
export const AlertPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mediaId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"detector"}},{"kind":"Field","name":{"kind":"Name","value":"detectorLabel"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"excerptReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"whyReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"media"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mediaId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleCode"}},{"kind":"Field","name":{"kind":"Name","value":"titleOf"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<AlertPreviewQuery, AlertPreviewQueryVariables>;
export const TriageTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TriageTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromBefore"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toBefore"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeToTriage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"before"},"name":{"kind":"Name","value":"stats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromBefore"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toBefore"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeToTriage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}}]}}]}}]}}]} as unknown as DocumentNode<TriageTimeQuery, TriageTimeQueryVariables>;
export const FilterPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<FilterPeopleQuery, FilterPeopleQueryVariables>;
export const FilterPeopleNamedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterPeopleNamed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]}}]} as unknown as DocumentNode<FilterPeopleNamedQuery, FilterPeopleNamedQueryVariables>;
