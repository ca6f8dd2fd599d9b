import type { components, operations } from '../generated/rest.ts';

/** Named bodies of the REST API. */
export type Rest = components['schemas'];
export type OperationId = keyof operations;

type Json<T> = T extends { content: { 'application/json': infer J } } ? J : undefined;
type Success<T> = { [S in Extract<keyof T, 200 | 201 | 202 | 204>]: Json<T[S]> }[Extract<
  keyof T,
  200 | 201 | 202 | 204
>];

/** Body of the successful answer; undefined for 204. */
export type AnswerOf<Id extends OperationId> = Success<operations[Id]['responses']>;
/** JSON.stringify leaves out members that are undefined, at every depth. */
type Given<T> = T extends readonly (infer Item)[]
  ? Given<Item>[]
  : T extends object
    ? { [K in keyof T]: Given<T[K]> | undefined }
    : T;
type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody?: { content: { 'application/json': infer B } };
}
  ? Given<B>
  : undefined;
type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer P }
  ? P
  : undefined;
type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Q }
  ? Q
  : undefined;

/** What a call is given; undefined members are left out of body and query. */
export interface CallArgs<Id extends OperationId> {
  path?: PathOf<Id>;
  query?: QueryOf<Id> extends infer Q ? (Q extends object ? Given<Q> : undefined) : undefined;
  body?: BodyOf<Id>;
}
