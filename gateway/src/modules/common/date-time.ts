import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

function parse(value: unknown): string {
  if (typeof value === 'string' && RFC_3339.test(value) && !Number.isNaN(Date.parse(value)))
    return value;
  throw new GraphQLError('Give a date and time with offset, such as 2026-11-21T09:30:00Z.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** RFC 3339 with offset. Outgoing values were parsed with the answer that carried them. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'RFC 3339 date and time with offset, e.g. `2026-11-21T09:30:00.000Z`.',
  serialize: (value) => (typeof value === 'string' ? value : parse(value)),
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
});
