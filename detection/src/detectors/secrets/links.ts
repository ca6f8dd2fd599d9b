/** A link is no longer than this; what begins further back is none. */
const LONGEST = 2_000;
const OUTSIDE = /[\s"'`<>]/;
const BEGINS = /(?:https?|hxxps?):\\?\/|^[(\[]?www\.|^(?:[./]|[\w-]+\/)[^?]*\?/i;
/** Parameters whose name says that they open more than the one page that the link is for. */
const OPENS = new RegExp(
  [
    '(?:api|app|access|account|client|consumer|master|private|secret|service',
    '|subscription)[-_]?(?:key|secret|token)$|secret$|^passw(?:or)?d$|^pwd$',
  ].join(''),
  'i',
);

/** Programs are sent these. */
const OF_INTERFACE = /:\/\/api[.-]|[./-]api[./]/i;
/**
 * A link for one act, whose other parameters serve that act: Firebase writes its public key beside
 * the code.
 */
const FOR_ONE_ACT = /[?&;](?:oob|otp|one[-_]?time|reset|verif|confirm|invit)\w{0,20}=/i;
const NAME = /[\w.-]{0,40}/y;

/**
 * Does a credential stand in a link as what the link is for: a parameter (`token=`, `key=`) or a
 * step of the way (`password-reset/`), which all have who were sent the link? The name of a key for
 * programs (`api_key=`), and a link for programs, open more than a page.
 * @param at of its name, or of its value
 */
export function isPartOfLink(text: string, at: number): boolean {
  let begin = at;
  while (begin > 0 && at - begin < LONGEST && !OUTSIDE.test(text[begin - 1] ?? '')) begin -= 1;
  const link = text.slice(begin, at);
  if (!BEGINS.test(link) || OF_INTERFACE.test(link)) return false;
  NAME.lastIndex = at;
  const name =
    /[?&;#]([\w.-]{1,40})=$/.exec(link)?.[1] ??
    (/[?&;#]$/.test(link) ? NAME.exec(text)?.[0] : undefined);
  return name === undefined || !OPENS.test(name) || FOR_ONE_ACT.test(link);
}
