import { say } from '@vedetta/messages/say.ts';
import type { Message } from '@vedetta/messages/message.ts';
/** `a GitHub token`, `a GitHub key`. */
export const token = (of: string) => say('secretTokenOf', { of });
export const key = (of: string) => say('secretKeyOf', { of });

/** One kind of secret. Packs of them are versioned with the program. */
export interface SecretRule {
  /** `secrets/github-token`. */
  id: string;
  /** As people read it: `GitHub token`. */
  name: Message;
  /** Where one of these stands in the text, case aside, the pattern is tried. */
  keywords: readonly string[];
  /**
   * Sticky, at the keyword (or at most `before` characters before it); every repetition has an
   * upper bound, so that one try costs a bounded time whatever the text. The group `value`, or the
   * whole match, is the secret.
   */
  pattern: RegExp;
  before?: number;
  grade: Grade;
  /** What the value must decode to: false drops the match. */
  check?: (value: string) => boolean;
  /** A checksum that the issuer writes into its keys: one that fails was made up. */
  checksum?: (value: string) => boolean;
}

/**
 * A key whose form names its issuer; a credential told by the words around it; the digest of a
 * password; what no key is, and tells where to look for one.
 */
export type Grade = 'format' | 'test' | 'generic' | 'hash' | 'locator';

/**
 * A rule for keys that begin with letters of their issuer's choosing. `form` is what follows one of
 * the beginnings.
 */
export function format(
  id: string,
  name: Message,
  beginnings: string,
  form: string,
  more: Partial<SecretRule> = {},
): SecretRule {
  const keywords = beginnings.split(' ');
  const escaped = keywords.map((keyword) => keyword.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return {
    id: `secrets/${id}`,
    name,
    keywords,
    pattern: new RegExp(`(?<![A-Za-z0-9])(?:${escaped.join('|')})${form}(?![A-Za-z0-9])`, 'y'),
    grade: 'format',
    ...more,
  };
}
