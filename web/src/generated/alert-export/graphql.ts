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

/** What is between the columns of a CSV. */
export type CsvSeparator =
  /** As RFC 4180 has it. */
  | 'COMMA'
  /** For spreadsheets where decimals have a comma. */
  | 'SEMICOLON'
  /** A tab. */
  | 'TAB';

/** How exported alerts are written. */
export type ExportFormat =
  /** A table for spreadsheets. */
  | 'CSV'
  /** One JSON object per line. */
  | 'NDJSON'
  /** A STIX 2.1 bundle. */
  | 'STIX';

/** How a CSV is written, so that a spreadsheet reads it. */
export type CsvLayout = {
  /** What is between the columns. */
  separator?: CsvSeparator;
  /** It begins with a byte order mark, by which spreadsheets know UTF-8. */
  byteOrderMark?: boolean;
  /** Times as a clock there shows them, such as Europe/Rome; left out: in UTC. */
  timeZone?: string | null | undefined;
};

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

export type AlertsExportQueryVariables = Exact<{
  format: ExportFormat;
  filter: AlertFilter;
  csv?: CsvLayout | null | undefined;
}>;


export type AlertsExportQuery = { alertsExport: { path: string } };


export const AlertsExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertsExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportFormat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"csv"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CsvLayout"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertsExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"csv"},"value":{"kind":"Variable","name":{"kind":"Name","value":"csv"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<AlertsExportQuery, AlertsExportQueryVariables>;
