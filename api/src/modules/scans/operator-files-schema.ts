import { z } from 'zod';
import { FILE_KINDS } from '@vedetta/detection/detectors/malware/sources.ts';
import { Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';

export const OperatorFileKind = z.enum(FILE_KINDS).meta({
  id: 'OperatorFileKind',
  description: 'Kind of operator file. `rules`: YARA rules. `hashes`: a list of malware hashes.',
});
export const OperatorFile = z
  .object({
    kind: OperatorFileKind,
    name: z.string().meta({ description: 'Name as it appears in the server’s folder.' }),
    problem: z.string().nullable().meta({
      description:
        'Reason the file isn’t used, for rules as their compiler reports it; null if it’s used.',
    }),
    line: z
      .int()
      .nullable()
      .meta({ description: 'Line of the problem, from 1; null if no line is known.' }),
    read_at: Timestamp.meta({ description: 'Time at which the server reported this.' }),
  })
  .meta({
    id: 'OperatorFile',
    description:
      'File of rules or hashes that the operator put into the server’s folder, for all companies.',
  });

export const operatorFileOperations = {
  list: operation({
    tag: 'indicator lists',
    access: 'admin',
    id: 'listOperatorFiles',
    method: 'get',
    path: '/api/operator_files/v1/',
    status: 200,
    summary: 'Returns the files of rules and hashes in the server’s folder, unused ones first.',
    response: z.array(OperatorFile),
  }),
};
