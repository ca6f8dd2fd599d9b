import { domainToUnicode } from 'node:url';
import { readHost, type Host } from '../../formats/urls/host.ts';
import { editDistance } from './edit-distance.ts';
import { atAGlance, gist, toLatin } from './fold-name.ts';
import { luresIn, stripped } from './lures.ts';
import { NearNames } from './near-names.ts';

/** In which way a name looks like a protected one. */
export type Trick = 'letters' | 'typo' | 'words' | 'inside' | 'divided';

export interface LookAlike {
  /** The protected domain as the company wrote it. */
  domain: string;
  trick: Trick;
  /** Letters that differ once shapes are undone. */
  edits: number;
  /** Words in the host that ask to sign in, pay or take something. */
  lures: string[];
}

interface Protected {
  domain: string;
  /** As it was registered, and in plain Latin letters without hyphens. */
  registered: string;
  label: string;
  glance: string;
  suffix: string;
}

/**
 * A name one letter away and under another public suffix counts from this length on: shorter ones
 * are words of their own.
 */
const DISTINCT = 10;

/**
 * Makes what tells whether a host name looks like one of the protected domains, and is none of
 * them.
 */
export class LookAlikes {
  readonly #protected: readonly Protected[];
  readonly #own: ReadonlySet<string>;
  readonly #latin: NearNames;
  readonly #glance: NearNames;
  readonly #byLabel = new Map<string, Protected[]>();
  /** Some protected name has letters that are read as one. */
  readonly #hasPairs: boolean;
  readonly #byWhole = new Map<string, Protected>();
  /** Long names, by their gist. */
  readonly #long: readonly Protected[];
  readonly #gists: NearNames;
  /** First letters of the long names: whoever misspells one begins right. */
  readonly #initials: ReadonlySet<number>;

