import { say } from '@vedetta/messages/say.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { lowered, warnedOf } from '../indicators/say.ts';
import { luresIn } from '../look-alike/lures.ts';
import type { TextDetector, TextNode } from '../../engine/texts/text-node.ts';
import type { ThreatLists } from '../../engine/threat-lists.ts';
import { findAddresses, type Address } from '../../formats/urls/find-addresses.ts';
import { defangedHost, hostInWords, isWithin } from '../../formats/urls/host.ts';
import { printable } from '../../formats/text/words.ts';
import { quote } from '../../engine/quote.ts';
import { scoreOfHost, suspicionOf, tellingParts } from './host-model.ts';
import { isImitated } from './imitated.ts';
import { PATH_RULES, pathRuleOf } from './path-rules.ts';
import { brokenPromise, type BrokenPromise } from './promises.ts';

/**
 * Links that lead to a fraud: listed ones, names that look like those of frauds, addresses written
 * to deceive, and links of pages whose words name another host.
 */
export function phishingDetector(lists: ThreatLists): TextDetector {
  return {
    id: 'phishing',
    label: say('detectorPhishing'),
    version: '1.1.0',
    readsNotes: true,
    inspect(node, { watched, pieces }) {
      const feeds = lists.phishing();
      const domains = watched?.domains ?? [];
      const things = new Map<string, FoundThing>();
      const addresses = findAddresses(node.text);
      const hosts = new Set(addresses.map(({ link }) => link.host)).size * pieces;
      for (const address of addresses) {
        const { host } = address.link;
        if (isWithin(host, domains)) continue;
        const listed = feeds.find((feed) => feed.has(address.link.normal));
        // What the company's own lists name is said by them.
        if (
          listed === undefined &&
          watched?.indicators?.ofAddress('threat', address.link.normal) != null
        )
          continue;
        const warning = watched?.indicators?.ofAddress('warning', address.link.normal) ?? null;
        const found = listed === undefined ? judge(address, hosts) : listedIn(listed.name);
        const judged =
          found === null
            ? null
            : {
                ...found,
                score: lowered(found.score, warning),
                why: [...found.why, ...warnedOf(warning)],
              };
        if (judged === null || judged.score <= 0) continue;
        const thing = describe(node, address, judged);
        if ((things.get(thing.fingerprint)?.score ?? -1) < thing.score)
          things.set(thing.fingerprint, thing);
      }
      for (const link of node.links ?? []) {
        const broken = brokenPromise(node.text.slice(link.start, link.end), link, domains);
        if (broken === null) continue;
        const thing = describe(
          node,
          { link: broken.link, start: link.start, end: link.end },
          judgePromise(broken),
        );
        if ((things.get(thing.fingerprint)?.score ?? -1) < thing.score)
          things.set(thing.fingerprint, thing);
      }
      return [...things.values()];
    },
  };
}

type Judged = Pick<FoundThing, 'rule' | 'title' | 'why' | 'score' | 'confidence'>;

/** Critical: somebody saw the fraud and listed it. */
const listedIn = (name: string): Judged => ({
  rule: 'phishing/listed',
  title: say('titleKnownPhishingLink'),
  why: [say('whyUrlOnPhishingList', { list: printable(name, 80) })],
  score: 1000,
  confidence: 0.98,
});

/**
 * Only links are judged by their looks: a host that is merely named is no invitation. The strongest
 * sign speaks.
 */
function judge({ kind, link }: Address, hosts: number): Judged | null {
  if (kind !== 'link') return null;
  const path = pathRuleOf(link);
  const byPath = path === null ? null : { rule: `phishing/${path}`, ...PATH_RULES[path] };
  const byName = byModel(link.host, link.path, hosts);
  return byPath !== null && byPath.score >= (byName?.score ?? 0) ? byPath : byName;
}

/**
 * Medium at what one ordinary host of a thousand reaches, Low at one of a hundred: a statistical
 * sign alone never exceeds Medium.
 */
function byModel(host: string, path: string, hosts: number): Judged | null {
  const suspicion = isImitated(host) ? null : suspicionOf(scoreOfHost(host), hosts);
  if (suspicion === null) return null;
  const asks = luresIn(path).slice(0, 3);
  return {
    rule: `phishing/host-${suspicion}`,
    title: say('titleLinkResemblesPhishing'),
    why: [
      say(suspicion === 'likely' ? 'whyHostLikelyPhishing' : 'whyHostPossiblyPhishing', {
        parts: tellingParts(host).join(', '),
      }),
      ...(asks.length > 0 ? [say('whyPathSuspiciousWords', { words: asks.join(', ') })] : []),
    ],
    score: suspicion === 'likely' ? 400 : 150,
    confidence: suspicion === 'likely' ? 0.7 : 0.4,
  };
}

/**
 * High where the company's name is what deceives; else Medium, since its host alone would be Low.
 */
function judgePromise({ promised, link, of }: BrokenPromise): Judged {
  const isOurs = of === 'company';
  return {
    rule: `phishing/other-than-promised${isOurs ? '-ours' : ''}`,
    title: say('titleLinkMisleadingText'),
    why: [
      say('whyLinkTextMismatch', {
        promised: defangedHost(promised),
        host: defangedHost(link.host),
      }),
      ...(isOurs ? [say('whyLinkTextProtectedDomain')] : []),
    ],
    score: isOurs ? 750 : 450,
    confidence: isOurs ? 0.9 : 0.7,
  };
}

function describe(
  node: TextNode,
  { link, start, end }: Pick<Address, 'link' | 'start' | 'end'>,
  judged: Judged,
): FoundThing {
  return {
    ...judged,
    ...quote(
      say('quoteLink', { seen: printable(link.defanged, 180) }),
      link.host.includes('xn--')
        ? `${link.defanged} (${defangedHost(hostInWords(link.host))})`
        : link.defanged,
    ),
    path: [...node.path, 'URL'],
    place: node.placeOf(start, end),
    fingerprint: `url:${link.host}`,
  };
}
