import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const offerAuthenticator: MutationResolvers['offerAuthenticator'] = async (
  _parent,
  { input },
  { rest },
) => {
  const { otpauth_url, qr_svg, secret, offer } = await rest.call('offerAuthenticator', {
    body: { token: input.token },
  });
  return { otpauthUrl: otpauth_url, qrSvg: qr_svg, secret, offer };
};
