import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

interface Schema {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  format?: string;
  pattern?: string;
}
interface Document {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema?: Schema }> }> }>
  >;
  components: { schemas: Record<string, Schema> };
}
/** Texts that some pattern of the contract may want. */
const TEXTS = [
  'x',
  '1',
  'ab',
  '#a1b2c3',
  'ab12cd34',
  '2026-11-21T09:00:00.000Z',
  '2026-11-21',
  '2026-11',
  '09:00',
  'ada@lookout.example',
  'https://lookout.example/',
  'a'.repeat(64),
  'A'.repeat(32),
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
];

/**
 * A server that knows nothing of Vedetta but `openapi.json`: whatever it is asked, it answers with
 * the smallest body that the contract allows.
 * @returns its address and how to end it.
 */
export async function serveContract(): Promise<{ url: string; stop(): Promise<void> }> {
  const document: Document = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../api/openapi.json'), 'utf8'),
  );
  const calls = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => {
        const [status, answer] = Object.entries(responses).find(([code]) =>
          code.startsWith('2'),
        ) ?? ['204', {}];
        return {
          method: method.toUpperCase(),
          path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
          fixed: !path.includes('{'),
          status: Number(status),
          schema: answer.content?.['application/json']?.schema,
        };
      }),
    )
    .sort((a, b) => Number(b.fixed) - Number(a.fixed));

  const sample = (schema: Schema): unknown => {
    if (schema.$ref !== undefined)
      return sample(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    const [first] = schema.anyOf ?? schema.oneOf ?? [];
    if (first) return sample(first);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map(sample));
    switch ([schema.type].flat()[0]) {
      case 'object':
        return Object.fromEntries(
          (schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]),
        );
      case 'array':
        return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
          sample(schema.items ?? {}),
        );
      case 'integer':
      case 'number':
        return Math.max(1, schema.minimum ?? 1);
      case 'boolean':
        return false;
      case 'string':
        return text(schema);
      default:
        return null;
    }
  };
  const server: Server = createServer((req, res) => {
    const path = (req.url ?? '').split('?', 1)[0] ?? '';
    const call = calls.find((one) => one.method === req.method && one.path.test(path));
    req.resume().on('end', () => {
      if (!call) res.writeHead(404).end();
      else
        res
          .writeHead(call.status, { 'content-type': 'application/json' })
          .end(call.schema ? JSON.stringify(sample(call.schema)) : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function text({ format, pattern, minLength = 0 }: Schema): string {
  const wanted =
    format === 'date-time'
      ? /^\d{4}-.*T/
      : format === 'date'
        ? /^\d{4}-\d\d-\d\d$/
        : format === 'email'
          ? /@/
          : format === 'uri'
            ? /^https/
            : /./;
  const found = TEXTS.find(
    (one) =>
      wanted.test(one) &&
      one.length >= minLength &&
      (pattern === undefined || new RegExp(pattern, 'u').test(one)),
  );
  if (found === undefined)
    throw new Error(`no text for ${String(format)} ${String(pattern)}: add one to TEXTS`);
  return found;
}
