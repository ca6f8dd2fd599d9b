// TypeScript types of openapi.json, as far as the gateway uses them: named schemas, and of each
// operation its parameters, body and answers.

/** What a schema says about values besides their type, which TypeScript cannot express. */
const UNTYPED = new Set(
  (
    'default deprecated description example examples format maxItems maxLength maximum minItems ' +
    'minLength minimum pattern propertyNames title'
  ).split(' '),
);
const TYPED = new Set(
  '$ref additionalProperties anyOf const enum items oneOf properties required type'.split(' '),
);
const WORDS = {
  boolean: 'boolean',
  integer: 'number',
  null: 'null',
  number: 'number',
  string: 'string',
};

const literals = (values) => values.map((value) => JSON.stringify(value)).join(' | ');
const member = (name, isOptional, type) =>
  `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${isOptional ? '?' : ''}: ${type};`;
const named = (pointer) =>
  `components${pointer
    .replace('#/components/', '')
    .split('/')
    .map((part) => `['${part}']`)
    .join('')}`;

/**
 * @param isGiven whether a caller writes it, who may leave out what has a default
 * @throws Error where the schema says something that this does not know.
 */
function typeOf(schema, isGiven = false) {
  const unknown = Object.keys(schema).find((key) => !UNTYPED.has(key) && !TYPED.has(key));
  if (unknown !== undefined)
    throw new Error(
      `rest-types.mjs doesn't support the JSON Schema keyword "${unknown}". Add it there.`,
    );
  if (schema.$ref !== undefined) return named(schema.$ref);
  if (schema.const !== undefined) return literals([schema.const]);
  if (schema.enum !== undefined) return literals(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.map((choice) => typeOf(choice, isGiven)).join(' | ');
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeOf({ ...schema, type }, isGiven)).join(' | ');
  if (schema.type === 'array') return `(${typeOf(schema.items ?? {}, isGiven)})[]`;
  if (schema.type === 'object') return objectOf(schema, isGiven);
  return WORDS[schema.type] ?? 'unknown';
}

function objectOf({ properties = {}, required = [], additionalProperties }, isGiven) {
  const members = Object.entries(properties).map(([name, schema]) =>
    member(
      name,
      !required.includes(name) && (isGiven || schema.default === undefined),
      typeOf(schema, isGiven),
    ),
  );
  if (additionalProperties !== undefined && additionalProperties !== false)
    members.push(
      `[key: string]: ${additionalProperties === true ? 'unknown' : typeOf(additionalProperties, isGiven)};`,
    );
  return members.length === 0 ? 'Record<string, never>' : `{ ${members.join(' ')} }`;
}

const contentOf = (content = {}, isGiven = false) =>
  `{ ${Object.entries(content)
    .map(([type, { schema }]) => member(type, false, typeOf(schema ?? {}, isGiven)))
    .join(' ')} }`;

function parametersOf(parameters, place) {
  const found = parameters.filter((parameter) => parameter.in === place);
  if (found.length === 0) return member(place, true, 'never');
  const members = found.map(({ name, required, schema }) =>
    member(name, required !== true, typeOf(schema, true)),
  );
  return member(
    place,
    !found.some(({ required }) => required === true),
    `{ ${members.join(' ')} }`,
  );
}

const answerOf = (response) =>
  response.$ref === undefined
    ? `{ content: ${contentOf(response.content)} }`
    : named(response.$ref);

function bodyOf(body) {
  if (body === undefined) return 'requestBody?: never;';
  const content = `{ content: ${contentOf(body.content, true)} }`;
  return member('requestBody', body.required !== true, content);
}

function operationOf({ parameters = [], requestBody, responses }) {
  return `{
    parameters: { ${['path', 'query', 'header'].map((place) => parametersOf(parameters, place)).join(' ')} };
    ${bodyOf(requestBody)}
    responses: { ${Object.entries(responses)
      .map(([status, response]) => member(status, false, answerOf(response)))
      .join(' ')} };
  }`;
}

/** @returns the text of a module that exports `components` and `operations`. */
export function restTypes({ paths, components }) {
  const list = (entries) =>
    entries.map(([name, type]) => `    ${member(name, false, type)}`).join('\n');
  const operations = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => `  ${member(operation.operationId, false, operationOf(operation))}`);
  return `export interface components {
  schemas: {
${list(Object.entries(components.schemas).map(([name, schema]) => [name, typeOf(schema)]))}
  };
  responses: {
${list(Object.entries(components.responses).map(([name, response]) => [name, answerOf(response)]))}
  };
}
export interface operations {
${operations.join('\n')}
}
`;
}
