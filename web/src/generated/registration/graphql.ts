/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Details of a person who asks to join. */
export type RegistrationInput = {
  /** First or last name, at most 100 characters. */
  firstName: string;
  /** First or last name, at most 100 characters. */
  lastName: string;
  /** Email address. */
  email: string;
  /** Password that follows the password rules: at least 12 characters of four kinds, no common words. */
  password: string;
  /** Same password again. */
  repeatPassword: string;
};

/** Details of the person who accepts an invitation. */
export type AcceptInvitationInput = {
  /** Token from the emailed link. */
  token: string;
  /** First or last name, at most 100 characters. */
  firstName: string;
  /** First or last name, at most 100 characters. */
  lastName: string;
  /** Password that follows the password rules. */
  password: string;
  /** Same password again. */
  repeatPassword: string;
};

/** Link emailed for a registration. */
export type VerifyEmailInput = {
  /** Token from the emailed link. */
  token: string;
};

/** Registration whose link was lost. */
export type RequestEmailVerificationInput = {
  /** Email address that the link is sent to, if a registration is pending for it. */
  email: string;
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

export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { email: string } };

export type RequestEmailVerificationMutationVariables = Exact<{
  input: RequestEmailVerificationInput;
}>;


export type RequestEmailVerificationMutation = { requestEmailVerification: { email: string } };

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
    `, { hash: '4c6b3c30632d9b6a3ff0f98527bdd1822f0b2d0ac7be2afc49f678ec1ec65ced', name: 'Register' }) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const InvitationByTokenDocument = new TypedDocumentString(`
    query InvitationByToken($token: String!) {
  invitationByToken(token: $token) {
    email
    company
    invitedBy
  }
}
    `, { hash: '50cb1af77eb2742f0947341e53b484b1c8e857b26b0df2944e3382089c09cdc3', name: 'InvitationByToken' }) as unknown as TypedDocumentString<InvitationByTokenQuery, InvitationByTokenQueryVariables>;
export const AcceptInvitationDocument = new TypedDocumentString(`
    mutation AcceptInvitation($input: AcceptInvitationInput!) {
  acceptInvitation(input: $input) {
    email
  }
}
    `, { hash: 'cdd335bb497f552ec166b2f51bce2c0dc6f46e08c5eb0d55f46185f856a0a4a9', name: 'AcceptInvitation' }) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const VerifyEmailDocument = new TypedDocumentString(`
    mutation VerifyEmail($input: VerifyEmailInput!) {
  verifyEmail(input: $input) {
    email
  }
}
    `, { hash: '6d123727630f2630a61dd1d0e26c6a871f8c1aa8320331973dfa3b98b01080bb', name: 'VerifyEmail' }) as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const RequestEmailVerificationDocument = new TypedDocumentString(`
    mutation RequestEmailVerification($input: RequestEmailVerificationInput!) {
  requestEmailVerification(input: $input) {
    email
  }
}
    `, { hash: '232680c466637c00c86559f2858d25cee9f9169817b00ef53ae46de0a5a90f9b', name: 'RequestEmailVerification' }) as unknown as TypedDocumentString<RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables>;
