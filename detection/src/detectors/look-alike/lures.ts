/**
 * Words beside a company's name that ask to sign in, to pay or to take something: what the
 * look-alike names of frauds are made of. English and Italian, without accents, as host names have
 * them.
 */
const LURES = [
  'login',
  'logon',
  'signin',
  'sign',
  'signup',
  'secure',
  'secured',
  'security',
  'account',
  'accounts',
  'verify',
  'verified',
  'verification',
  'validate',
  'confirm',
  'update',
  'updates',
  'unlock',
  'recover',
  'recovery',
  'restore',
  'reset',
  'password',
  'auth',
  'sso',
  'identity',
  'support',
  'help',
  'helpdesk',
  'service',
  'services',
  'customer',
  'billing',
  'invoice',
  'pay',
  'payment',
  'payments',
  'refund',
  'bank',
  'banking',
  'card',
  'cards',
  'wallet',
  'claim',
  'claims',
  'airdrop',
  'gift',
  'gifts',
  'giveaway',
  'free',
  'bonus',
  'promo',
  'prize',
  'reward',
  'rewards',
  'nitro',
  'alert',
  'notice',
  'webmail',
  'mail',
  'portal',
  'official',
  'delivery',
  'tracking',
  'parcel',
  'download',
  'install',
  'connect',
  'sync',
  'trade',
  'offer',
  'offers',
  'accesso',
  'accedi',
  'entra',
  'sicuro',
  'sicura',
  'sicurezza',
  'verifica',
  'conferma',
  'convalida',
  'conto',
  'conti',
  'cliente',
  'clienti',
  'assistenza',
  'supporto',
  'aggiorna',
  'aggiornamento',
  'sblocca',
  'recupero',
  'rimborso',
  'rimborsi',
  'banca',
  'carta',
  'carte',
  'pagamento',
  'pagamenti',
  'premio',
  'premi',
  'regalo',
  'omaggio',
  'gratis',
  'ufficiale',
  'servizio',
  'servizi',
  'fattura',
  'consegna',
  'spedizione',
  'pacco',
  'identita',
  'offerta',
  'offerte',
  'avviso',
  'multa',
] as const;

/** Words that make a name longer and change nothing in whom it names. */
const FILLERS = [
  'www',
  'web',
  'app',
  'apps',
  'online',
  'my',
  'the',
  'get',
  'com',
  'net',
  'org',
  'info',
  'italia',
  'italy',
  'europe',
  'global',
  'group',
  'team',
  'site',
  'home',
  'id',
  'go',
  'hq',
] as const;

const lures: ReadonlySet<string> = new Set(LURES);
const fillers: ReadonlySet<string> = new Set(FILLERS);

const WORDS = /[\p{L}\p{N}]+/gu;

/** The words of a text (a host, a path) that lure. */
export function luresIn(text: string): string[] {
  return (text.toLowerCase().match(WORDS) ?? []).filter((word) => lures.has(word));
}

/**
 * A name without the luring and filling words and the numbers at its ends, one state per word taken
 * off: `secureacmelogin1` gives `acme` last.
 */
export function stripped(name: string): { name: string; lures: string[] }[] {
  const states: { name: string; lures: string[] }[] = [];
  let rest = name;
  let taken: string[] = [];
  for (;;) {
    const word = wordAtEnd(rest);
    if (word === null) return states;
    rest = word.isFront ? rest.slice(word.length) : rest.slice(0, -word.length);
    if (word.lure !== null) taken = [...taken, word.lure];
    states.push({ name: rest, lures: taken });
  }
}

/** The longest word at either end that leaves something to compare. */
function wordAtEnd(name: string): { isFront: boolean; length: number; lure: string | null } | null {
  const most = name.length - SHORTEST;
  if (most < 1) return null;
  let digits = 0;
  while (digits < most && isDigit(name.charCodeAt(name.length - 1 - digits))) digits += 1;
  if (digits > 0) return { isFront: false, length: digits, lure: null };
  const front = longestIn(FRONTS, (at) => name.charCodeAt(at), most);
  const back = longestIn(BACKS, (at) => name.charCodeAt(name.length - 1 - at), most);
  const length = Math.max(front, back);
  if (length === 0) return null;
  const isFront = front >= back;
  const word = isFront ? name.slice(0, length) : name.slice(-length);
  return { isFront, length, lure: lures.has(word) ? word : null };
}

const isDigit = (code: number) => code >= 48 && code <= 57;

/** Words by their letters, so that most names are done with after one or two of them. */
interface Node {
  isWord: boolean;
  next: Map<number, Node>;
}

function treeOf(words: readonly string[]): Node {
  const root: Node = { isWord: false, next: new Map() };
  for (const word of words) {
    let node = root;
    for (let i = 0; i < word.length; i += 1) {
      const next: Node = node.next.get(word.charCodeAt(i)) ?? { isWord: false, next: new Map() };
      node.next.set(word.charCodeAt(i), next);
      node = next;
    }
    node.isWord = true;
  }
  return root;
}

const words = [...lures, ...fillers];
const FRONTS = treeOf(words);
const BACKS = treeOf(words.map((word) => [...word].reverse().join('')));

function longestIn(tree: Node, letter: (at: number) => number, most: number): number {
  let node: Node | undefined = tree;
  let length = 0;
  for (let at = 0; at < most; at += 1) {
    node = node.next.get(letter(at));
    if (node === undefined) break;
    if (node.isWord) length = at + 1;
  }
  return length;
}

/** Shorter names are words of their own too often. */
const SHORTEST = 4;
