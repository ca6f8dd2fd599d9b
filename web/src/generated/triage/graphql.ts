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

/** A step in an alert's life cycle. */
export type UpdateAlertStatusInput = {
  /** Its id. */
  id: string;
  /** The version that the caller saw; another one is refused as STALE. */
  version: number;
  /** The status to move it to. */
  status: AlertStatus;
  /** Asked for by RESOLVED. */
  feedbackResponse?: FeedbackResponse | null | undefined;
  /** Asked for by DISMISSED. */
  dismissReason?: string | null | undefined;
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

export type TriageStateFragment = { id: string, version: number, status: AlertStatus, severity: Severity, severitySetByPerson: boolean, feedbackResponse: FeedbackResponse | null, dismissReason: string | null, updatedAt: string, assignee: { id: string, fullName: string, email: string } | null };

export type AlertNewsFragment = { id: string, version: number, status: AlertStatus, severity: Severity, assignee: { id: string, fullName: string, email: string } | null };

export type TriageAlertQueryVariables = Exact<{
  id: string;
}>;


export type TriageAlertQuery = { alert: { id: string, version: number, status: AlertStatus, severity: Severity, severitySetByPerson: boolean, feedbackResponse: FeedbackResponse | null, dismissReason: string | null, updatedAt: string, assignee: { id: string, fullName: string, email: string } | null } };

export type UpdateAlertStatusMutationVariables = Exact<{
  input: UpdateAlertStatusInput;
}>;


export type UpdateAlertStatusMutation = { updateAlertStatus: { id: string, version: number, status: AlertStatus, severity: Severity, severitySetByPerson: boolean, feedbackResponse: FeedbackResponse | null, dismissReason: string | null, updatedAt: string, assignee: { id: string, fullName: string, email: string } | null } };

export type UpdateAlertSeverityMutationVariables = Exact<{
  input: UpdateAlertSeverityInput;
}>;


export type UpdateAlertSeverityMutation = { updateAlertSeverity: { id: string, version: number, status: AlertStatus, severity: Severity, severitySetByPerson: boolean, feedbackResponse: FeedbackResponse | null, dismissReason: string | null, updatedAt: string, assignee: { id: string, fullName: string, email: string } | null } };

export type AssignAlertMutationVariables = Exact<{
  input: AssignAlertInput;
}>;


export type AssignAlertMutation = { assignAlert: { id: string, version: number, status: AlertStatus, severity: Severity, severitySetByPerson: boolean, feedbackResponse: FeedbackResponse | null, dismissReason: string | null, updatedAt: string, assignee: { id: string, fullName: string, email: string } | null } };

export type FeedbackResponsesQueryVariables = Exact<{ [key: string]: never; }>;


export type FeedbackResponsesQuery = { feedbackResponses: Array<{ value: FeedbackResponse, label: string }> };

export type ColleaguesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ColleaguesQuery = { colleagues: { count: number, results: Array<{ id: string, fullName: string, email: string }> } };

export const TriageStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TriageState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"severitySetByPerson"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedbackResponse"}},{"kind":"Field","name":{"kind":"Name","value":"dismissReason"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<TriageStateFragment, unknown>;
export const AlertNewsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertNews"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AlertNewsFragment, unknown>;
export const TriageAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TriageAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TriageState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TriageState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"severitySetByPerson"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedbackResponse"}},{"kind":"Field","name":{"kind":"Name","value":"dismissReason"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<TriageAlertQuery, TriageAlertQueryVariables>;
export const UpdateAlertStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAlertStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAlertStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAlertStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TriageState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TriageState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"severitySetByPerson"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedbackResponse"}},{"kind":"Field","name":{"kind":"Name","value":"dismissReason"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateAlertStatusMutation, UpdateAlertStatusMutationVariables>;
export const UpdateAlertSeverityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAlertSeverity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAlertSeverityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAlertSeverity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TriageState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TriageState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"severitySetByPerson"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedbackResponse"}},{"kind":"Field","name":{"kind":"Name","value":"dismissReason"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateAlertSeverityMutation, UpdateAlertSeverityMutationVariables>;
export const AssignAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TriageState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TriageState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"severitySetByPerson"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedbackResponse"}},{"kind":"Field","name":{"kind":"Name","value":"dismissReason"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AssignAlertMutation, AssignAlertMutationVariables>;
export const FeedbackResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedbackResponses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedbackResponses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<FeedbackResponsesQuery, FeedbackResponsesQueryVariables>;
export const ColleaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Colleagues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<ColleaguesQuery, ColleaguesQueryVariables>;
