/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a notification is about. */
export type NotificationContext =
  /** Somebody registered and waits for approval. */
  | 'NEW_USER_NEED_APPROVATION'
  /** Somebody mentioned you in a note. */
  | 'COMMENT_MENTION'
  /** An alert was assigned to you. */
  | 'ASSIGNED_ALERT'
  /** An alert of yours, or one that you wrote a note on, was resolved. */
  | 'RESOLVED_ALERT'
  /** Somebody changed the severity of an alert. */
  | 'CHANGED_SEVERITY';

/** The groups of users. Who is in ADMINS administers; TRIAL_USERS alone is a free trial. */
export type GroupName =
  /** Everything in their company. */
  | 'ADMINS'
  /** Everything but administration. */
  | 'ANALYSTS'
  /** Reading only. */
  | 'VIEWERS'
  /** File scanner, threat manager, media and own settings. */
  | 'TRIAL_USERS';

/** How the screens are coloured; SYSTEM follows the device. */
export type Theme =
  /** As the device is set. */
  | 'SYSTEM'
  /** Light. */
  | 'LIGHT'
  /** Dark. */
  | 'DARK';

/** A language of the screens and of dates. */
export type Language =
  /** English. */
  | 'EN'
  /** Italian. */
  | 'IT';

/** What an admin decides about an account. */
export type UserAction =
  /** Lets somebody in who registered. */
  | 'APPROVE'
  /** Refuses somebody who registered. */
  | 'REJECT'
  /** Lets somebody in again. */
  | 'ACTIVATE'
  /** Shuts somebody out and ends every session. */
  | 'DEACTIVATE';

/** Members left out stay as they are. */
export type UpdateUserInput = {
  /** Whose record. */
  id: string;
  /** At most 100 characters. */
  firstName?: string | null | undefined;
  /** At most 100 characters. */
  lastName?: string | null | undefined;
  /** null clears it. */
  phoneNumber?: string | null | undefined;
  /** False once the tour was seen. */
  tourVisible?: boolean | null | undefined;
  /** How the screens are coloured. */
  theme?: Theme | null | undefined;
  /** IANA name; null means the browser's. */
  timeZone?: string | null | undefined;
  /** Of the screens; null follows the browser. */
  language?: Language | null | undefined;
  /**
   * Kept for clients; no longer used.
   * @deprecated The screens and mails no longer use it.
   */
  dateLanguage?: Language | null | undefined;
  /** For admins. */
  action?: UserAction | null | undefined;
  /** For admins: true approves an address that no one verified; only where the server sends no mail. */
  confirmUnverified?: boolean | null | undefined;
  /** For admins. */
  group?: GroupName | null | undefined;
  /** Which notifications also come by mail; replaces the list. */
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
