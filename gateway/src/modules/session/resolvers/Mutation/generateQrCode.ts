import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';

export const generateQrCode: MutationResolvers['generateQrCode'] = async (
  _parent,
  { input },
  { rest },
) => {
  const enrolment = await rest.call('generateQrCode', { body: { email: input.email } });
  return { otpauthUrl: enrolment.otpauth_url, qrSvg: enrolment.qr_svg, secret: enrolment.secret };
};
