const EVERY_MS = 60 * 60 * 1000;
const MAX_REMEMBERED = 50_000;

/**
 * Which uses of access keys were written down within the hour. A key makes up to 600 calls a
 * minute: the audit log says once an hour that it called what from where; its acts stand with the
 * things they changed. Remembered per process: several processes write an hour's first use once
 * each.
 */
export class KeyUses {
  readonly #seen = new Map<string, number>();

  /** @returns true for the first such use within an hour, which is to be written down. */
  isNew(keyId: number, address: string, operationId: string, now: Date): boolean {
    const use = JSON.stringify([keyId, address, operationId]);
    const before = this.#seen.get(use);
    if (before !== undefined && now.getTime() - before < EVERY_MS) return false;
    if (this.#seen.size >= MAX_REMEMBERED) this.#seen.clear();
    this.#seen.set(use, now.getTime());
    return true;
  }
}
