import type { MutationResolvers } from '../../../../generated/resolvers-types.ts';
import { toId } from '../../../common/ids.ts';

export const contactPublisher: MutationResolvers['contactPublisher'] = async (
  _parent,
  { input },
  { rest },
) => {
  const letter = await rest.call('contactPublisher', {
    body: {
      media_id: toId(input.mediaId, 'mediaId'),
      alert_id: input.alertId == null ? undefined : toId(input.alertId, 'alertId'),
      to: input.to ?? undefined,
      subject: input.subject ?? undefined,
      text: input.text ?? undefined,
      send: input.send ?? undefined,
    },
  });
  return {
    to: letter.to,
    subject: letter.subject,
    text: letter.text,
    sentAt: letter.sent_at,
    leftToday: letter.left_today,
    perDay: letter.per_day,
  };
};
