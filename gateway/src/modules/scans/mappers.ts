import type { OperatorFile, OperatorFileKind } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { both } from '../common/enums.ts';

const kind = both<OperatorFileKind, Rest['OperatorFileKind']>({ RULES: 'rules', HASHES: 'hashes' });

export function mapOperatorFile(file: Rest['OperatorFile']): OperatorFile {
  return {
    kind: kind.fromRest(file.kind),
    name: file.name,
    problem: file.problem,
    line: file.line,
    readAt: file.read_at,
  };
}
