import type { z } from 'zod';
import type { Capability } from '../access/capabilities.ts';

/**
 * Who may call: nobody in particular, the holder of one of the special cookies, or a person with a
 * capability.
 */
export type Access = 'public' | 'preauth-cookie' | 'refresh-cookie' | Capability;

export type Method = 'get' | 'post' | 'patch' | 'delete';

/**
 * One call of the REST API, as data: the router mounts it, `openapi.json` is generated from it, and
 * the access table of the tests is checked against it. It holds no behaviour.
 */
export interface Operation<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  /** camelCase, unique; becomes the OpenAPI operationId. */
  id: string;
  method: Method;
  /** OpenAPI form: `/api/alert/v1/{id}`; a trailing slash is optional for callers. */
  path: string;
  summary: string;
  tag: string;
  access: Access;
  /**
   * Whether an access key with a fitting scope may call; true when left out. What asks for `self`
   * is about a person and closed to keys unless this says true.
   */
  keys?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  /** `multipart/form-data` bodies are streamed by the handler and are not parsed here. */
  bodyType?: 'json' | 'multipart';
  /** Limit of a JSON body; 1 MiB when left out. */
  maxBodyBytes?: number;
  /** Whether it is done once per `Idempotency-Key` (idempotency.ts); false when left out. */
  takesKey?: boolean;
  /** Status of success. */
  status: 200 | 201 | 202 | 204;
  response?: R;
  /**
   * `binary` answers bytes of the given media type instead of JSON; several are told with `, `
   * between them.
   */
  responseType?: 'json' | { binary: string };
  /** Problem codes a caller should expect beyond 401, 422 and 429. */
  problems?: readonly (400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429)[];
}

/** Declares an operation and keeps its schema types. */
export function operation<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(definition: Operation<P, Q, B, R>): Operation<P, Q, B, R> {
  return definition;
}
