/**
 * What stands where a secret would: a variable, a call, a template, a mask. There is no secret
 * here.
 */
const NO_VALUE = new RegExp(
  [
    String.raw`^[$%#]?[{<([]|^\$|^%|^<|\$\{|\{\{|<%|%>|&[lg]t;|\$\(`,
    String.raw`|^(?:process\.env|os\.(?:environ|getenv)|env[.[(]|getenv|System\.`,
    String.raw`|config[.[(]|settings\.|self\.|this\.|var\.|local\.|data\.|params`,
    String.raw`|request\.|req\.|args\.|options\.|secrets?\.|vault:|ssm:|arn:|file:|ref\+`,
    String.raw`|ENC\[|op://)|^[.*x#•_?-]+$|\*{3}|#{3}|x{4,}|^\.{1,2}/|^/[\w/-]*$`,
    String.raw`|^https?://[^@]*$|[({]$|\(\)`,
  ].join(''),
  'i',
);

const WORDS = new RegExp(
  [
    '^(?:true|false|null|nil|none|undefined|yes|no|string|str|int|text|number',
    '|boolean|bool|object|password|passwort|passwd|pass|pwd|secret|token|key',
    '|apikey|user|username|admin_?password|hidden|required|optional|invalid',
    '|missing|empty|incorrect|wrong|forgot|reset|change|confirm|enter|new|old',
    '|current|default|value|redacted|removed|masked|secured?|unset|blank|input',
    '|label|email|name|error|not|is|the|and|or|for|must|should|with|bearer',
    '|basic|header|query|cookie|body|static|const|public|private|self|auto',
    '|prompt|stdin|env|placeholder|changeit|change_?me|todo|fixme|tbd|n/a|dummy',
    '|foo|bar|foobar|baz)$',
  ].join(''),
  'i',
);

const PLEASE = new RegExp(
  [
    'your[-_ ]?|this[-_]?is|[-_]here$|insert|replace',
    '|example[-_]?(?:key|token|secret|pass|value)|change[-_ ]?(?:me|this)',
    '|enter[-_ ]|put[-_ ]|goes[-_]here|some[-_]?(?:secret|token|key|password)',
    '|my[-_]?(?:secret|token|key|api|password|pass)(?:[-_]|$)|fake|dummy',
    '|redacted|sample|placeholder|lorem|xxx',
  ].join(''),
  'i',
);

/** Is there no value at all: a variable, a call, a template, an empty word, a mask? */
export function isNoValue(value: string): boolean {
  return NO_VALUE.test(value) || WORDS.test(value) || /^([0.*x#-])[0.*x#-]+$/i.test(value);
}

const RUNS = [
  '0123456789',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '9876543210',
  'qwertyuiop',
  'deadbeef',
  'cafebabe',
  'jbswy3dp',
  'example',
];

/**
 * Does it look written to show the form: counted up, spelled in the order of the alphabet, one
 * piece over and over, named an example?
 */
export const looksMadeUp = (value: string) => PLEASE.test(value) || isDrill(value);

/** The same without the words: the alphabet, numbers in their order, one piece over and over. */
export function isDrill(value: string): boolean {
  const lower = value.toLowerCase();
  if (RUNS.some((run) => lower.includes(run.slice(0, 8))) || /(.{1,6})\1{3,}/.test(lower))
    return true;
  let steps = 0;
  for (let i = 1; i < lower.length; i += 1)
    if (Math.abs(lower.charCodeAt(i) - lower.charCodeAt(i - 1)) <= 1) steps += 1;
  return lower.length >= 16 && steps >= lower.length * 0.6;
}
