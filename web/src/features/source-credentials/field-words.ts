import { FIELD_WORDS } from '../../generated/sources/fields.ts';
import type { SourceCredentialRowFragment } from '../../generated/source-credentials/graphql.ts';

type Field = SourceCredentialRowFragment['fields'][number];

/**
 * What a field is called and where its value is found; a field that this version does not know
 * keeps the api's words.
 */
export const fieldWords = (sourceId: number, field: Field): { label: string; hint: string } =>
  FIELD_WORDS[`${sourceId} ${field.name}`] ?? field;
