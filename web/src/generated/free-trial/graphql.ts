/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Who asks for a trial. */
export type RegisterTrialInput = {
  /** At most 100 characters. */
  firstName: string;
  /** At most 100 characters. */
  lastName: string;
  /** Where the link goes. */
  email: string;
  /** Name of the company. */
  company: string;
  /** Where to call, if at all. */
  phoneNumber?: string | null | undefined;
};

/** Who follows the link to a trial. */
export type ActivateTrialInput = {
  /** From the mailed link. */
  token: string;
  /** By the rule for passwords. */
  password: string;
  /** The same again. */
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
    `) as unknown as TypedDocumentString<TrialOfferQuery, TrialOfferQueryVariables>;
export const RegisterTrialDocument = new TypedDocumentString(`
    mutation RegisterTrial($input: RegisterTrialInput!) {
  registerTrial(input: $input) {
    email
  }
}
    `) as unknown as TypedDocumentString<RegisterTrialMutation, RegisterTrialMutationVariables>;
export const ActivateTrialDocument = new TypedDocumentString(`
    mutation ActivateTrial($input: ActivateTrialInput!) {
  activateTrial(input: $input) {
    email
  }
}
    `) as unknown as TypedDocumentString<ActivateTrialMutation, ActivateTrialMutationVariables>;
