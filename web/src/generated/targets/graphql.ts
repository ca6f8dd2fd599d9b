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

/** Kind of thing that a target watches. */
export type TargetType =
  /** An account of a social source. */
  | 'ACCOUNT'
  /** The results of a search. */
  | 'SEARCH'
  /** A folder on the local network. */
  | 'FOLDER'
  /** An RSS, Atom or JSON feed. */
  | 'FEED';

/** Collection status of a target. */
export type TargetHealth =
  /** It has not been collected yet. */
  | 'WAITING'
  /** It has been collected. */
  | 'HEALTHY'
  /** The last collection failed for a temporary reason; it will be retried automatically. */
  | 'DELAYED'
  /** Nothing is collected until someone changes something. */
  | 'BLOCKED'
  /** Someone paused it. */
  | 'PAUSED';

/** Outcome of a collection. */
export type TargetRunOutcome =
  /** The collection was completed. */
  | 'FINISHED'
  /** The credential is missing or no longer accepted. */
  | 'RECONNECT'
  /** The rate limit of the source has been reached. */
  | 'LIMITED'
  /** The watched target no longer exists at the source. */
  | 'GONE'
  /** The source does not allow it. */
  | 'REFUSED'
  /** A temporary failure occurred. */
  | 'TEMPORARY';

/** Kind of problem with which a collection failed. */
export type TargetProblemKind =
  /** The credential is missing or no longer accepted. */
  | 'RECONNECT'
  /** The rate limit of the source has been reached. */
  | 'LIMITED'
  /** The watched target no longer exists at the source. */
  | 'GONE'
  /** The source does not allow it. */
  | 'REFUSED'
  /** A temporary failure occurred. */
  | 'TEMPORARY';

/** Filter of a list. Each field narrows the results; fields omitted don’t filter. */
export type TargetFilter = {
  /** Whether the targets are active (true) or paused (false). */
  isActive?: boolean | null | undefined;
  /** Values, any of which matches. */
  sources?: Array<Source> | null | undefined;
  /** Part of what the targets watch. */
  search?: string | null | undefined;
};

/** Targets to create. */
export type CreateTargetsInput = {
  /** Targets, at most 100; refused ones are named as `targets.0.accountUsername`. */
  targets: Array<NewTargetInput>;
};

/** Target to create. */
export type NewTargetInput = {
  /** Source of the target; not FILE_UPLOAD. */
  source: Source;
  /** Kind of target. */
  type: TargetType;
  /** Account, folder or URL of a feed. */
  accountUsername?: string | null | undefined;
  /** Search, or words that filter what is collected. */
  searchString?: string | null | undefined;
  /** Whether the target is active; false creates it paused. */
  isActive?: boolean | null | undefined;
};

/** Fields to change; those omitted stay as they are. Source and type never change. */
export type UpdateTargetInput = {
  /** The target. */
  id: string;
  /** Whether the target is active; false pauses it. */
  isActive?: boolean | null | undefined;
  /** Account, folder or URL of a feed. */
  accountUsername?: string | null | undefined;
  /** Search, or words that filter what is collected; null collects everything. */
  searchString?: string | null | undefined;
};

export type TargetsQueryVariables = Exact<{
  filter?: TargetFilter | null | undefined;
  page: number;
}>;


export type TargetsQuery = { targets: { count: number, page: number, pageSize: number, results: Array<{ id: string, source: Source, sourceName: string, type: TargetType, prefix: string, accountUsername: string | null, searchString: string | null, isActive: boolean, lastScan: string | null, lastFailedAt: string | null, health: TargetHealth, problem: string | null, problemKind: TargetProblemKind | null, note: string | null, nextRunAt: string | null, itemsFound: number, mediaWeek: number, openAlerts: number, createdAt: string, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, noteReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }> }> } };

export type TargetRowFragment = { id: string, source: Source, sourceName: string, type: TargetType, prefix: string, accountUsername: string | null, searchString: string | null, isActive: boolean, lastScan: string | null, lastFailedAt: string | null, health: TargetHealth, problem: string | null, problemKind: TargetProblemKind | null, note: string | null, nextRunAt: string | null, itemsFound: number, mediaWeek: number, openAlerts: number, createdAt: string, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, noteReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }> };

export type TargetQueryVariables = Exact<{
  id: string;
}>;


export type TargetQuery = { target: { id: string, source: Source, sourceName: string, type: TargetType, prefix: string, accountUsername: string | null, searchString: string | null, isActive: boolean, lastScan: string | null, lastFailedAt: string | null, health: TargetHealth, problem: string | null, problemKind: TargetProblemKind | null, note: string | null, nextRunAt: string | null, itemsFound: number, mediaWeek: number, openAlerts: number, createdAt: string, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, noteReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }> } };

export type TargetRunsQueryVariables = Exact<{
  id: string;
  page: number;
}>;


export type TargetRunsQuery = { target: { id: string, runs: { count: number, page: number, pageSize: number, results: Array<{ id: string, startedAt: string, durationMs: number, outcome: TargetRunOutcome, message: string | null, itemsSeen: number, itemsNew: number, messageReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }> }> } | null } };

export type TargetSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type TargetSourcesQuery = { sources: Array<{ source: Source, name: string, notice: string }> };

export type TargetTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type TargetTypesQuery = { targetTypes: Array<{ sourceId: number, source: Source, sourceName: string, type: TargetType, label: string, prefix: string, placeholder: string, hint: string, localFilter: boolean }>, sources: Array<{ id: number, notice: string }> };

export type CreateTargetsMutationVariables = Exact<{
  input: CreateTargetsInput;
}>;


