/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Account whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** Email address that the link is sent to, if it has an account. */
  email: string;
};

/** New password, set with an emailed link. */
export type ConfirmPasswordResetInput = {
  /** First part of the emailed link. */
  uid: string;
  /** Second part of the emailed link. */
  token: string;
  /** New password that follows the password rules and is none of the last ten. */
  newPassword: string;
  /** Same password again. */
  repeatPassword: string;
};

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { email: string } };

export type ConfirmPasswordResetMutationVariables = Exact<{
  input: ConfirmPasswordResetInput;
}>;


export type ConfirmPasswordResetMutation = { confirmPasswordReset: boolean };

export type PasswordResetByTokenQueryVariables = Exact<{
  uid: string;
  token: string;
}>;


export type PasswordResetByTokenQuery = { passwordResetByToken: boolean };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    email
  }
}
    `, { hash: '15c848981c2a94d22f0bfca8afb5b8d18ab7f88bbb33a8e6df226989badd7fd5', name: 'RequestPasswordReset' }) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ConfirmPasswordResetDocument = new TypedDocumentString(`
    mutation ConfirmPasswordReset($input: ConfirmPasswordResetInput!) {
  confirmPasswordReset(input: $input)
}
    `, { hash: '569078450995f2da0ae4bcf14ee074c86d4587de9053e030c949f8539953477f', name: 'ConfirmPasswordReset' }) as unknown as TypedDocumentString<ConfirmPasswordResetMutation, ConfirmPasswordResetMutationVariables>;
export const PasswordResetByTokenDocument = new TypedDocumentString(`
    query PasswordResetByToken($uid: ID!, $token: String!) {
  passwordResetByToken(uid: $uid, token: $token)
}
    `, { hash: '76018318488a649762ee76a330f34058c50667c07f333258e52146d58abe6fe4', name: 'PasswordResetByToken' }) as unknown as TypedDocumentString<PasswordResetByTokenQuery, PasswordResetByTokenQueryVariables>;
