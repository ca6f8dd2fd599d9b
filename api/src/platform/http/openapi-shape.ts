import { z } from 'zod';

/** The part of a JSON Schema that our own document uses. */
export interface SchemaShape {
  $ref?: string | undefined;
  type?: string | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  description?: string | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  default?: unknown;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  items?: SchemaShape | undefined;
  properties?: Record<string, SchemaShape> | undefined;
  required?: string[] | undefined;
  additionalProperties?: boolean | SchemaShape | undefined;
  anyOf?: SchemaShape[] | undefined;
  oneOf?: SchemaShape[] | undefined;
  allOf?: SchemaShape[] | undefined;
}

/**
 * `type: [string, null]` is written as two alternatives, so that readers meet one type at a time.
 */
function withOneType(schema: unknown): unknown {
  const several = z.looseObject({ type: z.array(z.string()) }).safeParse(schema);
  if (!several.success) return schema;
  const { type, description, ...rest } = several.data;
  return {
    description,
    anyOf: type.map((one) => (one === 'null' ? { type: one } : { ...rest, type: one })),
  };
}

const number = z.number().optional();
export const SchemaShape: z.ZodType<SchemaShape> = z.lazy(() =>
  z.preprocess(
    withOneType,
    z.object({
      $ref: z.string().optional(),
      type: z.string().optional(),
      format: z.string().optional(),
      pattern: z.string().optional(),
      description: z.string().optional(),
      const: z.unknown().optional(),
      enum: z.array(z.unknown()).optional(),
      default: z.unknown().optional(),
      minimum: number,
      maximum: number,
      minLength: number,
      maxLength: number,
      minItems: number,
      maxItems: number,
      items: SchemaShape.optional(),
      properties: z.record(z.string(), SchemaShape).optional(),
      required: z.array(z.string()).optional(),
      additionalProperties: z.union([z.boolean(), SchemaShape]).optional(),
      anyOf: z.array(SchemaShape).optional(),
      oneOf: z.array(SchemaShape).optional(),
      allOf: z.array(SchemaShape).optional(),
    }),
  ),
);

const Content = z.record(z.string(), z.object({ schema: SchemaShape.optional() })).optional();
const OperationShape = z.object({
  operationId: z.string(),
  summary: z.string().default(''),
  tags: z.array(z.string()).default([]),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  'x-capability': z.string().optional(),
  parameters: z
    .array(
      z.object({
        in: z.string(),
        name: z.string(),
        required: z.boolean().default(false),
        schema: SchemaShape.optional(),
      }),
    )
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(
    z.string(),
    z.object({ $ref: z.string().optional(), description: z.string().optional(), content: Content }),
  ),
});
export type OperationShape = z.output<typeof OperationShape>;

/**
 * An OpenAPI document as `openApiDocument` writes it, parsed as far as its readers (the page, the
 * tests) look at it.
 */
export const DocumentShape = z.object({
  info: z.object({ title: z.string(), description: z.string().default('') }),
  paths: z.record(z.string(), z.record(z.string(), OperationShape)),
  components: z.object({
    schemas: z.record(z.string(), SchemaShape),
    responses: z.record(z.string(), z.object({ description: z.string().default('') })).default({}),
  }),
});
export type DocumentShape = z.output<typeof DocumentShape>;
