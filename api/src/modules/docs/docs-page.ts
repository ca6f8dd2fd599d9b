import { createHash } from 'node:crypto';
import type {
  DocumentShape,
  OperationShape,
  SchemaShape,
} from '../../platform/http/openapi-shape.ts';
import { DOCS_STYLE } from './docs-style.ts';

/**
 * The readable page of the API: one document without script, picture or outside request.
 * @returns `html`, and the Content-Security-Policy under which it may be shown.
 */
export function docsPage(document: DocumentShape): { html: string; policy: string } {
  const style = createHash('sha256').update(DOCS_STYLE).digest('base64');
  return {
    html: pageOf(document),
    policy:
      `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; ` +
      "frame-ancestors 'none'",
  };
}

interface Entry {
  path: string;
  method: string;
  operation: OperationShape;
}

function pageOf(document: DocumentShape): string {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => ({ path, method, operation })),
  );
  const tags = [...new Set(entries.map(({ operation }) => operation.tags[0] ?? 'other'))];
  const inTag = (tag: string) =>
    entries.filter(({ operation }) => (operation.tags[0] ?? 'other') === tag);
  const schemas = Object.entries(document.components.schemas).sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(document.info.title)} REST API</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<nav aria-label="Contents">
<strong>${escape(document.info.title)} REST API</strong>
${tags
  .map(
    (tag) =>
      `<h2>${escape(tag)}</h2><ul>${inTag(tag)
        .map(
          ({ operation }) =>
            `<li><a href="#${operation.operationId}">${operation.operationId}</a></li>`,
        )
        .join('')}</ul>`,
  )
  .join('\n')}
<h2>Schemas</h2><ul>${schemas.map(([name]) => `<li><a href="#schema-${name}">${name}</a></li>`).join('')}</ul>
</nav>
<main>
<h1>${escape(document.info.title)} REST API</h1>
${prose(document.info.description)}
<p><a href="/api/openapi.json">The same as OpenAPI 3.1</a></p>
${tags
  .map(
    (tag) =>
      `<h2 class="tag">${escape(tag)}</h2>\n${inTag(tag)
        .map((entry) => operationOf(entry, document))
        .join('\n')}`,
  )
  .join('\n')}
<h2 class="tag">Schemas</h2>
${schemas
  .map(
    ([name, schema]) =>
      `<section id="schema-${name}"><h3>${name}</h3>${schemaOf(schema)}</section>`,
  )
  .join('\n')}
</main>
</body>
</html>
`;
}

function operationOf({ path, method, operation }: Entry, document: DocumentShape): string {
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  const parameters = operation.parameters.map(({ name, in: where, required, schema = {} }) => ({
    name,
    required,
    schema,
    where,
  }));
  return `<section id="${operation.operationId}">
<h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${escape(path)}</code></h3>
<p>${escape(operation.summary)}</p>
<p class="who">${who(operation)}</p>
${parameters.length > 0 ? `<h4>Parameters</h4>${membersOf(parameters)}` : ''}
${bodies.map(([type, { schema }]) => `<h4>Body <small>${escape(type)}</small></h4>${schemaOf(schema ?? {})}`).join('')}
<h4>Answers</h4>
<table><tbody>${Object.entries(operation.responses)
    .map(([status, response]) => {
      const content = Object.entries(response.content ?? {})
        .map(
          ([type, { schema }]) => `${schema ? typeOf(schema) : ''} <small>${escape(type)}</small>`,
        )
        .join('<br>');
      const described =
        response.$ref === undefined
          ? response.description
          : document.components.responses[nameOf(response.$ref)]?.description;
      return `<tr><th scope="row">${status}</th><td>${escape(described ?? '')}</td><td>${content}</td></tr>`;
    })
    .join('')}</tbody></table>
</section>`;
}

function who(operation: OperationShape): string {
  const capability = operation['x-capability'];
  if (capability !== undefined)
    return capability === 'self'
      ? 'Anybody who is logged in.'
      : `Needs the capability <code>${escape(capability)}</code>.`;
  const scheme = operation.security.flatMap((entry) => Object.keys(entry))[0];
  return scheme === undefined
    ? 'Open to everybody.'
    : `Needs the cookie of the scheme <code>${escape(scheme)}</code>.`;
}

interface Member {
  name: string;
  required: boolean;
  schema: SchemaShape;
  where?: string;
}

function membersOf(members: readonly Member[]): string {
  return `<table><tbody>${members
    .map(
      ({ name, required, schema, where }) =>
        `<tr><th scope="row"><code>${escape(name)}</code>` +
        (where === undefined ? '' : ` <small>${escape(where)}</small>`) +
        `</th><td>${typeOf(schema)}` +
        (required ? '' : ' <small>optional</small>') +
        limitsOf(schema) +
        (schema.description === undefined ? '' : `<br>${prose(schema.description, false)}`) +
        '</td></tr>',
    )
    .join('')}</tbody></table>`;
}

function schemaOf(schema: SchemaShape): string {
  const described = schema.description === undefined ? '' : prose(schema.description);
  if (schema.properties === undefined)
    return `${described}<p>${typeOf(schema)}${limitsOf(schema)}</p>`;
  const required = new Set(schema.required);
  return (
    described +
    membersOf(
      Object.entries(schema.properties).map(([name, member]) => ({
        name,
        required: required.has(name),
        schema: member,
      })),
    )
  );
}

/** A type in a few signs; named schemas are links, nested objects are drawn in place. */
function typeOf(schema: SchemaShape): string {
  if (schema.$ref !== undefined)
    return `<a href="#schema-${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.map(typeOf).join(' | ');
  if (schema.allOf) return schema.allOf.map(typeOf).join(' &amp; ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  if (schema.properties)
    return schemaOf({ properties: schema.properties, required: schema.required });
  if (typeof schema.additionalProperties === 'object')
    return `map of ${typeOf(schema.additionalProperties)}`;
  return (
    `${escape(schema.type ?? 'anything')}` +
    `${schema.format === undefined ? '' : ` <small>${escape(schema.format)}</small>`}`
  );
}

/** Bounds worth reading; those of the number type itself say nothing. */
function limitsOf(schema: SchemaShape): string {
  const real = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER
      ? bound.toLocaleString('en')
      : undefined;
  const range = (low: number | undefined, high: number | undefined, unit: string) => {
    const [from, to] = [real(low), real(high)];
    if (from !== undefined && to !== undefined) return [`${from} to ${to}${unit}`];
    if (from !== undefined) return [`at least ${from}${unit}`];
    return to === undefined ? [] : [`at most ${to}${unit}`];
  };
  const said = [
    ...range(schema.minimum, schema.maximum, ''),
    ...range(
      schema.minLength === 0 ? undefined : schema.minLength,
      schema.maxLength,
      ' characters',
    ),
    ...range(schema.minItems, schema.maxItems, ' items'),
    ...(schema.default === undefined ? [] : [`default ${literal(schema.default)}`]),
  ];
  return said.length === 0 ? '' : ` <small>${said.join(', ')}</small>`;
}

const nameOf = (reference: string) => escape(reference.slice(reference.lastIndexOf('/') + 1));
const literal = (value: unknown) => `<code>${escape(JSON.stringify(value))}</code>`;

/** Paragraphs and `code` of a description. */
function prose(text: string, paragraphs = true): string {
  const withCode = (part: string) => escape(part).replace(/`([^`]+)`/g, '<code>$1</code>');
  return paragraphs
    ? text
        .split(/\n\s*\n/)
        .map((part) => `<p>${withCode(part)}</p>`)
        .join('\n')
    : withCode(text);
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
