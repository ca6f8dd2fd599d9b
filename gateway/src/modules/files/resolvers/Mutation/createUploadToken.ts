import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const createUploadToken: MutationResolvers['createUploadToken'] = async (
  _parent,
  { input },
  { rest },
) => {
  const made = await rest.call('createUploadToken', {
    body: { filename: input.filename, size: input.size },
  });
  return { token: made.token, expiresAt: made.expires_at };
};