  constructor(domains: readonly string[]) {
    this.#own = new Set(domains.map((domain) => domain.toLowerCase()));
    this.#protected = domains.flatMap((domain) => {
      const host = readHost(domain.toLowerCase());
      if (host === null) return [];
      const label = toLatin(readable(host.label)).replaceAll('-', '');
      return [
        { domain, registered: host.label, label, glance: atAGlance(label), suffix: host.suffix },
      ];
    });
    this.#latin = new NearNames(this.#protected.map(({ label }) => label));
    this.#glance = new NearNames(this.#protected.map(({ glance }) => glance));
    this.#hasPairs = this.#protected.some(({ label, glance }) => label.length !== glance.length);
    for (const one of this.#protected) {
      this.#byLabel.set(one.glance, [...(this.#byLabel.get(one.glance) ?? []), one]);
      this.#byWhole.set(joined(one.domain), one);
    }
    this.#long = this.#protected.filter(({ label }) => label.length >= LONG);
    this.#initials = new Set(this.#long.map(({ label }) => label.charCodeAt(0)));
    this.#gists = new NearNames(this.#long.map(({ label }) => gist(label)));
  }

  /**
   * @param ascii the host as a browser asks for it.
   * @returns the closest protected domain; null when it looks like none, or is one.
   */
  find(ascii: string): LookAlike | null {
    if (this.#protected.length === 0 || this.#isOwn(ascii)) return null;
    const host = readHost(ascii);
    if (host === null) return null;
    const latin = toLatin(readable(host.label));
    const name = latin.includes('-') ? latin.replaceAll('-', '') : latin;
    return (
      this.#inside(host) ??
      this.#near(host, name) ??
      this.#divided(host) ??
      this.#worded(host, name) ??
      this.#among(host) ??
      this.#garbled(name)
    );
  }

  #isOwn(ascii: string): boolean {
    for (let from = 0; from !== -1; from = ascii.indexOf('.', from) + 1 || -1)
      if (this.#own.has(ascii.slice(from))) return true;
    return false;
  }

  /**
   * `acme.com.evil.example`, `acme-com.evil.example`: the whole domain stands before another one.
   */
  #inside(host: Host): LookAlike | null {
    if (host.subdomain === '') return null;
    const before = `.${host.subdomain}.`;
    const one = this.#protected.find(
      ({ domain }) =>
        before.includes(`.${domain}.`) || before.includes(`.${domain.replaceAll('.', '-')}.`),
    );
    return one === undefined
      ? null
      : { domain: one.domain, trick: 'inside', edits: 0, lures: luresIn(host.ascii) };
  }

  /** The registered name is a few letters away, or drawn alike. */
  #near(host: Host, name: string): LookAlike | null {
    const isIdn = host.label.includes('xn--');
    const glance = atAGlance(name);
    let best: LookAlike | null = null;
    const consider = (one: Protected | undefined, edits: number) => {
      if (one === undefined || (best !== null && best.edits <= edits)) return;
      const isSameSuffix = host.suffix === one.suffix;
      if (!isIdn && name === one.label && (host.label === one.registered || !isSameSuffix)) return;
      if (!isSameSuffix && (edits > 1 || name.length < (edits === 1 ? DISTINCT : LIKELY))) return;
      best = {
        domain: one.domain,
        trick: edits === 0 ? (name === one.label && !isIdn ? 'divided' : 'letters') : 'typo',
        edits,
        lures: luresIn(host.subdomain),
      };
    };
    for (const { index, edits } of this.#glance.find(glance))
      consider(this.#protected[index], edits);
    // Letters that are read alike never make the distance longer; pairs that are read as one may,
    // by one letter where an edit breaks a pair.
    const hasPair = glance.length !== name.length;
    if (hasPair || this.#hasPairs)
      for (const { index, edits } of this.#latin.find(name, hasPair ? 2 : 1))
        consider(this.#protected[index], edits);
    return best;
  }

  /** `ac.me.com`: dots that cut the name, so that it reads whole. */
  #divided(host: Host): LookAlike | null {
    if (host.subdomain === '' && !host.suffix.includes('.')) return null;
    const one = this.#byWhole.get(joined(host.ascii));
    return one === undefined ? null : { domain: one.domain, trick: 'divided', edits: 0, lures: [] };
  }

  /**
   * `acme-login.example`, `secureacme.example`: the name with words that ask for something, or that
   * change nothing.
   */
  #worded(host: Host, name: string): LookAlike | null {
    for (const { name: rest, lures } of stripped(name)) {
      const one = this.#byLabel.get(atAGlance(rest))?.[0];
      if (one !== undefined)
        return {
          domain: one.domain,
          trick: 'words',
          edits: 0,
          lures: [...lures, ...luresIn(host.subdomain)],
        };
      if (lures.length === 0 || rest.length < LIKELY) continue;
      const near = this.#closest(rest);
      if (near !== null) return { ...near, trick: 'words', lures };
    }
    return null;
  }

  /**
   * `acme-anything.example`: one of several words is the name, exactly or, where it is long enough,
   * nearly.
   */
  #among(host: Host): LookAlike | null {
    const words = host.label.split('-');
    if (words.length < 2) return null;
    for (const word of words) {
      const latin = toLatin(word);
      const one = latin.length >= LIKELY ? this.#byLabel.get(atAGlance(latin))?.[0] : undefined;
      const found =
        one !== undefined
          ? { domain: one.domain, edits: 0 }
          : latin.length >= LIKELY
            ? this.#closest(latin)
            : null;
      if (found !== null) return { ...found, trick: 'words', lures: luresIn(host.ascii) };
    }
    return null;
  }

  #closest(name: string): Pick<LookAlike, 'domain' | 'edits'> | null {
    const [near] = this.#latin.find(name);
    const one = near === undefined ? undefined : this.#protected[near.index];
    return near === undefined || one === undefined
      ? null
      : { domain: one.domain, edits: near.edits };
  }

  /**
   * `steamcomnunitly.example`: a long name misspelt more than twice, so that its gist is still
   * read.
   */
  #garbled(name: string): LookAlike | null {
    if (
      this.#long.length === 0 ||
      name.length < LONG - 2 ||
      name.length > MOST_GARBLED ||
      !this.#initials.has(name.charCodeAt(0))
    )
      return null;
    for (const { index } of this.#gists.find(gist(name), 1)) {
      const one = this.#long[index];
      const most = one === undefined ? 0 : Math.floor(one.label.length * GARBLED);
      const edits = one === undefined ? 1 : editDistance(name, one.label, most);
      if (one !== undefined && edits <= most)
        return { domain: one.domain, trick: 'typo', edits, lures: [] };
    }
    return null;
  }
}

/**
 * A name of this length is rarely there by chance, be it among other words or under another public
 * suffix.
 */
const LIKELY = 6;
/** A name this long stays readable with several letters wrong. */
const LONG = 12;
const MOST_GARBLED = 24;
/** Share of the letters that may differ then. */
const GARBLED = 0.3;

const joined = (domain: string) =>
  atAGlance(toLatin(domain.split('.').map(readable).join('')).replaceAll('-', ''));
const readable = (label: string) => (label.includes('xn--') ? domainToUnicode(label) : label);
