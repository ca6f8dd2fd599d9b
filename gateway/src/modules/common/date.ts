import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

function parse(value: unknown): string {
  if (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value)
  )
    return value;
  throw new GraphQLError('Give a day, such as 2026-11-21.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** A day in UTC. */
export const DateOnly = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A calendar day in UTC, e.g. `2026-11-21`.',
  serialize: parse,
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
});
