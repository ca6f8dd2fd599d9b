import { isIP } from 'node:net';
import { foldSpelling } from '../../formats/text/spelling.ts';

/** More of one text are not looked up. */
const MOST = 1000;
const DOT = String.raw`(?:\.|\s?[[({]\s?(?:\.|dot)\s?[\])}]\s?)`;
const IPV4 = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.-])\d{1,3}(?:${DOT}\d{1,3}){3}(?![\p{L}\p{N}_-]|\.\d)`,
  'giu',
);
const IPV6 =
  /(?<![\p{L}\p{N}_:.])(?=[0-9a-f:]*:[0-9a-f:]*:)[0-9a-f:]{3,39}(?![\p{L}\p{N}_:]|\.\d)/giu;
/** `o’brien@…` is a mail address; what a quotation mark opens is one too, without it. */
const APOSTROPHE = String.raw`['’‘´\u02bc\uff07]`;
const MAIL = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+-])((?:[\p{L}\p{N}._%+-]{1,64}${APOSTROPHE})?)` +
    String.raw`([\p{L}\p{N}._%+-]{1,64})(?:@|\s?[[({]\s?(?:@|at)\s?[\])}]\s?)` +
    String.raw`((?:[\p{L}\p{N}\u2010\u2011\u00ad-]{1,63}${DOT}){1,8}\p{L}{2,24})` +
    String.raw`(?![\p{L}\p{N}_-])`,
  'giu',
);

/** IP addresses that a text names, defanged ones too, with their half-open UTF-16 ranges. */
export function findIps(text: string): { address: string; start: number; end: number }[] {
  return [...matches(text, IPV4), ...matches(text, IPV6)].flatMap(({ 0: written, index }) => {
    const address = undone(written);
    return isIP(address) === 0 ? [] : [{ address, start: index, end: index + written.length }];
  });
}

/**
 * Mail addresses that a text names, in one spelling: with what stands before an apostrophe, and
 * without it.
 */
export function findMails(
  text: string,
): { address: string; host: string; start: number; end: number }[] {
  return matches(text, MAIL).flatMap(
    ({ 0: written, 1: before = '', 2: name = '', 3: host = '', index }) => {
      const at = foldSpelling(undone(host));
      const end = index + written.length;
      const alone = {
        address: `${foldSpelling(name)}@${at}`,
        host: at,
        start: index + before.length,
        end,
      };
      return before === ''
        ? [alone]
        : [
            { address: `${foldSpelling(`${before}${name}`)}@${at}`, host: at, start: index, end },
            alone,
          ];
    },
  );
}

function matches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const match of text.matchAll(pattern)) {
    if (found.push(match) === MOST) break;
  }
  return found;
}

const undone = (written: string) => written.replace(new RegExp(DOT, 'giu'), '.');
