import {
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';

/**
 * Picks what was asked for from a value.
 * @throws UNUSUAL for whatever graphql-js must look at itself.
 */
export type Project = (value: unknown) => unknown;

/**
 * Thrown for what is not plain data of the right type; one object, as nobody reads where it came
 * from.
 */
export const UNUSUAL = new Error('graphql-js has to look at this');

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
export function fragmentsOf(document: DocumentNode): Fragments {
  return new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
}

/**
 * Compiles a selection into a function over plain data, so that the selection is not walked again
 * for each row (docs/decisions/070). No resolver below, no directive, no interface or union: there,
 * and for every value that does not fit its type, graphql-js does the work, so that its errors are
 * the only errors.
 * @param nodes the field nodes that share one key of the answer.
 * @throws UNUSUAL when the selection holds something else.
 */
export function compileProjection(
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): Project {
  if (isNonNullType(type)) {
    const project = presentOf(type.ofType, nodes, fragments);
    return (value) => {
      if (value == null) throw UNUSUAL;
      return project(value);
    };
  }
  const project = presentOf(type, nodes, fragments);
  return (value) => (value == null ? null : project(value));
}

function presentOf(
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): Project {
  if (isLeafType(type)) return leaf(type);
  if (isObjectType(type)) return object(type, nodes, fragments);
  if (!isListType(type)) throw UNUSUAL;
  const item = compileProjection(type.ofType, nodes, fragments);
  return (value) => {
    if (!Array.isArray(value)) throw UNUSUAL;
    return value.map(item);
  };
}

function object(
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): Project {
  if (type.isTypeOf) throw UNUSUAL;
  const fields: { key: string; name: string; project: Project }[] = [];
  for (const [key, same] of selectedFields(
    type,
    nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
    fragments,
  )) {
    const name = same[0]?.name.value ?? '';
    const field = type.getFields()[name];
    if (name === '__typename') fields.push({ key, name, project: () => type.name });
    else if (field && !field.resolve)
      fields.push({ key, name, project: compileProjection(field.type, same, fragments) });
    else throw UNUSUAL;
  }
  return (value) => {
    if (!isRecord(value) || value instanceof Error || typeof value['then'] === 'function')
      throw UNUSUAL;
    const answer: Record<string, unknown> = {};
    for (const { key, name, project } of fields) answer[key] = project(value[name]);
    return answer;
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The fields that are asked of an object type, by the key they answer under.
 * @throws UNUSUAL for a directive, a fragment on another type, and the key that JavaScript treats
 * in its own way.
 */
export function selectedFields(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
  into = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const selection of sets.flatMap(({ selections }) => selections)) {
    if (selection.directives && selection.directives.length > 0) throw UNUSUAL;
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      if (key === '__proto__') throw UNUSUAL;
      into.set(key, [...(into.get(key) ?? []), selection]);
      continue;
    }
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    if (!fragment || (fragment.typeCondition && fragment.typeCondition.name.value !== type.name))
      throw UNUSUAL;
    selectedFields(type, [fragment.selectionSet], fragments, into);
  }
  return into;
}

function leaf(type: GraphQLLeafType): Project {
  const serialize: Project = (value) => type.serialize(value) ?? unusual();
  if (isEnumType(type)) {
    const names = new Map(type.getValues().map(({ name, value }) => [value as unknown, name]));
    return (value) => names.get(value) ?? unusual();
  }
  if (type.name === 'String' || type.name === 'ID')
    return (value) => (typeof value === 'string' ? value : serialize(value));
  return serialize;
}

function unusual(): never {
  throw UNUSUAL;
}
