import type { NameInAddress } from './target-addresses.ts';
import type { Parse } from './target-inputs.ts';

/** What a target can be. */
export const TARGET_TYPES = ['account', 'search', 'folder', 'feed'] as const;
export type TargetType = (typeof TARGET_TYPES)[number];
/** Characters of a search at most. */
export const MAX_SEARCH = 256;

/** One kind of thing that a source lets us watch, with everything its form shows. */
export interface TargetRule {
  type: TargetType;
  label: string;
  /** Stands before the input; typed again it is taken off. */
  prefix: string;
  /** An example for the input. */
  placeholder: string;
  /** What the vendor allows and what not, for people. */
  hint: string;
  parse: Parse;
  /** Reads the name out of a pasted address; left out where an address names none. */
  nameIn?: NameInAddress;
  /**
   * Whether words may be given beside it. They never reach the vendor: they pick from what was
   * collected.
   */
  localFilter: boolean;
}

/** Everything that the form of one source shows and checks. */
export interface SourceRule {
  /** The vendor's limits as a whole. */
  notice: string;
  /** Why there is no search, for those who ask for one. */
  noSearch?: string;
  types: readonly TargetRule[];
}

/** What is ticked together in filters. */
export type SourceGroup = 'local-network' | 'file-upload' | 'social-media';

/**
 * What all floors know of a source, in `source.ts` of its folder. `npm run generate` tells the
 * schema, the gateway and the web; the words stand in `messages/` beside it.
 */
export interface SourceFacts {
  /** For good: rows of the database hold it. */
  id: number;
  /** `web-feed`: name of the folder and of its settings; `WEB_FEED` in the schema. */
  slug: string;
  /** What people read in English, and what `source_name` holds. */
  name: string;
  /** What stands above its value in the schema. */
  description: string;
  /** null: ticked by itself. */
  group: SourceGroup | null;
  /** Whether it calls people by a handle, one for each account, and not by names that many share. */
  hasHandles: boolean;
  /** Whether what comes from it was published by somebody who can be written to. */
  hasPublishers: boolean;
  /** Whether admins can enter a credential for it. */
  hasCredential: boolean;
  /** null where nothing is watched: files come from people. */
  rule: SourceRule | null;
}

export const defineSource = <const S extends SourceFacts>(facts: S): S => facts;

type Given<Left extends keyof TargetRule> = Omit<TargetRule, Left | 'prefix' | 'localFilter'> &
  Partial<TargetRule>;

/** An account, with `@` before its name unless told. */
export const account = (rule: Given<'type'>): TargetRule => ({
  type: 'account',
  prefix: '@',
  localFilter: true,
  ...rule,
});

/** Words or a hashtag that the vendor searches for. */
export const search = (rule: Given<'type'>): TargetRule => ({
  type: 'search',
  prefix: '',
  localFilter: false,
  ...rule,
});
