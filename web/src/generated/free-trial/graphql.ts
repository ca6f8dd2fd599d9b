/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Details of the person who asks for a trial. */
export type RegisterTrialInput = {
  /** First or last name, at most 100 characters. */
  firstName: string;
  /** First or last name, at most 100 characters. */
  lastName: string;
  /** Email address that the link is sent to. */
  email: string;
  /** Name of the company. */
  company: string;
  /** Phone number, if calls are welcome. */
  phoneNumber?: string | null | undefined;
};

/** Details of the person who follows the link to a trial. */
export type ActivateTrialInput = {
  /** Token from the emailed link. */
  token: string;
  /** Password that follows the password rules. */
  password: string;
  /** Same password again. */
  repeatPassword: string;
};

export type TrialOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type TrialOfferQuery = { setup: { required: boolean } };

export type RegisterTrialMutationVariables = Exact<{
  input: RegisterTrialInput;
}>;


export type RegisterTrialMutation = { registerTrial: { email: string } };

export type ActivateTrialMutationVariables = Exact<{
  input: ActivateTrialInput;
}>;


export type ActivateTrialMutation = { activateTrial: { email: string } };

export type TrialByTokenQueryVariables = Exact<{
  token: string;
}>;


export type TrialByTokenQuery = { trialByToken: { email: string } };

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

export const TrialOfferDocument = new TypedDocumentString(`
    query TrialOffer {
  setup {
    required
  }
}
    `, { hash: '276bf1745f61b86e906435cbb4f195e48c3f2d88070c6b5ca5896e92c8186595', name: 'TrialOffer' }) as unknown as TypedDocumentString<TrialOfferQuery, TrialOfferQueryVariables>;
export const RegisterTrialDocument = new TypedDocumentString(`
    mutation RegisterTrial($input: RegisterTrialInput!) {
  registerTrial(input: $input) {
    email
  }
}
    `, { hash: '38b350591c4a2db54609672db02f8af8ba1e69c78dce119c20abec3cbde6aa08', name: 'RegisterTrial' }) as unknown as TypedDocumentString<RegisterTrialMutation, RegisterTrialMutationVariables>;
export const ActivateTrialDocument = new TypedDocumentString(`
    mutation ActivateTrial($input: ActivateTrialInput!) {
  activateTrial(input: $input) {
    email
  }
}
    `, { hash: '05181775c6063307c61e35b7bb4beea6e60e00885a63cc97a0db35d9acc05ac1', name: 'ActivateTrial' }) as unknown as TypedDocumentString<ActivateTrialMutation, ActivateTrialMutationVariables>;
export const TrialByTokenDocument = new TypedDocumentString(`
    query TrialByToken($token: String!) {
  trialByToken(token: $token) {
    email
  }
}
    `, { hash: '1d3605246bcdcaabab2f4d6d70292d6f19a438683585e31f7123643726568561', name: 'TrialByToken' }) as unknown as TypedDocumentString<TrialByTokenQuery, TrialByTokenQueryVariables>;
