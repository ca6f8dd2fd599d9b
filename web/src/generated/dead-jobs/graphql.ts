/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of failed job. */
export type DeadJobKind =
  /** Scan of a file or item. */
  | 'SCAN'
  /** Text recognition in an item’s images, the last step of its scan. */
  | 'PICTURE_TEXT'
  /** Sending of an email. */
  | 'MAIL'
  /** Preparation of an email’s content. */
  | 'MAIL_PREPARATION'
  /** Delivery of a message to a webhook. */
  | 'WEBHOOK'
  /** Rescan of the history with changed lists. */
  | 'RESCAN'
  /** Reading of an indicator list from its URL. */
  | 'INDICATOR_LIST'
  /** Job from a later version of Vedetta. */
  | 'OTHER';

export type DeadJobRowFragment = { id: string, kind: DeadJobKind, about: string | null, aboutId: string | null, problem: string | null, attempts: number, notRetriedBecause: string | null, diedAt: string, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, notRetriedReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }> };

export type DeadJobsQueryVariables = Exact<{
  page: number;
}>;


export type DeadJobsQuery = { deadJobs: { count: number, page: number, pageSize: number, results: Array<{ id: string, kind: DeadJobKind, about: string | null, aboutId: string | null, problem: string | null, attempts: number, notRetriedBecause: string | null, diedAt: string, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, notRetriedReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }> }> } };

export type RetryDeadJobMutationVariables = Exact<{
  id: string;
}>;


export type RetryDeadJobMutation = { retryDeadJob: string };

export const DeadJobRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadJobRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeadJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"aboutId"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"notRetriedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"notRetriedReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"diedAt"}}]}}]} as unknown as DocumentNode<DeadJobRowFragment, unknown>;
export const DeadJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeadJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadJobRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadJobRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeadJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"aboutId"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"notRetriedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"notRetriedReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"diedAt"}}]}}]} as unknown as DocumentNode<DeadJobsQuery, DeadJobsQueryVariables>;
export const RetryDeadJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryDeadJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryDeadJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RetryDeadJobMutation, RetryDeadJobMutationVariables>;
