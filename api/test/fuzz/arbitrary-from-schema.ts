import fc, { type Arbitrary } from 'fast-check';
import type { SchemaShape } from '../../src/platform/http/openapi-shape.ts';

/** Ids and addresses that exist, so that requests also reach rows. */
export interface Known {
  ids: readonly number[];
  emails: readonly string[];
}

/**
 * Values that a JSON Schema allows, as far as our own documents describe them. Optional
 * members come and go, numbers lean to the edges.
 */
export function valuesOf(
  schema: SchemaShape,
  schemas: Readonly<Record<string, SchemaShape>>,
  known: Known,
): Arbitrary<unknown> {
  const deeper = (inner: SchemaShape) => valuesOf(inner, schemas, known);
  if (schema.$ref !== undefined) {
    const named = schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)];
    if (!named) throw new Error(`${schema.$ref} leads nowhere`);
    return deeper(named);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return fc.oneof(...several.map(deeper));
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer': {
      const [min, max] = [schema.minimum ?? -1e6, schema.maximum ?? 1e6];
      const ids = known.ids.filter((id) => id >= min && id <= max);
      return fc.oneof(
        fc.integer({
          min: Math.ceil(Math.max(min, -(2 ** 53 - 1))),
          max: Math.floor(Math.min(max, 2 ** 53 - 1)),
        }),
        fc.integer({ min: Math.max(min, -50), max: Math.min(max, Math.max(min, -50) + 100) }),
        fc.constantFrom(...(ids.length > 0 ? ids : [min])),
      );
    }
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'array':
      return fc.array(deeper(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 6),
      });
    case 'string':
      return textsOf(schema, known);
    case 'object': {
      const members = Object.entries(schema.properties ?? {}).map(
        ([name, member]) => [name, deeper(member)] as const,
      );
      return fc.record(Object.fromEntries(members), {
        requiredKeys: schema.required ?? [],
        noNullPrototype: true,
      });
    }
    default:
      return fc.jsonValue();
  }
}

function textsOf(schema: SchemaShape, known: Known): Arbitrary<string> {
  const { format, minLength = 0, maxLength = 40 } = schema;
  if (format === 'date-time') {
    return fc.oneof(
      fc
        .date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2100-01-01') })
        .map((date) => date.toISOString()),
      fc.constantFrom('0001-01-01T00:00:00Z', '9999-12-31T23:59:59+14:00', '9999-12-30T23:59:59Z'),
    );
  }
  if (format === 'email')
    return fc.oneof(
      fc.constantFrom(...known.emails),
      fc.emailAddress().map((address) => address.toLowerCase()),
    );
  const length = { minLength: Math.min(minLength, 300), maxLength: Math.min(maxLength, 300) };
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  const usual = [
    '123456',
    'Vedetta',
    '%',
    '_',
    '\\',
    '+39 02 5550 0134',
    'Europe/Rome',
    '@{{a@b.example}}',
  ].filter(fits);
  const plain = fc.oneof(
    fc.string(length),
    fc.string({ ...length, unit: 'binary' }),
    ...(usual.length > 0 ? [fc.constantFrom(...usual)] : []),
  );
  if (schema.pattern === undefined) return plain;
  // A text that misses the pattern or the length is only refused; nothing here may search for ever.
  const pattern = new RegExp(schema.pattern, 'u');
  const matching = usual.filter((text) => pattern.test(text));
  return fc.oneof(
    fc.stringMatching(new RegExp(schema.pattern), { size: 'small' }),
    ...(matching.length > 0 ? [fc.constantFrom(...matching)] : []),
  );
}
