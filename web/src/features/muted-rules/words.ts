import * as m from '../../generated/messages/muted-rules/index.ts';
import type { MutedRuleRowFragment, Source } from '../../generated/muted-rules/graphql.ts';

const SOURCE_NAMES: Record<Source, string> = {
  INSTAGRAM: 'Instagram', FACEBOOK: 'Facebook', LINKEDIN: 'Linkedin', WHATSAPP: 'WhatsApp', X: 'X', get FILE_UPLOAD() { return m.fileUpload; },
  get LOCAL_NETWORK() { return m.localNetwork; }, get WEB_FEED() { return m.webFeed; }, MASTODON: 'Mastodon', BLUESKY: 'Bluesky', TELEGRAM: 'Telegram',
};

/** How much a rule mutes: the very same thing, or all that one rule of the detector sees. */
export const likeWords = ({ fingerprint, rule, detector }: Pick<MutedRuleRowFragment, 'fingerprint' | 'rule' | 'detector'>): string =>
  (fingerprint === null ? m.everythingThatSees({ rule: rule ?? detector }) : m.theVerySameThing);

/** Where a rule mutes. */
export const whereWords = ({ source }: Pick<MutedRuleRowFragment, 'source'>): string => (source === null ? m.everywhere : SOURCE_NAMES[source]);

export const hitWords = (hits: number): string => m.times({ hits });
