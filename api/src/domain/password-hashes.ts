import { hash, verify, type Options } from '@node-rs/argon2';

/** Argon2id (number 2), 64 MiB, 3 passes: about 50 ms. At most 4 at once, so that sign-ins cannot take all memory. */
const COST: Options = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const AT_ONCE = 4;
/** A hash of nothing anybody knows, for accounts that do not exist: checking costs the same (requirement A5). */
let nobody: Promise<string> | null = null;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place goes to the next in line as it is.
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize('NFC'), COST));

/** @param stored null for an account that does not exist: takes as long and answers false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const against = stored ?? (await nobody);
  const fits = await inTurn(() => verify(against, password.normalize('NFC')));
  return fits && stored !== null;
}
