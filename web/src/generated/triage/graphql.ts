/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Life cycle of an alert. DETECTED is shown as 'Needs review', VALIDATED as 'In progress'. */
export type AlertStatus =
  /** Found, and nobody has judged it yet. */
  | 'DETECTED'
  /** A threat, and somebody deals with it. */
  | 'VALIDATED'
  /** Dealt with; it has a feedback response. */
  | 'RESOLVED'
  /** No threat; it has a reason. */
  | 'DISMISSED';

/** From Informative (1) to Critical (5). */
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

/** What a person answers about an alert; it feeds the detectors' measured precision. */
export type FeedbackResponse =
  /** It was a threat. */
  | 'CONFIRMED_THREAT'
  /** The detector erred: the content is harmless. */
  | 'FALSE_POSITIVE_BENIGN'
  /** The detector erred: satire or a report in the news. */
  | 'FALSE_POSITIVE_SATIRE_OR_NEWS'
  /** Another alert tells the same. */
  | 'DUPLICATE'
  /** True, known and accepted. */
  | 'KNOWN_AND_ACCEPTED'
  /** What there is does not tell. */
  | 'CANNOT_TELL';

/** What became of one alert of a bulk change. */
export type BulkOutcome =
  /** It was changed. */
  | 'CHANGED'
  /** It stood so already. */
  | 'UNCHANGED'
  /** Somebody changed it since the caller saw it; it was left alone. */
  | 'STALE'
  /** Its status does not lead to the one asked for; it was left alone. */
  | 'INVALID_TRANSITION'
  /** Feedback needs a resolved or dismissed alert; it was left alone. */
  | 'NOT_CLOSED'
  /** The undo took the change back. */
  | 'RESTORED'
  /** Somebody changed it after the bulk change; the undo left it alone. */
  | 'CHANGED_SINCE';

/** Where things come from. */
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
  /** Files that people upload. */
  | 'FILE_UPLOAD'
  /** Folders and shares. */
  | 'LOCAL_NETWORK'
  /** RSS, Atom and JSON feeds. */
  | 'WEB_FEED'
  /** Mastodon. */
  | 'MASTODON'
  /** Bluesky. */
  | 'BLUESKY'
  /** Telegram. */
  | 'TELEGRAM'
  /** A source that this gateway does not know yet; its name stands in `sourceName`. */
  | 'OTHER';

/** Every member narrows; members left out do not filter. */
export type AlertFilter = {
  /** Any of these. */
  status?: Array<AlertStatus> | null | undefined;
  /** Any of these, by number; `sources` names them. */
  sourceIds?: Array<number> | null | undefined;
  /** Any of these. */
  severity?: Array<Severity> | null | undefined;
  /** From any of these targets. */
  targetIds?: Array<string> | null | undefined;
  /** Assigned to any of these users. Of a deleted user: the alerts that the deletion left to no one, until someone has them again. */
  assignedTo?: Array<string> | null | undefined;
  /** true: assigned to no one, or to any of `assignedTo`. */
  unassigned?: boolean | null | undefined;
  /** Raised by any of these detectors, as `Alert.detector` names them. */
  detectors?: Array<string> | null | undefined;
  /** Answered with any of these. */
  feedback?: Array<FeedbackResponse> | null | undefined;
  /** Detected in any of these hours of the week. */
  hours?: Array<HourOfWeek> | null | undefined;
  /** Words, or part of one, in what the alert and its item say. */
  search?: string | null | undefined;
  /** Detected then or later. */
  timeFrom?: string | null | undefined;
  /** Detected then or earlier. */
  timeTo?: string | null | undefined;
  /** Any of these; adds to `sourceIds`. */
  sources?: Array<Source> | null | undefined;
};

/** An hour of every week in a time zone, as `AnalyticsStats.heatMap` counts alerts by it. */
export type HourOfWeek = {
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  /** 0 to 23. */
  hour: number;
  /** Such as Europe/Rome. */
  timeZone?: string;
};

/** A severity by hand. */
export type UpdateAlertSeverityInput = {
  /** Its id. */
  id: string;
  /** The version that the caller saw; another one is refused as STALE. */
  version: number;
  /** The severity. */
  severity: Severity;
};

/** Who shall see to an alert. */
export type AssignAlertInput = {
  /** Its id. */
  id: string;
  /** The version that the caller saw; another one is refused as STALE. */
  version: number;
  /** A colleague; null takes it from whoever has it. */
  assigneeId?: string | null | undefined;
};

/** Which alerts: up to 500 `ids`, or up to 10,000 that match `filter`; exactly one of both. */
export type UpdateAlertsStatusInput = {
  /** Up to 500. */
  ids?: Array<string> | null | undefined;
  /** The versions that the caller saw, in the order of `ids`; rows with another one are left alone as STALE. */
  versions?: Array<number> | null | undefined;
  /** All that match, up to 10,000. */
  filter?: AlertFilter | null | undefined;
  /** The status to move them to. */
  status: AlertStatus;
  /** Asked for by RESOLVED. */
  feedbackResponse?: FeedbackResponse | null | undefined;
  /** Asked for by DISMISSED. */
  dismissReason?: string | null | undefined;
};

/** Which change to take back. */
export type UndoBulkUpdateInput = {
  /** From the answer of the change. */
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
