import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { AccountNames } from '../impersonation/account-names.ts';
import { LookAlikes } from '../look-alike/look-alikes.ts';
import type { TextDetector, TextNode, Watched, WatchHit } from '../../engine/texts/text-node.ts';
import { readHost } from '../../formats/urls/host.ts';
import { printable } from '../../formats/text/words.ts';
import { quote } from '../../engine/quote.ts';
import type { Sender } from '../../formats/mail/sender.ts';

/**
 * Mails whose sender passes for the company: by a name, or by an address whose check failed or
 * whose answers go elsewhere.
 */
export const senderDetector: TextDetector = {
  id: 'sender',
  label: say('detectorSender'),
  version: '1.0.0',
  needsWatched: true,
  of: 'sender',
  inspect(node, { watched, hits }) {
    if (node.sender === undefined || watched === null || watched.domains.length === 0) return [];
    const told = isOurs(hostOf(node.sender.address), watched)
      ? judgeOurs(node.sender, watched)
      : judgeOther(node.sender, watched, hits);
    return told === null ? [] : [describe(node, node.sender, told)];
  },
};

interface Told {
  rule: string;
  title: Message;
  why: readonly Message[];
  score: number;
  confidence: number;
  /** What of the sender's name was seen; its address where left out. */
  seen?: { start: number; end: number };
}

/** A name alone proves nothing about who stands behind it, nor does it where answers go. */
const MEDIUM = 450;
/**
 * Nobody writes another address in place of a name by accident, and a server that checked it is a
 * witness.
 */
const HIGH = 750;

const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).replace(/\.$/, '');
const isOurs = (host: string, { domains }: Watched) =>
  domains.some(
    (domain) => host === domain.toLowerCase() || host.endsWith(`.${domain.toLowerCase()}`),
  );

/** The address is one of the company's: was that confirmed, and do answers stay there? */
function judgeOurs({ address, answersTo, checks }: Sender, watched: Watched): Told | null {
  const away = answersTo.find((one) => !isOurs(hostOf(one), watched));
  const elsewhere =
    away === undefined
      ? []
      : [say('whyReplyAddressOutsideCompany', { address: printable(away, 120) })];
  const failed = failedChecks(checks);
  if (failed !== null) {
    return {
      rule: 'sender/failed-checks',
      title: say('titleMailUnauthenticated'),
      score: HIGH,
      confidence: 0.85,
      why: [
        say('whySenderUnauthenticated', { address: printable(address, 120), checks: failed }),
        ...elsewhere,
      ],
    };
  }
  return away === undefined
    ? null
    : {
        rule: 'sender/answers-elsewhere',
        title: say('titleMailExternalReply'),
        score: MEDIUM,
        confidence: 0.7,
        why: [...elsewhere, say('adviceMuteIfServiceUsed')],
      };
}

/**
 * The policy of the domain's owner decides where there is one (RFC 7489); else who may send for it,
 * unless a signature holds.
 */
function failedChecks({ dmarc, spf, dkim }: Sender['checks']): string | null {
  const noted = [
    ...(dmarc === undefined ? [] : [`dmarc=${dmarc}`]),
    ...(spf === undefined ? [] : [`spf=${spf}`]),
    ...(dkim === undefined ? [] : [`dkim=${dkim}`]),
  ].join(', ');
  const isForged =
    dmarc === 'fail' ||
    ((dmarc === undefined || dmarc === 'none') &&
      (spf === 'fail' || spf === 'softfail') &&
      dkim !== 'pass');
  return isForged ? noted : null;
}

const ADDRESS = /[\w.+-]+@[\w.-]+\.[a-z]{2,}/i;
/** Services that send for others say so: “Acme via DocuSign”. */
const THROUGH = /\b(?:via|through|tramite|attraverso|by|durch|par)\s+(.+)$/iu;
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The address is a stranger's: does its name say that it is the company's? */
function judgeOther(
  { name, address }: Sender,
  watched: Watched,
  hits: readonly WatchHit[],
): Told | null {
  const host = hostOf(address);
  // Who looks like the company by its domain is told by that; what a warning list names is
  // ordinary.
  if (
    name === '' ||
    saysItsService(name, host) ||
    knownOf(watched).domains.find(host) !== null ||
    watched.indicators?.ofHost('warning', host) != null
  )
    return null;
  const shown = printable(address, 120);
  const written = ADDRESS.exec(name);
  if (written !== null && isOurs(hostOf(written[0]), watched)) {
    return {
      rule: 'sender/address-in-name',
      title: say('titleImpersonatingSender'),
      score: HIGH,
      confidence: 0.95,
      seen: { start: written.index, end: written.index + written[0].length },
      why: [
        say('whySenderNameCompanyAddress', { seen: printable(written[0], 120), address: shown }),
      ],
    };
  }
  const hit = hits.find(({ kind, end }) => kind !== 'watch_term' && end <= name.length);
  const drawn = hit === undefined ? knownOf(watched).names.find(name) : null;
  const protects = hit?.term ?? (drawn?.trick === 'letters' ? drawn.protects : null);
  return protects === null
    ? null
    : {
        rule: 'sender/name',
        title: say('titleImpersonatingSender'),
        score: MEDIUM,
        confidence: 0.75,
        seen: hit ?? { start: 0, end: name.length },
        why: [
          say('whySenderNameResemblesProtected', {
            name: printable(name, 120),
            known: printable(protects, 120),
            address: shown,
          }),
          say('adviceMuteIfSenderKnown'),
        ],
      };
}

function saysItsService(name: string, host: string): boolean {
  const service = bare(THROUGH.exec(name)?.[1] ?? '');
  const label = bare(readHost(host)?.label ?? '');
  return service !== '' && label !== '' && (service.startsWith(label) || label.startsWith(service));
}

/** Made once per version of a company's lists. */
const made = new WeakMap<Watched, { names: AccountNames; domains: LookAlikes }>();

function knownOf(watched: Watched): { names: AccountNames; domains: LookAlikes } {
  const known = made.get(watched) ?? {
    names: new AccountNames(watched),
    domains: new LookAlikes(watched.domains),
  };
  made.set(watched, known);
  return known;
}

function describe(
  node: TextNode,
  { name, address }: Sender,
  { rule, title, why, score, confidence, seen }: Told,
): FoundThing {
  const at = node.text.toLowerCase().lastIndexOf(address);
  const { start, end } = seen ?? { start: at, end: at + address.length };
  return {
    rule,
    title,
    why,
    ...quote(
      [
        printable(node.text.slice(0, start)),
        { seen: printable(node.text.slice(start, end)) },
        node.text.slice(end),
      ],
      node.text,
    ),
    path: [...node.path],
    place: node.placeOf(0, node.text.length),
    score,
    confidence,
    fingerprint: `${rule}:${address}:${bare(name)}`,
  };
}
