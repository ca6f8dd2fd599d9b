/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** First company and its first admin. */
export type SetupInput = {
  /** One-time code from the server’s log. */
  code: string;
  /** Name of the company. */
  company: string;
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

export type SetupStateQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupStateQuery = { setup: { required: boolean } };

export type CompleteSetupMutationVariables = Exact<{
  input: SetupInput;
}>;


export type CompleteSetupMutation = { completeSetup: { userId: string, email: string, company: { id: string, name: string } } };

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

export const SetupStateDocument = new TypedDocumentString(`
    query SetupState {
  setup {
    required
  }
}
    `, { hash: 'c91af8ab61ee43029ae85fabe4c3c4fd8a62360dc43d23fe367aa360a71a3c98', name: 'SetupState' }) as unknown as TypedDocumentString<SetupStateQuery, SetupStateQueryVariables>;
export const CompleteSetupDocument = new TypedDocumentString(`
    mutation CompleteSetup($input: SetupInput!) {
  completeSetup(input: $input) {
    userId
    email
    company {
      id
      name
    }
  }
}
    `, { hash: '06c4b431970f31494e400a65bd301863fdbe608facbbc0d95fcc8190a1360299', name: 'CompleteSetup' }) as unknown as TypedDocumentString<CompleteSetupMutation, CompleteSetupMutationVariables>;
