import { z } from 'zod';
import { TARGET_TYPES } from '../../collectors/source.ts';
import { operation } from '../../platform/http/operation.ts';

export const TargetTypeField = z.enum(TARGET_TYPES).meta({ id: 'TargetType' });
export const Source = z
  .object({ id: z.int(), name: z.string(), notice: z.string() })
  .meta({ id: 'Source', description: 'Source that can be watched, with what its vendor allows.' });
export const TargetTypeOption = z
  .object({
    source_id: z.int(),
    source_name: z.string(),
    type: TargetTypeField,
    label: z.string(),
    prefix: z.string(),
    placeholder: z.string(),
    hint: z
      .string()
      .meta({ description: 'Explanation of what the vendor allows and doesn’t allow.' }),
    local_filter: z.boolean().meta({
      description: 'Whether words can also be given to filter what was collected.',
    }),
  })
  .meta({
    id: 'TargetTypeOption',
    description: 'Kind of target of one source, with what its form shows.',
  });

const base = '/api/target/v1';
export const sourceOperations = {
  types: operation({
    id: 'listTargetTypes',
    method: 'get',
    path: `${base}/target_type/`,
    tag: 'targets',
    access: 'targets.read',
    status: 200,
    summary:
      'Returns the kinds of targets that each source offers, with prefix, example and limits.',
    response: z.array(TargetTypeOption),
  }),
  sources: operation({
    id: 'listSources',
    method: 'get',
    path: `${base}/sources/`,
    tag: 'targets',
    access: 'targets.read',
    status: 200,
    summary: 'Returns the sources that can be watched: all but file upload.',
    response: z.array(Source),
  }),
};
