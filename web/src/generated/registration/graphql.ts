/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Who asks to join. */
export type RegistrationInput = {
  /** At most 100 characters. */
  firstName: string;
  /** At most 100 characters. */
  lastName: string;
  /** An e-mail address. */
  email: string;
  /** By the rule for passwords: at least 12 characters of four kinds, no common words. */
  password: string;
  /** The same again. */
  repeatPassword: string;
};

/** Who accepts an invitation. */
export type AcceptInvitationInput = {
  /** From the mailed link. */
  token: string;
  /** At most 100 characters. */
  firstName: string;
  /** At most 100 characters. */
  lastName: string;
  /** By the rule for passwords. */
  password: string;
  /** The same again. */
  repeatPassword: string;
};

export type RegisterMutationVariables = Exact<{
  input: RegistrationInput;
}>;


export type RegisterMutation = { register: { email: string } };

export type InvitationByTokenQueryVariables = Exact<{
  token: string;
}>;


export type InvitationByTokenQuery = { invitationByToken: { email: string, company: string, invitedBy: string | null } };

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { email: string } };

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

export const RegisterDocument = new TypedDocumentString(`
    mutation Register($input: RegistrationInput!) {
  register(input: $input) {
    email
  }
}
    `) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const InvitationByTokenDocument = new TypedDocumentString(`
    query InvitationByToken($token: String!) {
  invitationByToken(token: $token) {
    email
    company
    invitedBy
  }
}
    `) as unknown as TypedDocumentString<InvitationByTokenQuery, InvitationByTokenQueryVariables>;
export const AcceptInvitationDocument = new TypedDocumentString(`
    mutation AcceptInvitation($input: AcceptInvitationInput!) {
  acceptInvitation(input: $input) {
    email
  }
}
    `) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
