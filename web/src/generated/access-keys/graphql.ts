/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Permission of an access key. Scopes add up and don’t include one another. */
export type Scope =
  /** Read lists and items. */
  | 'READ'
  /** Triage alerts and write notes. */
  | 'TRIAGE'
  /** Upload files. */
  | 'UPLOAD'
  /** Do everything except with access keys and people’s own records. */
  | 'ADMIN';

/** Status of an access key. */
export type AccessKeyStatus =
  /** The key works. */
  | 'ACTIVE'
  /** The key has expired. */
  | 'EXPIRED'
  /** Someone stopped it. */
  | 'REVOKED'
  /** The user who created it may not log in. */
  | 'SUSPENDED';

/** Access key to create. */
export type CreateAccessKeyInput = {
  /** Name that says what it is for. */
  name: string;
  /** Scopes of the key; at least one. */
  scopes: Array<Scope>;
  /** Time at which it expires; null or omitted means never. */
  expiresAt?: string | null | undefined;
};

/** Fields to change; those omitted stay as they are. */
export type UpdateAccessKeyInput = {
  /** The access key. */
  id: string;
  /** Name that says what it is for. */
  name?: string | null | undefined;
  /** Scopes of the key. */
  scopes?: Array<Scope> | null | undefined;
  /** Time at which it expires; null means never. */
  expiresAt?: string | null | undefined;
  /** Whether the key is revoked: true stops it at once, false restores it. */
  isRevoked?: boolean | null | undefined;
};

export type AccessKeyRowFragment = { id: string, name: string, hint: string, scopes: Array<Scope>, status: AccessKeyStatus, expiresAt: string | null, lastUsedAt: string | null, createdAt: string, createdBy: { id: string, fullName: string } };

export type AccessKeysQueryVariables = Exact<{
  page: number;
}>;


export type AccessKeysQuery = { accessKeys: { count: number, page: number, pageSize: number, results: Array<{ id: string, name: string, hint: string, scopes: Array<Scope>, status: AccessKeyStatus, expiresAt: string | null, lastUsedAt: string | null, createdAt: string, createdBy: { id: string, fullName: string } }> } };

export type CreateAccessKeyMutationVariables = Exact<{
  input: CreateAccessKeyInput;
}>;


export type CreateAccessKeyMutation = { createAccessKey: { key: string, accessKey: { id: string } } };

export type UpdateAccessKeyMutationVariables = Exact<{
  input: UpdateAccessKeyInput;
}>;


export type UpdateAccessKeyMutation = { updateAccessKey: { id: string, name: string, hint: string, scopes: Array<Scope>, status: AccessKeyStatus, expiresAt: string | null, lastUsedAt: string | null, createdAt: string, createdBy: { id: string, fullName: string } } };

export type DeleteAccessKeyMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAccessKeyMutation = { deleteAccessKey: string };

export const AccessKeyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]} as unknown as DocumentNode<AccessKeyRowFragment, unknown>;
export const AccessKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessKeyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]} as unknown as DocumentNode<AccessKeysQuery, AccessKeysQueryVariables>;
export const CreateAccessKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<CreateAccessKeyMutation, CreateAccessKeyMutationVariables>;
export const UpdateAccessKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAccessKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAccessKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAccessKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessKeyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]} as unknown as DocumentNode<UpdateAccessKeyMutation, UpdateAccessKeyMutationVariables>;
export const DeleteAccessKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccessKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccessKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteAccessKeyMutation, DeleteAccessKeyMutationVariables>;
