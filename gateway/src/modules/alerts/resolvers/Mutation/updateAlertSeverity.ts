import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { severity } from '../../../common/enums.ts';
import { patchAlert } from '../../patch.ts';

export const updateAlertSeverity: MutationResolvers['updateAlertSeverity'] = (
  _parent,
  { input },
  { rest },
) =>
  patchAlert(rest, input.id, { version: input.version, severity: severity.toRest[input.severity] });
