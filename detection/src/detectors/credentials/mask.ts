import type { Message } from '@vedetta/messages/message.ts';
import { render } from '@vedetta/messages/render.ts';
import { domainToASCII, domainToUnicode } from 'node:url';
import { shownExcerpt, shownLine } from '../../engine/quote.ts';
import type { ReportRow } from '../../engine/detector.ts';
import type { TextNode } from '../../engine/texts/text-node.ts';
import type { Step } from '../../formats/step.ts';
import { HIDDEN, MASK } from '../../formats/text/words.ts';
import type { Account } from './account.ts';
import { findCredentials } from './find-credentials.ts';

export { MASK };

/** Is it an account of one of the domains or of a part of one? */
export function isProtected({ domain }: Account, domains: readonly string[]): boolean {
  return domains
    .map((one) => domainToASCII(one).toLowerCase())
    .some((one) => one !== '' && (domain === one || domain.endsWith(`.${one}`)));
}

const SIGN = '•';

/** How a text is masked. */
export interface Masking {
  /** How the whole begins of which the text is a later part. */
  beginning?: string;
  /** Credentials were found in the whole: what may be one is masked as well. */
  isKnownList?: boolean;
  /** The sign in the place of each of a value's; a bullet when left out. */
  sign?: string;
}

/**
 * Masks the passwords of accounts of the protected domains, and whatever else in the text reads the
 * same.
 * @returns a text of the same length, so that places stay
 */
export function maskCredentials(
  text: string,
  domains: readonly string[],
  { beginning = '', isKnownList = false, sign = SIGN }: Masking = {},
): string {
  if (!mayName(text, domains)) return text;
  const values = findCredentials(text, beginning, isKnownList).filter((account) =>
    isProtected(account, domains),
  );
  return masked(text, values, sign);
}

/** Finding addresses costs more than finding the name of a domain. */
function mayName(text: string, domains: readonly string[]): boolean {
  if (domains.length === 0 || !text.includes('@')) return false;
  const lower = text.toLowerCase();
  return domains.some((domain) =>
    [domain, domainToUnicode(domain), domainToASCII(domain)].some(
      (name) => name !== '' && lower.includes(name.toLowerCase()),
    ),
  );
}

/** So long values are masked wherever they come again; a shorter one may be any word. */
const FEWEST_TO_REPEAT = 6;

function masked(text: string, accounts: readonly Account[], sign: string): string {
  let shown = '';
  let at = 0;
  for (const { valueStart, valueEnd } of accounts) {
    shown += text.slice(at, valueStart) + sign.repeat(valueEnd - valueStart);
    at = valueEnd;
  }
  shown += text.slice(at);
  const again = new Set(
    accounts
      .map(({ valueStart, valueEnd }) => text.slice(valueStart, valueEnd))
      .filter((value) => value.length >= FEWEST_TO_REPEAT),
  );
  return hideValues(shown, again, sign);
}

const hideValues = (text: string, values: ReadonlySet<string>, sign: string): string =>
  [...values].reduce((shown, value) => shown.replaceAll(value, sign.repeat(value.length)), text);

/**
 * The texts of an item as other detectors and plug-ins read them: without the passwords of the
 * company's accounts, at the same places.
 */
export function maskNodes<T extends TextNode>(
  nodes: readonly T[],
  domains: readonly string[],
): T[] {
  const values = new Set<string>();
  for (const text of nodes.flatMap((node) =>
    node.source === undefined ? [node.text] : [node.text, node.source.text],
  )) {
    if (!mayName(text, domains)) continue;
    for (const account of findCredentials(text)) {
      if (isProtected(account, domains))
        values.add(text.slice(account.valueStart, account.valueEnd));
    }
  }
  if (values.size === 0) return [...nodes];
  const long = new Set([...values].filter((value) => value.length >= FEWEST_TO_REPEAT));
  const hide = (text: string) =>
    hideValues(maskCredentials(text, domains, { sign: HIDDEN }), long, HIDDEN);
  return nodes.map((node) => ({
    ...node,
    text: hide(node.text),
    ...(node.source === undefined
      ? {}
      : { source: { ...node.source, text: hide(node.source.text) } }),
  }));
}

/**
 * A row of a report without the passwords of the company's accounts in what it shows, whoever wrote
 * it.
 */
export function maskRow(row: ReportRow, domains: readonly string[]): ReportRow {
  if (domains.length === 0) return row;
  const hide = (text: string) => {
    const hidden = maskCredentials(text, domains, { isKnownList: true, sign: HIDDEN });
    return hidden === text ? text : hidden.replaceAll(RUN, MASK);
  };
  const hideIn = (messages: readonly Message[]) =>
    messages.map((message) => withTexts(message, hide));
  // What is a password only with our words around it is hidden in the English alone.
  const hideInLine = (line: Message | null) => {
    const hidden = line && withTexts(line, hide);
    const words = hidden && render('en', hidden);
    return words !== null && hide(words) === words ? hidden : null;
  };
  const { outcome, gaps } = row;
  const shown =
    'why' in outcome && outcome.why !== undefined
      ? { ...outcome, why: hideIn(outcome.why) }
      : outcome;
  const told =
    gaps === undefined
      ? {}
      : {
          gaps: gaps.map((gap) => ({
            ...gap,
            path: maskPath(gap.path, domains),
            why: hideIn(gap.why),
          })),
        };
  if (shown.kind !== 'found') return { ...row, ...told, outcome: shown };
  const things = shown.things.map((thing) => {
    const summary = hide(thing.summary);
    const summaryMessage = hideInLine(thing.summaryMessage);
    const excerptMessage = hideInLine(thing.excerptMessage);
    return {
      ...thing,
      path: maskPath(thing.path, domains),
      why: hideIn(thing.why),
      ...(summaryMessage === null
        ? { summary, marks: summary === thing.summary ? thing.marks : [] }
        : shownLine(summaryMessage)),
      summaryMessage,
      excerpt: excerptMessage === null ? hide(thing.excerpt) : shownExcerpt(excerptMessage),
      excerptMessage,
    };
  });
  return { ...row, ...told, outcome: { ...shown, things } };
}

/**
 * The way to a part without the passwords that names on it hold: files of an archive have the names
 * that a stranger gave.
 */
export const maskPath = (path: readonly Step[], domains: readonly string[]): Step[] =>
  path.map((step) => (typeof step === 'string' ? maskCredentials(step, domains) : step));

const RUN = new RegExp(`${HIDDEN}+`, 'gu');

function withTexts(message: Message, change: (text: string) => string): Message {
  const { code, params } = message;
  if (params === undefined) return message;
  return {
    code,
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string'
          ? change(value)
          : typeof value === 'number'
            ? value
            : withTexts(value, change),
      ]),
    ),
  };
}
