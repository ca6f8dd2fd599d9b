/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** File to upload. */
export type UploadTokenInput = {
  /** Name of the file or detail. */
  filename: string;
  /** Size in bytes, at most 100 MiB. */
  size: number;
};

export type FileRowFragment = { id: string, filename: string, size: number, mime: string | null, typeLabel: string | null, typeCode: string | null, status: ScanStatus, problem: string | null, headline: string | null, highestSeverity: Severity | null, detectorsDone: number, detectorsTotal: number, mediaId: string | null, path: string | null, showsPasswords: boolean, createdAt: string, scannedAt: string | null, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, coverage: { parts: number, examined: number } | null, headlineReason: { code: string, params: Array<{ name: string, value: string }> } | null };

export type FilesQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type FilesQuery = { files: { count: number, page: number, pageSize: number, results: Array<{ id: string, filename: string, size: number, mime: string | null, typeLabel: string | null, typeCode: string | null, status: ScanStatus, problem: string | null, headline: string | null, highestSeverity: Severity | null, detectorsDone: number, detectorsTotal: number, mediaId: string | null, path: string | null, showsPasswords: boolean, createdAt: string, scannedAt: string | null, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, coverage: { parts: number, examined: number } | null, headlineReason: { code: string, params: Array<{ name: string, value: string }> } | null }> } };

export type CreateUploadTokenMutationVariables = Exact<{
  input: UploadTokenInput;
}>;


export type CreateUploadTokenMutation = { createUploadToken: { token: string, expiresAt: string } };

export type FileScanProgressedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FileScanProgressedSubscription = { scanProgressed: { eventId: string, fileId: string, file: { id: string, filename: string, size: number, mime: string | null, typeLabel: string | null, typeCode: string | null, status: ScanStatus, problem: string | null, headline: string | null, highestSeverity: Severity | null, detectorsDone: number, detectorsTotal: number, mediaId: string | null, path: string | null, showsPasswords: boolean, createdAt: string, scannedAt: string | null, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, coverage: { parts: number, examined: number } | null, headlineReason: { code: string, params: Array<{ name: string, value: string }> } | null } | null } };

export const FileRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"typeCode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"examined"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"headlineReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"highestSeverity"}},{"kind":"Field","name":{"kind":"Name","value":"detectorsDone"}},{"kind":"Field","name":{"kind":"Name","value":"detectorsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"mediaId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"showsPasswords"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"scannedAt"}}]}}]} as unknown as DocumentNode<FileRowFragment, unknown>;
export const FilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Files"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"typeCode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"examined"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"headlineReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"highestSeverity"}},{"kind":"Field","name":{"kind":"Name","value":"detectorsDone"}},{"kind":"Field","name":{"kind":"Name","value":"detectorsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"mediaId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"showsPasswords"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"scannedAt"}}]}}]} as unknown as DocumentNode<FilesQuery, FilesQueryVariables>;
export const CreateUploadTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUploadToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUploadToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CreateUploadTokenMutation, CreateUploadTokenMutationVariables>;
export const FileScanProgressedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FileScanProgressed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scanProgressed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"typeCode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"examined"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"headlineReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"highestSeverity"}},{"kind":"Field","name":{"kind":"Name","value":"detectorsDone"}},{"kind":"Field","name":{"kind":"Name","value":"detectorsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"mediaId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"showsPasswords"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"scannedAt"}}]}}]} as unknown as DocumentNode<FileScanProgressedSubscription, FileScanProgressedSubscriptionVariables>;
