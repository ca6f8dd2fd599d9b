import type { QueryResolvers } from '../../../../generated/resolvers-types.ts';
import { toId } from '../../../common/ids.ts';

export const passwordResetByToken: QueryResolvers['passwordResetByToken'] = async (
  _parent,
  { uid, token },
  { rest },
) => {
  await rest.call('readPasswordResetLink', { body: { uid: toId(uid, 'uid'), token } });
  return true;
};
