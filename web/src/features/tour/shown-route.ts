/** The path whose screen stands on the page, for whoever waits to be there. */
export class ShownRoute {
  #path: string;
  readonly #waiting = new Set<() => void>();

  constructor(path: string) {
    this.#path = path;
  }

  /** A screen stands there now. */
  show(path: string): void {
    this.#path = path;
    for (const look of [...this.#waiting]) look();
  }

  is(path: string): boolean {
    return this.#path === path;
  }

  /** Resolves once the screen of the path is shown; never when nobody waits any more. */
  async until(path: string, signal: AbortSignal): Promise<void> {
    if (this.is(path)) return;
    await new Promise<void>((resolve) => {
      const look = () => {
        if (!this.is(path)) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      signal.addEventListener('abort', () => this.#waiting.delete(look), { once: true });
    });
  }
}
