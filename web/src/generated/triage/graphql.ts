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

/** Severity set by hand. */
export type UpdateAlertSeverityInput = {
  /** Id of the record. */
  id: string;
  /** Version that the caller saw; if the alert has another one, the change is refused as STALE. */
  version: number;
  /** The severity. */
  severity: Severity;
};

/** Assignment of an alert. */
export type AssignAlertInput = {
  /** Id of the record. */
  id: string;
  /** Version that the caller saw; if the alert has another one, the change is refused as STALE. */
  version: number;
  /** Id of the colleague to assign; null removes the assignment. */
  assigneeId?: string | null | undefined;
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

/** Bulk change to undo. */
export type UndoBulkUpdateInput = {
  /** Token from the response to the bulk change. */
  undoToken: string;
};

export type TriageStateFragment = { id: string, version: number, status: AlertStatus, severity: Severity, severitySetByPerson: boolean, feedbackResponse: FeedbackResponse | null, dismissReason: string | null, updatedAt: string, assignee: { id: string, fullName: string, email: string } | null };

export type AlertVersionFragment = { version: number };

export type AlertNewsFragment = { id: string, version: number, status: AlertStatus, severity: Severity, assignee: { id: string, fullName: string, email: string } | null };

export type TriageAlertQueryVariables = Exact<{
  id: string;
}>;


export type TriageAlertQuery = { alert: { id: string, version: number, status: AlertStatus, severity: Severity, severitySetByPerson: boolean, feedbackResponse: FeedbackResponse | null, dismissReason: string | null, updatedAt: string, assignee: { id: string, fullName: string, email: string } | null } };

export type UpdateAlertStatusMutationVariables = Exact<{
  input: UpdateAlertsStatusInput;
}>;


export type UpdateAlertStatusMutation = { updateAlertsStatus: { undoToken: string | null, results: Array<{ id: string, outcome: BulkOutcome, version: number, status: AlertStatus }> } };

export type UndoAlertStatusMutationVariables = Exact<{
  input: UndoBulkUpdateInput;
}>;


export type UndoAlertStatusMutation = { undoBulkUpdate: { results: Array<{ id: string, outcome: BulkOutcome, version: number, status: AlertStatus }> } };

export type UpdateAlertSeverityMutationVariables = Exact<{
  input: UpdateAlertSeverityInput;
}>;


export type UpdateAlertSeverityMutation = { updateAlertSeverity: { id: string, version: number, status: AlertStatus, severity: Severity, severitySetByPerson: boolean, feedbackResponse: FeedbackResponse | null, dismissReason: string | null, updatedAt: string, assignee: { id: string, fullName: string, email: string } | null } };

export type AssignAlertMutationVariables = Exact<{
  input: AssignAlertInput;
}>;


export type AssignAlertMutation = { assignAlert: { id: string, version: number, status: AlertStatus, severity: Severity, severitySetByPerson: boolean, feedbackResponse: FeedbackResponse | null, dismissReason: string | null, updatedAt: string, assignee: { id: string, fullName: string, email: string } | null } };

export type ColleaguesQueryVariables = Exact<{
  search?: string | null | undefined;
  mayTriage?: boolean | null | undefined;
}>;


export type ColleaguesQuery = { colleagues: { count: number, results: Array<{ id: string, fullName: string, email: string }> } };

export const TriageStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TriageState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"severitySetByPerson"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedbackResponse"}},{"kind":"Field","name":{"kind":"Name","value":"dismissReason"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<TriageStateFragment, unknown>;
export const AlertVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AlertVersionFragment, unknown>;
export const AlertNewsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertNews"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AlertNewsFragment, unknown>;
export const TriageAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TriageAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TriageState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TriageState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"severitySetByPerson"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedbackResponse"}},{"kind":"Field","name":{"kind":"Name","value":"dismissReason"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<TriageAlertQuery, TriageAlertQueryVariables>;
export const UpdateAlertStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAlertStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAlertsStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAlertsStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoToken"}}]}}]}}]} as unknown as DocumentNode<UpdateAlertStatusMutation, UpdateAlertStatusMutationVariables>;
export const UndoAlertStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoAlertStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoBulkUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoBulkUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<UndoAlertStatusMutation, UndoAlertStatusMutationVariables>;
export const UpdateAlertSeverityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAlertSeverity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAlertSeverityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAlertSeverity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TriageState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TriageState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"severitySetByPerson"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedbackResponse"}},{"kind":"Field","name":{"kind":"Name","value":"dismissReason"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateAlertSeverityMutation, UpdateAlertSeverityMutationVariables>;
export const AssignAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TriageState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TriageState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"severitySetByPerson"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedbackResponse"}},{"kind":"Field","name":{"kind":"Name","value":"dismissReason"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AssignAlertMutation, AssignAlertMutationVariables>;
export const ColleaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Colleagues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mayTriage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"mayTriage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mayTriage"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<ColleaguesQuery, ColleaguesQueryVariables>;
