/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SendsMailQueryVariables = Exact<{ [key: string]: never; }>;


export type SendsMailQuery = { setup: { sendsMail: boolean } };

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

export const SendsMailDocument = new TypedDocumentString(`
    query SendsMail {
  setup {
    sendsMail
  }
}
    `, { hash: 'c4a0a42ea4b4d6fc170d3cee120fab53f80d39841b11994bfbe4f3db07e7d8b9', name: 'SendsMail' }) as unknown as TypedDocumentString<SendsMailQuery, SendsMailQueryVariables>;
