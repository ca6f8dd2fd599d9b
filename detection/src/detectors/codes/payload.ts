import { printable } from '../../formats/text/words.ts';
import { readLink } from '../../formats/urls/link.ts';
import { LINK_RULES, PAYLOAD_RULES, PLAIN_LINK, type CodeRule, type PayloadKind } from './rules.ts';

/** What a code says, judged. */
export interface Payload {
  rule: CodeRule;
  /** Safe to show: links defanged, secrets masked. */
  shown: string;
  /** Stable identity of the content; secrets in it must be hashed by the caller. */
  identity: string;
  isLink: boolean;
}

const MASK = '••••';

/**
 * Which kind a text is, by the prefixes that telephones act upon; the order matters only where
 * prefixes overlap.
 */
const KINDS: readonly [PayloadKind, RegExp][] = [
  ['active', /^(?:javascript|data|vbscript|file):/i],
  ['second-factor', /^otpauth(?:-migration)?:/i],
  [
    'crypto',
    /^(?:bitcoin|bitcoincash|ethereum|litecoin|monero|dogecoin|solana|tron|ripple|xrpl|cardano|lightning|dash|zcash):/i,
  ],
  [
    'crypto',
    new RegExp(
      [
        '^(?:bc1[02-9ac-hj-np-z]{11,71}|0x[0-9a-f]{40}|lnbc[0-9a-z]{50,}',
        '|[13][1-9A-HJ-NP-Za-km-z]{25,34}|T[1-9A-HJ-NP-Za-km-z]{33}',
        '|4[0-9AB][1-9A-HJ-NP-Za-km-z]{93})$',
      ].join(''),
    ),
  ],
  ['bank-transfer', /^BCD\r?\n00[12]\r?\n/],
  ['bank-transfer', /^SPC\r?\n02\d\d\r?\n/],
  ['wifi', /^WIFI:/i],
  ['message', /^(?:sms|smsto|mms|mmsto):/i],
  ['telephone', /^(?:tel|telprompt|facetime|sip):/i],
  ['mail', /^(?:mailto:|MATMSG:|smtp:)/i],
  ['contact', /^(?:BEGIN:VCARD|MECARD:|BIZCARD:)/i],
  ['event', /^BEGIN:(?:VEVENT|VCALENDAR)/i],
  ['place', /^geo:/i],
  ['boarding-pass', /^M[1-4][A-Z /]{20}E?[A-Z0-9 ]{7}[A-Z]{6}/],
  [
    'app-link',
    new RegExp(
      [
        '^(?:intent|market|itms-apps|itms-services|whatsapp|tg|viber|weixin|wxp',
        '|alipays?|upi|ms-[a-z-]+|shortcuts|steammobile|sgnl|lpa|fido):',
      ].join(''),
      'i',
    ),
  ],
];

/** Judges the text of a code. Links come first: they are what people are led by. */
export function judgePayload(text: string): Payload {
  const link = readLink(text);
  if (link) {
    const trait = link.traits[0];
    return {
      rule: trait ? LINK_RULES[trait] : PLAIN_LINK,
      shown: printable(link.defanged),
      identity: link.normal,
      isLink: true,
    };
  }
  const kind =
    KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? (isReadable(text) ? 'text' : 'binary');
  return { rule: PAYLOAD_RULES[kind], shown: show(text, kind), identity: text, isLink: false };
}

/** Mostly characters that print. */
function isReadable(text: string): boolean {
  const strange =
    text.match(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/gu)?.filter((character) => !/\s/.test(character))
      .length ?? 0;
  return text.length > 0 && strange / text.length < 0.1;
}

function show(text: string, kind: PayloadKind): string {
  switch (kind) {
    case 'wifi':
      // Fields end at a semicolon that no backslash protects.
      return printable(text.replace(/(^WIFI:|;)P:(?:\\.|[^;\\])*/i, `$1P:${MASK}`));
    case 'second-factor':
      return printable(text.replace(/([?&](?:secret|data)=)[^&]*/gi, `$1${MASK}`));
    case 'binary':
      return printable(
        [...text]
          .slice(0, 64)
          .map((character) => (character.codePointAt(0) ?? 0).toString(16).padStart(2, '0'))
          .join(' '),
      );
    default:
      // Prose may hold links as well: none may become one again when it is copied.
      return printable(
        text.replace(
          /\bhttp(s?):\/\/([^\s/?#]+)/gi,
          (_all, s: string, host: string) => `hxxp${s}://${host.replaceAll('.', '[.]')}`,
        ),
      );
  }
}
