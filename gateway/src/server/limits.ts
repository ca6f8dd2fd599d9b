import {
  getNamedType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * What one operation may ask for. Our own choice: the web client's largest operation takes a fifth.
 */
export const LIMITS = { tokens: 1_000, depth: 8, aliases: 15, cost: 10_000 } as const;
/** Bytes of one HTTP body, and of one socket message. */
export const MAX_BODY_BYTES = 1024 * 1024;
export const MAX_MESSAGE_BYTES = 64 * 1024;
export const SUBSCRIPTIONS_PER_CONNECTION = 50;

/**
 * A field that makes the gateway ask the api once more weighs as much as this many plain fields.
 */
const CALL_COST = 50;
const CALLING_FIELDS = new Set([
  'Alert.findings',
  'AlertChange.alert',
  'Media.activity',
  'Media.changes',
  'Media.notes',
  'ScanProgress.file',
  'TargetChange.target',
  'TargetHealthChange.health',
  'Webhook.deliveries',
]);
/** Entries of a list whose length nobody asked for. */
const TYPICAL_LIST = 5;

export interface Measured {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/**
 * Refuses an operation before it runs when it is too deep, has too many aliases, or would cost too
 * much: each field counts once for every entry of the lists around it, fragments count wherever
 * they are spread. Introspection is not measured; where it is off, validation has refused it
 * already.
 */
export function overLimit({
  schema,
  document,
  operation,
  variables,
}: Measured): GraphQLError | null {
  const root = schema.getRootType(operation.operation);
  if (!root) return null;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  const seen = { aliases: 0, cost: 0 };
  const given = valuesOf(operation, variables);

  const walk = (
    selections: SelectionSetNode,
    parent: GraphQLCompositeType,
    depth: number,
    times: number,
  ): GraphQLError | null => {
    for (const selection of selections.selections) {
      seen.cost += times;
      if (seen.cost > LIMITS.cost)
        return refusal(
          `It asks for too much at once: cost above ${LIMITS.cost}. Ask for smaller pages or fewer fields.`,
        );
      let problem: GraphQLError | null = null;
      if (selection.kind === Kind.FIELD) problem = field(selection, parent, depth, times);
      else {
        const fragment =
          selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
        const on = fragment?.typeCondition
          ? schema.getType(fragment.typeCondition.name.value)
          : parent;
        if (fragment && on && isCompositeType(on))
          problem = walk(fragment.selectionSet, on, depth, times);
      }
      if (problem) return problem;
    }
    return null;
  };

  const field = (
    node: FieldNode,
    parent: GraphQLCompositeType,
    depth: number,
    times: number,
  ): GraphQLError | null => {
    if (depth > LIMITS.depth) return refusal(`It is nested deeper than ${LIMITS.depth} levels.`);
    if (node.alias && ++seen.aliases > LIMITS.aliases)
      return refusal(
        `It has more than ${LIMITS.aliases} aliases. Send several operations instead.`,
      );
    const definition =
      isObjectType(parent) || isInterfaceType(parent)
        ? parent.getFields()[node.name.value]
        : undefined;
    if (!definition) return null;
    if (parent === root || CALLING_FIELDS.has(`${parent.name}.${node.name.value}`))
      seen.cost += CALL_COST * times;
    const type = getNamedType(definition.type);
    if (!node.selectionSet || !isCompositeType(type)) return null;
    return walk(
      node.selectionSet,
      type,
      depth + 1,
      times * entries(node, definition, given, `${parent.name}.${node.name.value}`),
    );
  };

  return walk(operation.selectionSet, root, 1, 1);
}

/** The variables with their defaults, as execution will see them. */
function valuesOf(
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const defaults = new Map<string, unknown>();
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue) defaults.set(variable.name.value, valueFromASTUntyped(defaultValue));
  }
  return { ...Object.fromEntries(defaults), ...variables };
}

/**
 * Lists whose own field has counted their entries, of a page and of a step of a walk; and names of
 * sentences: mostly none, at times one or two.
 */
const COUNTED = /^(\w+Page\.results|\w+Connection\.(edges|nodes)|\w+\.\w+Reasons|Reason\.params)$/;

/** How many times the fields below will be answered. */
function entries(
  node: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  variables: Record<string, unknown>,
  place: string,
): number {
  const argument = (name: string): unknown => {
    const value = node.arguments?.find((one) => one.name.value === name)?.value;
    const found: unknown = value && valueFromASTUntyped(value, variables);
    return found;
  };
  const sized = definition.args.find(({ name }) => name === 'pageSize' || name === 'first');
  if (sized) {
    const size = argument(sized.name) ?? sized.defaultValue;
    return typeof size === 'number' && Number.isFinite(size) ? Math.max(1, size) : 1;
  }
  const ids = argument('nodeIds');
  if (Array.isArray(ids)) return Math.max(1, ids.length);
  return COUNTED.test(place) || !isList(definition.type) ? 1 : TYPICAL_LIST;
}

const isList = (type: GraphQLOutputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

function refusal(why: string): GraphQLError {
  return new GraphQLError(`This operation is refused. ${why}`, {
    extensions: { code: 'QUERY_TOO_LARGE', status: 400, http: { status: 400 } },
  });
}
