import type { MutedRuleRowFragment, Source } from '../../generated/muted-rules/graphql.ts';

const SOURCE_NAMES: Record<Source, string> = {
  INSTAGRAM: 'Instagram', FACEBOOK: 'Facebook', LINKEDIN: 'Linkedin', WHATSAPP: 'WhatsApp', X: 'X', FILE_UPLOAD: 'File upload',
  LOCAL_NETWORK: 'Local network', WEB_FEED: 'Web feed', MASTODON: 'Mastodon', BLUESKY: 'Bluesky', TELEGRAM: 'Telegram',
};

/** How much a rule mutes: the very same thing, or all that one rule of the detector sees. */
export const likeWords = ({ fingerprint, rule, detector }: Pick<MutedRuleRowFragment, 'fingerprint' | 'rule' | 'detector'>): string =>
  (fingerprint === null ? `Everything that ${rule ?? detector} sees` : 'The very same thing');

/** Where a rule mutes. */
export const whereWords = ({ source }: Pick<MutedRuleRowFragment, 'source'>): string => (source === null ? 'Everywhere' : SOURCE_NAMES[source]);

export const hitWords = (hits: number): string => (hits === 1 ? 'once' : `${hits.toLocaleString('en')} times`);
