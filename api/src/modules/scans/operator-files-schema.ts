import { z } from 'zod';
import { FILE_KINDS } from '@vedetta/detection/detectors/malware/sources.ts';
import { Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';

export const OperatorFileKind = z.enum(FILE_KINDS).meta({
  id: 'OperatorFileKind',
  description: '`rules`: YARA rules. `hashes`: a list of hashes of malware.',
});
export const OperatorFile = z
  .object({
    kind: OperatorFileKind,
    name: z.string().meta({ description: 'As it stands in the folder of the server.' }),
    problem: z.string().nullable().meta({
      description:
        'Why it is not used, for rules in the words of their compiler; null: it is used.',
    }),
    line: z
      .int()
      .nullable()
      .meta({ description: 'Where the problem is, from 1; null when no line is known.' }),
    read_at: Timestamp.meta({ description: 'When the server said so.' }),
  })
  .meta({
    id: 'OperatorFile',
    description:
      'A file of rules or hashes that whoever runs the server put into its folder, for all companies.',
  });

export const operatorFileOperations = {
  list: operation({
    tag: 'indicator lists',
    access: 'admin',
    id: 'listOperatorFiles',
    method: 'get',
    path: '/api/operator_files/v1/',
    status: 200,
    summary:
      'The files of rules and hashes in the folder of the server, those that are not used first.',
    response: z.array(OperatorFile),
  }),
};
