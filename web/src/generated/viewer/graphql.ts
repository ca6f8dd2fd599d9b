/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Event that a notification is about. */
export type NotificationContext =
  /** Someone registered and is waiting for approval. */
  | 'NEW_USER_NEED_APPROVATION'
  /** Someone mentioned you in a note. */
  | 'COMMENT_MENTION'
  /** An alert was assigned to you. */
  | 'ASSIGNED_ALERT'
  /** An alert assigned to you, or one on which you wrote a note, was resolved. */
  | 'RESOLVED_ALERT'
  /** Someone changed the severity of an alert. */
  | 'CHANGED_SEVERITY';

/**
 * Groups of users. Members of ADMINS administer the company; a user whose only group is TRIAL_USERS is on a
 * free trial.
 */
export type GroupName =
  /** Access to everything in their company. */
  | 'ADMINS'
  /** Access to everything except administration. */
  | 'ANALYSTS'
  /** Read-only access. */
  | 'VIEWERS'
  /** Access to the file scanner, threat manager, media and their own settings. */
  | 'TRIAL_USERS';

/** Colour theme of the screens; SYSTEM follows the device. */
export type Theme =
  /** As set on the device. */
  | 'SYSTEM'
  /** Light. */
  | 'LIGHT'
  /** Dark. */
  | 'DARK';

/** Language of the screens and of dates. */
export type Language =
  /** English. */
  | 'EN'
  /** Italian. */
  | 'IT';

/** Action that an admin takes on an account. */
export type UserAction =
  /** Approves a registration, so that the user can log in. */
  | 'APPROVE'
  /** Rejects a registration. */
  | 'REJECT'
  /** Activates the account, so that the user can log in again. */
  | 'ACTIVATE'
  /** Deactivates the account and ends all of its sessions. */
  | 'DEACTIVATE';

/** Fields to change; those omitted stay as they are. */
export type UpdateUserInput = {
  /** Id of the user. */
  id: string;
  /** First or last name, at most 100 characters. */
  firstName?: string | null | undefined;
  /** First or last name, at most 100 characters. */
  lastName?: string | null | undefined;
  /** New value; null clears it. */
  phoneNumber?: string | null | undefined;
  /** Whether the product tour is shown; false once it has been seen. */
  tourVisible?: boolean | null | undefined;
  /** Colour theme of the screens. */
  theme?: Theme | null | undefined;
  /** IANA time zone name; null for the browser’s. */
  timeZone?: string | null | undefined;
  /** Language of the screens; null follows the browser. */
  language?: Language | null | undefined;
  /**
   * Language of dates, kept for existing clients; no longer used.
   * @deprecated The screens and mails no longer use it.
   */
  dateLanguage?: Language | null | undefined;
  /** Value that only admins may set. */
  action?: UserAction | null | undefined;
  /**
   * Whether to approve an email address that no one verified; for admins, and only where the server sends no
   * email.
   */
  confirmUnverified?: boolean | null | undefined;
  /** Value that only admins may set. */
  group?: GroupName | null | undefined;
  /** Kinds of notification that are also sent by email; replaces the list. */
  mailContexts?: Array<NotificationContext> | null | undefined;
};

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { isAdmin: boolean, isFreeTrial: boolean, capabilities: Array<string>, contactEmail: string | null, eventPosition: string, user: { id: string, firstName: string, lastName: string, fullName: string, email: string, phoneNumber: string | null, mailContexts: Array<NotificationContext>, group: GroupName, theme: Theme, timeZone: string | null, language: Language | null, tourVisible: boolean, company: { id: string, name: string }, scanAllowance: { total: number, left: number } | null } } };

export type ViewerUserFragment = { id: string, firstName: string, lastName: string, fullName: string, email: string, phoneNumber: string | null, mailContexts: Array<NotificationContext>, group: GroupName, theme: Theme, timeZone: string | null, language: Language | null, tourVisible: boolean, company: { id: string, name: string }, scanAllowance: { total: number, left: number } | null };

export type UpdateViewerMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateViewerMutation = { updateUser: { id: string, firstName: string, lastName: string, fullName: string, email: string, phoneNumber: string | null, mailContexts: Array<NotificationContext>, group: GroupName, theme: Theme, timeZone: string | null, language: Language | null, tourVisible: boolean, company: { id: string, name: string }, scanAllowance: { total: number, left: number } | null } };

export const ViewerUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"mailContexts"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"tourVisible"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scanAllowance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}}]}}]} as unknown as DocumentNode<ViewerUserFragment, unknown>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isFreeTrial"}},{"kind":"Field","name":{"kind":"Name","value":"capabilities"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"eventPosition"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"mailContexts"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"tourVisible"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scanAllowance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const UpdateViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateViewer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"mailContexts"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"tourVisible"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scanAllowance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}}]}}]} as unknown as DocumentNode<UpdateViewerMutation, UpdateViewerMutationVariables>;
