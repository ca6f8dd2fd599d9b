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

/** Separator between the columns of a CSV file. */
export type CsvSeparator =
  /** A comma, as in RFC 4180. */
  | 'COMMA'
  /** A semicolon, for spreadsheets in which decimals have a comma. */
  | 'SEMICOLON'
  /** A tab. */
  | 'TAB';

/** File format of exported alerts. */
export type ExportFormat =
  /** A table for spreadsheets. */
  | 'CSV'
  /** One JSON object per line. */
  | 'NDJSON'
  /** A STIX 2.1 bundle. */
  | 'STIX';

/** Layout of a CSV, so that a spreadsheet can read it. */
export type CsvLayout = {
  /** Separator between the columns. */
  separator?: CsvSeparator;
  /** Whether it begins with a byte order mark, by which spreadsheets recognise UTF-8. */
  byteOrderMark?: boolean;
  /** Time zone in which times are written, such as Europe/Rome; when omitted, UTC. */
  timeZone?: string | null | undefined;
};

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

export type AlertsExportQueryVariables = Exact<{
  format: ExportFormat;
  filter: AlertFilter;
  csv?: CsvLayout | null | undefined;
}>;


export type AlertsExportQuery = { alertsExport: { path: string } };


export const AlertsExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertsExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportFormat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"csv"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CsvLayout"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertsExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"csv"},"value":{"kind":"Variable","name":{"kind":"Name","value":"csv"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<AlertsExportQuery, AlertsExportQueryVariables>;
