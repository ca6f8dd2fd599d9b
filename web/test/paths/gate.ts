import type { BrowserContext, Request, Route } from 'playwright-core';

/** What becomes of a request that waits at the edge of the network. */
export type Verdict =
  /** To the real server and back. */
  | 'pass'
  /** The connection breaks before the server hears of it. */
  | 'cut'
  /** A refusal as the gateway words it. */
  | { code: string; status: number; retryAfter?: number }
  /** A body that the server did not write, with its status. */
  | { body: string; status: number };

const PATIENCE = 15_000;

/** What a request asks for: the name of its GraphQL operation, or the last word of its path. */
function operationOf(request: Request): string {
  const named = /(?:(?:query|mutation)\s+|"operationName":")(\w+)/.exec(request.url().endsWith('/graphql') ? (request.postData() ?? '') : '')?.[1];
  return named ?? new URL(request.url()).pathname.split('/').findLast((word) => word !== '') ?? '';
}

/** The edge of the network of one browser: chosen operations wait here until the test says what becomes of them. */
export class Gate {
  readonly #held = new Set<string>();
  readonly #waiting = new Map<string, Route[]>();
  readonly #wanted = new Map<string, (route: Route) => void>();
  /** How often each operation was asked for, to see that nothing was asked twice. */
  readonly asked = new Map<string, number>();
  readonly #spoiled = new Map<string, Verdict>();
  #cut = false;
  readonly #context: BrowserContext;

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  static async of(context: BrowserContext): Promise<Gate> {
    const gate = new Gate(context);
    context.on('requestfailed', (request) => {
      for (const [operation, routes] of gate.#waiting) gate.#waiting.set(operation, routes.filter((route) => route.request() !== request));
    });
    await gate.watch('**/graphql');
    await gate.watch('**/api/fileupload/**');
    return gate;
  }

  /** Requests to these addresses pass here too. */
  async watch(addresses: string): Promise<void> {
    await this.#context.route(addresses, (route) => this.#meet(route));
  }

  /** From now on these wait for a verdict, every time. */
  hold(...operations: string[]): void {
    for (const operation of operations) this.#held.add(operation);
  }

  /** These go through again; what waits goes on. */
  async release(...operations: string[]): Promise<void> {
    for (const operation of operations) {
      this.#held.delete(operation);
      for (const route of this.#waiting.get(operation)?.splice(0) ?? []) await settle(route, 'pass');
    }
  }

  /** Nothing gets through, or everything does again. What waits at the gate goes on waiting. */
  cut(cut: boolean): void {
    this.#cut = cut;
  }

  /** The next time that this is asked, it fares badly; afterwards it goes through again. */
  spoil(operation: string, verdict: Verdict): void {
    this.#spoiled.set(operation, verdict);
  }

  /** Waits for the operation to be asked, and says what becomes of it. */
  async decide(operation: string, verdict: Verdict): Promise<void> {
    await settle(await this.#next(operation), verdict);
  }

  /** Waits until the operation is asked, and leaves it waiting. */
  async met(operation: string): Promise<void> {
    const route = await this.#next(operation);
    this.#queue(operation).unshift(route);
  }

  /** Forgets what waits here, because the page gave it up. */
  forget(...operations: string[]): void {
    for (const operation of operations) this.#waiting.delete(operation);
  }

  /** The server hears of it and acts, and its answer never comes. */
  async swallow(operation: string): Promise<void> {
    await (await this.#next(operation)).fetch();
  }

  /** The server hears of it and acts, and the connection breaks before its answer. */
  async lose(operation: string): Promise<void> {
    const route = await this.#next(operation);
    await route.fetch();
    await route.abort('connectionreset');
  }

  /** How many of this name wait for their verdict. */
  waiting(operation: string): number {
    return this.#queue(operation).length;
  }

  #queue(operation: string): Route[] {
    const queue = this.#waiting.get(operation) ?? [];
    this.#waiting.set(operation, queue);
    return queue;
  }

  async #next(operation: string): Promise<Route> {
    const here = this.#queue(operation).shift();
    if (here !== undefined) return here;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#wanted.delete(operation);
        reject(new Error(`The page did not ask for ${operation} within ${PATIENCE} ms; it asked for ${[...this.asked.keys()].join(', ')}.`));
      }, PATIENCE);
      this.#wanted.set(operation, (route) => {
        clearTimeout(timer);
        this.#wanted.delete(operation);
        resolve(route);
      });
    });
  }

  async #meet(route: Route): Promise<void> {
    const operation = operationOf(route.request());
    this.asked.set(operation, (this.asked.get(operation) ?? 0) + 1);
    if (this.#cut) return settle(route, 'cut');
    const spoiled = this.#spoiled.get(operation);
    if (spoiled !== undefined) {
      this.#spoiled.delete(operation);
      return settle(route, spoiled);
    }
    if (!this.#held.has(operation)) return settle(route, 'pass');
    const wanted = this.#wanted.get(operation);
    if (wanted === undefined) this.#queue(operation).push(route);
    else wanted(route);
  }
}

/** A page that gave up its request is nobody's fault. */
async function settle(route: Route, verdict: Verdict): Promise<void> {
  try {
    if (verdict === 'pass') await route.continue();
    else if (verdict === 'cut') await route.abort('connectionfailed');
    else if ('body' in verdict) await route.fulfill({ status: verdict.status, body: verdict.body, contentType: 'application/json' });
    else {
      const { code, status, retryAfter } = verdict;
      const extensions = { code, status, ...(retryAfter === undefined ? {} : { retryAfter }) };
      await route.fulfill({ status: 200, json: { data: null, errors: [{ message: `Refused with ${code}.`, extensions }] } });
    }
  } catch (error) {
    if (!(error instanceof Error) || !/aborted|closed|not found|already handled/i.test(error.message)) throw error;
  }
}
