import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { restOperations, restSchemas } from '../generated/contract.ts';
import type { AnswerOf, OperationId, Rest } from './rest-types.ts';

/** The answer of the REST API is not what its contract promises; `detail` is for the log only. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

// That the contract is one of JSON Schema is tested (gateway/test/contract.test.ts): looked at
// here, each start would compile the meta-schema for it.
const ajv = new Ajv2020({
  strict: false,
  allErrors: false,
  validateFormats: true,
  meta: false,
  validateSchema: false,
});
// The contract's own patterns say what these are; a second look at each cost more than everything
// else.
for (const format of ['date', 'date-time', 'uuid', 'binary']) ajv.addFormat(format, true);
/** A name, not an address: nothing is fetched. */
const CONTRACT = 'https://vedetta.invalid/openapi.json';
ajv.addSchema({ $id: CONTRACT, components: { schemas: restSchemas } });

/** Compiled at first use: a start should not pay for calls that nobody makes. */
const compiled = new Map<string, ValidateFunction>();

function validator(key: string, schema: object): ValidateFunction {
  const known = compiled.get(key);
  if (known) return known;
  const made = ajv.compile(absolute(schema));
  compiled.set(key, made);
  return made;
}

/** `#/components/…` means the document of the contract, not the schema that is being compiled. */
function absolute(schema: object): object {
  const text = JSON.stringify(schema).replaceAll('"#/components/', `"${CONTRACT}#/components/`);
  const parsed: unknown = JSON.parse(text);
  return typeof parsed === 'object' && parsed !== null ? parsed : {};
}

/**
 * Parses the body of a successful answer against `openapi.json`; members that are not in it are let
 * through.
 * @throws ContractError when it does not fit.
 */
export function parseAnswer<Id extends OperationId>(id: Id, body: unknown): AnswerOf<Id> {
  const schema = restOperations[id].response;
  if (!schema) return undefined as AnswerOf<Id>;
  check(id, schema, body);
  return body as AnswerOf<Id>;
}

/**
 * Parses one value, such as a socket message, against a named schema of the contract.
 * @throws ContractError when it does not fit.
 */
export function parseNamed<Name extends keyof Rest>(name: Name, value: unknown): Rest[Name] {
  check(`schema:${name}`, { $ref: `#/components/schemas/${name}` }, value);
  return value as Rest[Name];
}

function check(key: string, schema: object, value: unknown): void {
  const validate = validator(key, schema);
  if (validate(value)) return;
  const [first] = validate.errors ?? [];
  throw new ContractError(
    `${key}: ${first?.instancePath ?? ''} ${first?.message ?? "doesn't match"}`,
  );
}
