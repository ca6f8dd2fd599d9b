import type { SubscriptionResolvers } from '../../../../generated/resolvers-types.ts';
import type { Rest } from '../../../../upstream/rest-types.ts';
import { toId } from '../../../common/ids.ts';
import { onSocket } from '../../../common/subscription.ts';
import { mapPresence } from '../../mappers.ts';

export const presence: SubscriptionResolvers['presence'] = {
  async subscribe(_parent, { mediaId }, { live, rest }) {
    const id = toId(mediaId, 'mediaId');
    // An item that does not exist for the caller is told at once; the socket would only say that
    // nobody looks at it.
    await rest.call('getMediaPresence', { path: { id: String(id) } });
    return onSocket(live).presence(id);
  },
  resolve: (state: Rest['Presence']) => mapPresence(state),
};