export type CreateTargetsMutation = { createTargets: Array<{ id: string }> };

export type UpdateTargetMutationVariables = Exact<{
  input: UpdateTargetInput;
}>;


export type UpdateTargetMutation = { updateTarget: { id: string, source: Source, sourceName: string, type: TargetType, prefix: string, accountUsername: string | null, searchString: string | null, isActive: boolean, lastScan: string | null, lastFailedAt: string | null, health: TargetHealth, problem: string | null, problemKind: TargetProblemKind | null, note: string | null, nextRunAt: string | null, itemsFound: number, mediaWeek: number, openAlerts: number, createdAt: string, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, noteReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }> } };

export type DeleteTargetMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTargetMutation = { deleteTarget: string };

export type TargetChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type TargetChangedSubscription = { targetChanged: { eventId: string, targetId: string, target: { id: string, source: Source, sourceName: string, type: TargetType, prefix: string, accountUsername: string | null, searchString: string | null, isActive: boolean, lastScan: string | null, lastFailedAt: string | null, health: TargetHealth, problem: string | null, problemKind: TargetProblemKind | null, note: string | null, nextRunAt: string | null, itemsFound: number, mediaWeek: number, openAlerts: number, createdAt: string, problemReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }>, noteReasons: Array<{ code: string, params: Array<{ name: string, value: string }> }> } | null } };

export type TargetAlertsQueryVariables = Exact<{
  id: string;
}>;


export type TargetAlertsQuery = { alertCounts: { detected: number, validated: number, resolved: number, dismissed: number, media: number, countIsPartial: boolean }, alerts: { results: Array<{ id: string, mediaId: string, title: string, detector: string, summary: string, severity: Severity, status: AlertStatus, detectedAt: string, titleReason: { code: string, params: Array<{ name: string, value: string }> }, summaryReason: { code: string, params: Array<{ name: string, value: string }> } | null, marks: Array<{ start: number, end: number }> }> } };

export type TargetMediaQueryVariables = Exact<{
  id: string;
}>;


export type TargetMediaQuery = { mediaList: { count: number, countIsPartial: boolean, results: Array<{ id: string, title: string, titleCode: string | null, titleOf: string | null, scanStatus: ScanStatus, highestSeverity: Severity | null, createdAt: string }> } };

export const TargetRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Target"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}},{"kind":"Field","name":{"kind":"Name","value":"searchString"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastScan"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemKind"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"noteReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemsFound"}},{"kind":"Field","name":{"kind":"Name","value":"mediaWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<TargetRowFragment, unknown>;
export const TargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Targets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TargetFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"targets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Target"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}},{"kind":"Field","name":{"kind":"Name","value":"searchString"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastScan"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemKind"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"noteReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemsFound"}},{"kind":"Field","name":{"kind":"Name","value":"mediaWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<TargetsQuery, TargetsQueryVariables>;
export const TargetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Target"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Target"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}},{"kind":"Field","name":{"kind":"Name","value":"searchString"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastScan"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemKind"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"noteReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemsFound"}},{"kind":"Field","name":{"kind":"Name","value":"mediaWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<TargetQuery, TargetQueryVariables>;
export const TargetRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TargetRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"messageReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"itemsSeen"}},{"kind":"Field","name":{"kind":"Name","value":"itemsNew"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TargetRunsQuery, TargetRunsQueryVariables>;
export const TargetSourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TargetSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}}]}}]}}]} as unknown as DocumentNode<TargetSourcesQuery, TargetSourcesQueryVariables>;
export const TargetTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TargetTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"targetTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"localFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}}]}}]}}]} as unknown as DocumentNode<TargetTypesQuery, TargetTypesQueryVariables>;
export const CreateTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTargetsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateTargetsMutation, CreateTargetsMutationVariables>;
export const UpdateTargetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTarget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTargetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTarget"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Target"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}},{"kind":"Field","name":{"kind":"Name","value":"searchString"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastScan"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemKind"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"noteReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemsFound"}},{"kind":"Field","name":{"kind":"Name","value":"mediaWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UpdateTargetMutation, UpdateTargetMutationVariables>;
export const DeleteTargetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTarget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTarget"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteTargetMutation, DeleteTargetMutationVariables>;
export const TargetChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TargetChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"targetChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Target"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}},{"kind":"Field","name":{"kind":"Name","value":"searchString"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastScan"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemKind"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"noteReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemsFound"}},{"kind":"Field","name":{"kind":"Name","value":"mediaWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<TargetChangedSubscription, TargetChangedSubscriptionVariables>;
export const TargetAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TargetAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"targetIds"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detected"}},{"kind":"Field","name":{"kind":"Name","value":"validated"}},{"kind":"Field","name":{"kind":"Name","value":"resolved"}},{"kind":"Field","name":{"kind":"Name","value":"dismissed"}},{"kind":"Field","name":{"kind":"Name","value":"media"}},{"kind":"Field","name":{"kind":"Name","value":"countIsPartial"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"targetIds"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"DETECTED"},{"kind":"EnumValue","value":"VALIDATED"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mediaId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"detector"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"summaryReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"detectedAt"}}]}}]}}]}}]} as unknown as DocumentNode<TargetAlertsQuery, TargetAlertsQueryVariables>;
export const TargetMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TargetMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"targetIds"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"countIsPartial"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleCode"}},{"kind":"Field","name":{"kind":"Name","value":"titleOf"}},{"kind":"Field","name":{"kind":"Name","value":"scanStatus"}},{"kind":"Field","name":{"kind":"Name","value":"highestSeverity"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<TargetMediaQuery, TargetMediaQueryVariables>;
