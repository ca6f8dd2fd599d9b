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

/** Status of a rescan. */
export type RescanStatus =
  /** It is waiting for a worker. */
  | 'WAITING'
  /** It is scanning one item after another. */
  | 'RUNNING'
  /** It has scanned all items. */
  | 'DONE'
  /** Someone stopped it. */
  | 'CANCELED'
  /** It could not continue; `problem` says why. */
  | 'FAILED';

/** Effect of a rescan on an alert. */
export type RescanAct =
  /** An alert would be raised that doesn’t exist yet. */
  | 'RAISED'
  /** The alert exists, but would no longer be raised. */
  | 'HIDDEN'
  /** The severity of the alert would change. */
  | 'CHANGED';

/** Fields to change; those omitted stay as they are. */
export type UpdateSettingsInput = {
  /** New list of at most 1,000 entries; replaces the current one. */
  protectedNames?: Array<string> | null | undefined;
  /** New list of at most 1,000 entries; replaces the current one. */
  protectedDomains?: Array<string> | null | undefined;
  /** Changes to the watch terms. */
  watchTerms?: WatchTermsInput | null | undefined;
  /** Lowest severity of alerts whose changes send notifications. */
  minNotifySeverity?: Severity | null | undefined;
  /** Number of days after which media items and alerts are deleted; null keeps everything. */
  retentionDays?: number | null | undefined;
  /** Whether notifications are also sent by email. */
  mailEnabled?: boolean | null | undefined;
};

/** Changes to the watch terms: at most 100,000 terms in all. Terms that already exist aren’t added twice. */
export type WatchTermsInput = {
  /** Terms that replace the whole list. */
  replace?: Array<string> | null | undefined;
  /** Terms to add. */
  add?: Array<string> | null | undefined;
  /** Terms to remove. */
  remove?: Array<string> | null | undefined;
  /**
   * Severity of alerts about the terms that are added or replace the list, including those already in it. When
   * omitted, new terms get LOW and existing ones keep theirs.
   */
  severity?: Severity | null | undefined;
};

/** Changes to the lists to try out; without any, the lists in force are applied to stored items. */
export type StartRescanInput = {
  /** Names that would replace the list. */
  protectedNames?: Array<string> | null | undefined;
  /** Domains that would replace the list. */
  protectedDomains?: Array<string> | null | undefined;
  /** Changes to the watch terms. */
  watchTerms?: WatchTermsInput | null | undefined;
};

export type CompanySettingsPartsFragment = { protectedNames: Array<string>, protectedDomains: Array<string>, watchTermsCount: number, minNotifySeverity: Severity, retentionDays: number | null, mailEnabled: boolean };

export type CompanySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanySettingsQuery = { settings: { protectedNames: Array<string>, protectedDomains: Array<string>, watchTermsCount: number, minNotifySeverity: Severity, retentionDays: number | null, mailEnabled: boolean } };

export type SaveCompanySettingsMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type SaveCompanySettingsMutation = { updateSettings: { protectedNames: Array<string>, protectedDomains: Array<string>, watchTermsCount: number, minNotifySeverity: Severity, retentionDays: number | null, mailEnabled: boolean } };

export type WatchTermsQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
}>;


export type WatchTermsQuery = { watchTerms: { count: number, page: number, pageSize: number, results: Array<string>, severities: Array<Severity> } };

export type RescanPartsFragment = { id: string, status: RescanStatus, days: number, itemsTotal: number, itemsDone: number, itemsFailed: number, raised: number, hidden: number, changed: number, problem: string | null, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, examples: Array<{ act: RescanAct, mediaId: string, title: string, summary: string, severity: Severity, titleReason: { code: string, params: Array<{ name: string, value: string }> }, summaryReason: { code: string, params: Array<{ name: string, value: string }> } | null }> };

export type StartRescanMutationVariables = Exact<{
  input: StartRescanInput;
}>;


export type StartRescanMutation = { startRescan: { id: string, status: RescanStatus, days: number, itemsTotal: number, itemsDone: number, itemsFailed: number, raised: number, hidden: number, changed: number, problem: string | null, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, examples: Array<{ act: RescanAct, mediaId: string, title: string, summary: string, severity: Severity, titleReason: { code: string, params: Array<{ name: string, value: string }> }, summaryReason: { code: string, params: Array<{ name: string, value: string }> } | null }> } };

