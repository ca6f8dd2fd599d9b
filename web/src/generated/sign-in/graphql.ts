/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type MfaStep =
  | 'ENROLL'
  | 'VERIFY';

export type LoginInput = {
  email: string;
  password: string;
};

export type QrCodeInput = {
  email: string;
};

export type VerifyTokenInput = {
  email: string;
  token: string;
};

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { mfa: MfaStep | null, access: string | null } };

export type GenerateQrCodeMutationVariables = Exact<{
  input: QrCodeInput;
}>;


export type GenerateQrCodeMutation = { generateQrCode: { otpauthUrl: string, qrSvg: string, secret: string } };

export type VerifyTokenMutationVariables = Exact<{
  input: VerifyTokenInput;
}>;


export type VerifyTokenMutation = { verifyToken: { access: string, recoveryCodes: Array<string> } };

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

export const LoginDocument = new TypedDocumentString(`
    mutation Login($input: LoginInput!) {
  login(input: $input) {
    mfa
    access
  }
}
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const GenerateQrCodeDocument = new TypedDocumentString(`
    mutation GenerateQrCode($input: QrCodeInput!) {
  generateQrCode(input: $input) {
    otpauthUrl
    qrSvg
    secret
  }
}
    `) as unknown as TypedDocumentString<GenerateQrCodeMutation, GenerateQrCodeMutationVariables>;
export const VerifyTokenDocument = new TypedDocumentString(`
    mutation VerifyToken($input: VerifyTokenInput!) {
  verifyToken(input: $input) {
    access
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<VerifyTokenMutation, VerifyTokenMutationVariables>;
