import { foldSpelling, withoutLegalForm } from '../../formats/text/spelling.ts';
import { editDistance } from '../look-alike/edit-distance.ts';
import { atAGlance, toLatin } from '../look-alike/fold-name.ts';
import { stripped } from '../look-alike/lures.ts';
import { readHost } from '../../formats/urls/host.ts';

/** In which way the name of an account looks like a protected one. */
export interface AccountLikeness {
  trick: 'letters' | 'typo' | 'words';
  /** The name or domain as the company wrote it. */
  protects: string;
  kind: 'name' | 'domain';
  /** What was added to it. */
  words: string[];
}

interface Protected {
  as: string;
  kind: 'name' | 'domain';
  /** Its letters and digits, in plain Latin. */
  latin: string;
  glance: string;
  /**
   * One word, so that it rather is a brand: people's names are one letter away from other people's.
   */
  isBrand: boolean;
}

/** Shorter names are words of their own too often. */
const SHORTEST = 4;
/** From this length on a name that is one letter away is hardly another honest one. */
const DISTINCT = 7;

/**
 * Makes what tells whether the name of an account passes for a protected one. The exact name is not
 * told: it may well be the company's own account.
 */
export class AccountNames {
  readonly #protected: readonly Protected[];

  constructor({ names, domains }: { names: readonly string[]; domains: readonly string[] }) {
    this.#protected = [
      ...names.flatMap((as) =>
        [...new Set([as, withoutLegalForm(as)])].map(
          (written) => ({ as, kind: 'name', written }) as const,
        ),
      ),
      ...domains.map(
        (as) =>
          ({ as, kind: 'domain', written: readHost(as)?.label ?? as.split('.')[0] ?? as }) as const,
      ),
    ].flatMap(({ as, kind, written }) => {
      const latin = bare(toLatin(foldSpelling(written)));
      return latin.length < SHORTEST
        ? []
        : [{ as, kind, latin, glance: atAGlance(latin), isBrand: !/[\s._-]/.test(written.trim()) }];
    });
  }

  /**
   * @param account as the source gives it: a handle with or without its `@` and server
   * (`.bsky.social` is one too), or a name to show.
   */
  find(account: string): AccountLikeness | null {
    const written = foldSpelling(account.replace(/^@/, '').replace(/@[^@\s]+$/, '')).replace(
      /\.bsky\.social$/,
      '',
    );
    const latin = bare(toLatin(written));
    if (latin.length < SHORTEST || this.#protected.some((one) => isSame(written, latin, one)))
      return null;
    const glance = atAGlance(latin);
    const drawn = this.#protected.find((one) => one.glance === glance);
    if (drawn !== undefined)
      return { trick: 'letters', protects: drawn.as, kind: drawn.kind, words: [] };
    for (const { name, lures } of stripped(latin)) {
      const worded =
        lures.length === 0
          ? undefined
          : this.#protected.find((one) => one.glance === atAGlance(name));
      if (worded !== undefined)
        return { trick: 'words', protects: worded.as, kind: worded.kind, words: lures };
    }
    const near = this.#protected.find(
      (one) => one.isBrand && one.latin.length >= DISTINCT && isMisspelt(latin, one.latin),
    );
    return near === undefined
      ? null
      : { trick: 'typo', protects: near.as, kind: near.kind, words: [] };
  }
}

/** Letters and digits alone: `acme_S.p.A` and `acme spa` are one name to a reader. */
const bare = (latin: string) => latin.replace(/[^\p{L}\p{N}]/gu, '');

/** Written with the very letters of the protected name: signs between them do not matter. */
const isSame = (written: string, latin: string, one: Protected) =>
  latin === one.latin && bare(written.normalize('NFD').replace(/\p{M}/gu, '')) === one.latin;

/**
 * One letter added, left out or swapped, or changed behind the first: `meridjana`. A final letter
 * that differs is another word (`meridiano`).
 */
function isMisspelt(name: string, known: string): boolean {
  if (editDistance(name, known, 1) !== 1) return false;
  return name[0] === known[0] && name.at(-1) === known.at(-1);
}
