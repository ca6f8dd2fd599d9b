import { hash, verify, type Options } from '@node-rs/argon2';

/** Memory in KiB and passes of one hash. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
}
/** 64 MiB, 3 passes: about 50 ms. */
export const HASH_COST: HashCost = { memoryCost: 65_536, timeCost: 3 };
/** So that sign-ins cannot take all memory. */
const AT_ONCE = 4;

export interface PasswordHashes {
  /** @returns the hash with its parameters, to be stored. */
  hash(password: string): Promise<string>;
  /** @param stored null for an account that does not exist: takes as long and answers false. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/**
 * Argon2id, at most 4 at once.
 * @param cost lower for tests, in which nobody guesses.
 */
export function createPasswordHashes(cost: HashCost = HASH_COST): PasswordHashes {
  const options: Options = { algorithm: 2, parallelism: 1, ...cost };
  const inTurn = turns(AT_ONCE);
  const hashOf = (password: string) => inTurn(() => hash(password.normalize('NFC'), options));
  /** A hash of nothing anybody knows, for accounts that do not exist: checking costs the same. */
  let nobody: Promise<string> | null = null;
  return {
    hash: hashOf,
    async verify(stored, password) {
      nobody ??= hashOf(crypto.randomUUID());
      const against = stored ?? (await nobody);
      const fits = await inTurn(() => verify(against, password.normalize('NFC')));
      return fits && stored !== null;
    },
  };
}

function turns(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= places) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place goes to the next in line as it is.
      if (next) next();
      else running -= 1;
    }
  };
}
