import { say } from '@vedetta/messages/say.ts';
import { domainToUnicode } from 'node:url';
import type { FoundThing } from '../../engine/found-thing.ts';
import { luresIn } from '../look-alike/lures.ts';
import type { Link } from '../../formats/urls/link.ts';

/** What an address shows beside the name of its host; scored apart from it. */
export type PathRule = 'user-name' | 'mixed-letters' | 'bare-address' | 'host-in-path';

export const PATH_RULES: Record<
  PathRule,
  Pick<FoundThing, 'title' | 'why' | 'score' | 'confidence'>
> = {
  /** Medium: nobody writes an address so in good faith. */
  'user-name': {
    title: say('titleLinkDisguisedDestination'),
    why: [say('whyLinkUserinfoMimicsHost')],
    score: 450,
    confidence: 0.9,
  },
  'mixed-letters': {
    title: say('titleLinkMixedAlphabets'),
    why: [say('whyHostWordMixedAlphabets')],
    score: 400,
    confidence: 0.85,
  },
  /** Low: routers and tests have such addresses too. */
  'bare-address': {
    title: say('titleLinkBareIp'),
    why: [say('whyLinkIpAsksLogin')],
    score: 350,
    confidence: 0.7,
  },
  'host-in-path': {
    title: say('titleLinkHostInPath'),
    why: [say('whyLinkPathMimicsHost')],
    score: 200,
    confidence: 0.5,
  },
};

const HOST_IN_PATH =
  /^\/(?:https?:?\/{0,2})?(?:www\.)?[a-z0-9-]{2,}\.(?:com|net|org|it|eu)(?:[/?]|$)/i;
const USER_LIKE_HOST = /^[^/?#@]*\.[a-z]{2,}[^/?#@]*@/i;

/** The most telling of the rules that apply. */
export function pathRuleOf({ normal, host, path, traits }: Link): PathRule | null {
  if (traits.includes('credentials') && USER_LIKE_HOST.test(normal.replace(/^https?:\/\//, '')))
    return 'user-name';
  if (traits.includes('look-alike') && domainToUnicode(host).split('.').some(isMixed))
    return 'mixed-letters';
  const asks = luresIn(path).length > 0;
  if (asks && traits.includes('address')) return 'bare-address';
  return asks && HOST_IN_PATH.test(path) ? 'host-in-path' : null;
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
const isMixed = (label: string) => SCRIPTS.filter((script) => script.test(label)).length > 1;