export type ReadRescanQueryVariables = Exact<{
  id: string;
}>;


export type ReadRescanQuery = { rescan: { id: string, status: RescanStatus, days: number, itemsTotal: number, itemsDone: number, itemsFailed: number, raised: number, hidden: number, changed: number, problem: string | null, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, examples: Array<{ act: RescanAct, mediaId: string, title: string, summary: string, severity: Severity, titleReason: { code: string, params: Array<{ name: string, value: string }> }, summaryReason: { code: string, params: Array<{ name: string, value: string }> } | null }> } };

export type CancelRescanMutationVariables = Exact<{
  id: string;
}>;


export type CancelRescanMutation = { cancelRescan: { id: string, status: RescanStatus, days: number, itemsTotal: number, itemsDone: number, itemsFailed: number, raised: number, hidden: number, changed: number, problem: string | null, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, examples: Array<{ act: RescanAct, mediaId: string, title: string, summary: string, severity: Severity, titleReason: { code: string, params: Array<{ name: string, value: string }> }, summaryReason: { code: string, params: Array<{ name: string, value: string }> } | null }> } };

export const CompanySettingsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanySettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protectedNames"}},{"kind":"Field","name":{"kind":"Name","value":"protectedDomains"}},{"kind":"Field","name":{"kind":"Name","value":"watchTermsCount"}},{"kind":"Field","name":{"kind":"Name","value":"minNotifySeverity"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"mailEnabled"}}]}}]} as unknown as DocumentNode<CompanySettingsPartsFragment, unknown>;
export const RescanPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RescanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rescan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"itemsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"itemsDone"}},{"kind":"Field","name":{"kind":"Name","value":"itemsFailed"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"examples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"mediaId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"summaryReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}}]}}]} as unknown as DocumentNode<RescanPartsFragment, unknown>;
export const CompanySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanySettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanySettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protectedNames"}},{"kind":"Field","name":{"kind":"Name","value":"protectedDomains"}},{"kind":"Field","name":{"kind":"Name","value":"watchTermsCount"}},{"kind":"Field","name":{"kind":"Name","value":"minNotifySeverity"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"mailEnabled"}}]}}]} as unknown as DocumentNode<CompanySettingsQuery, CompanySettingsQueryVariables>;
export const SaveCompanySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompanySettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanySettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanySettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protectedNames"}},{"kind":"Field","name":{"kind":"Name","value":"protectedDomains"}},{"kind":"Field","name":{"kind":"Name","value":"watchTermsCount"}},{"kind":"Field","name":{"kind":"Name","value":"minNotifySeverity"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"mailEnabled"}}]}}]} as unknown as DocumentNode<SaveCompanySettingsMutation, SaveCompanySettingsMutationVariables>;
export const WatchTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WatchTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"severities"}}]}}]}}]} as unknown as DocumentNode<WatchTermsQuery, WatchTermsQueryVariables>;
export const StartRescanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartRescan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartRescanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startRescan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RescanParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RescanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rescan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"itemsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"itemsDone"}},{"kind":"Field","name":{"kind":"Name","value":"itemsFailed"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"examples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"mediaId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"summaryReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}}]}}]} as unknown as DocumentNode<StartRescanMutation, StartRescanMutationVariables>;
export const ReadRescanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadRescan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rescan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RescanParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RescanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rescan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"itemsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"itemsDone"}},{"kind":"Field","name":{"kind":"Name","value":"itemsFailed"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"examples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"mediaId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"summaryReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}}]}}]} as unknown as DocumentNode<ReadRescanQuery, ReadRescanQueryVariables>;
export const CancelRescanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelRescan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRescan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RescanParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RescanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rescan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"itemsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"itemsDone"}},{"kind":"Field","name":{"kind":"Name","value":"itemsFailed"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"examples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"mediaId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"summaryReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}}]}}]} as unknown as DocumentNode<CancelRescanMutation, CancelRescanMutationVariables>;
