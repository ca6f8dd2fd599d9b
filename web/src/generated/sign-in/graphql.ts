/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Step that follows the password: ENROLL sets up two-factor authentication, VERIFY asks for a code. */
export type MfaStep =
  /** Two-factor authentication must be set up. */
  | 'ENROLL'
  /** A two-factor authentication code is required. */
  | 'VERIFY';

/** Details for logging in. */
export type LoginInput = {
  /** Email address. */
  email: string;
  /** Password that follows the password rules: at least 12 characters of four kinds, no common words. */
  password: string;
};

/** User who sets up two-factor authentication. */
export type QrCodeInput = {
  /** Email address. */
  email: string;
};

/** Second step of a login. */
export type VerifyTokenInput = {
  /** Email address. */
  email: string;
  /** Six-digit code from the authenticator app, or a recovery code. */
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
    `, { hash: '4bccad5b18ffc062830b2f2eb505e6d64c7705a2dd8b83b2f9c7dc5656bc260c', name: 'Login' }) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const GenerateQrCodeDocument = new TypedDocumentString(`
    mutation GenerateQrCode($input: QrCodeInput!) {
  generateQrCode(input: $input) {
    otpauthUrl
    qrSvg
    secret
  }
}
    `, { hash: 'ece04ccbfeba79f829bf78ea33741b5d6c739b8a58cb2a88077ea7a1436f3916', name: 'GenerateQrCode' }) as unknown as TypedDocumentString<GenerateQrCodeMutation, GenerateQrCodeMutationVariables>;
export const VerifyTokenDocument = new TypedDocumentString(`
    mutation VerifyToken($input: VerifyTokenInput!) {
  verifyToken(input: $input) {
    access
    recoveryCodes
  }
}
    `, { hash: 'de7815666dff28665292cf90719b95b8e3ba76ccd6d8bda30886372994109806', name: 'VerifyToken' }) as unknown as TypedDocumentString<VerifyTokenMutation, VerifyTokenMutationVariables>;
