import * as m from '../../generated/messages/muted-rules/index.ts';
import type { MutedRuleRowFragment } from '../../generated/muted-rules/graphql.ts';
import { nameOfSource } from '../../domain/targets/sources.ts';

/** How much a rule mutes: the very same thing, or all that one rule of the detector sees. */
export const likeWords = ({
  fingerprint,
  rule,
  detector,
}: Pick<MutedRuleRowFragment, 'fingerprint' | 'rule' | 'detector'>): string =>
  fingerprint === null ? m.allOfRule({ rule: rule ?? detector }) : m.exactMatches;

/** Where a rule mutes. */
export const whereWords = ({ source }: Pick<MutedRuleRowFragment, 'source'>): string =>
  source === null ? m.everywhere : nameOfSource(source);

export const hitWords = (hits: number): string => m.times({ hits });
