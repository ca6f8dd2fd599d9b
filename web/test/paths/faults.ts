import type { BrowserContext, Page, Route } from 'playwright-core';
import type { Verdict } from './edge.ts';

/** What the browser says of a connection that the edge breaks. */
const BROKEN = { cut: 'net::ERR_CONNECTION_FAILED', lose: 'net::ERR_CONNECTION_RESET' } as const;
/** What it says of every request while there is no network, and of a socket that waited for one. */
const NO_NETWORK = /net::ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED)/;

/**
 * The faults which a test made on one page. The browser tells of each on the console, and of
 * nothing else may it say anything there: a line is forgiven when it names the address of a fault
 * and what befell it, once for each time.
 */
export class Faults {
  readonly #made: { words: string; address: string }[] = [];
  #wasOffline = false;

  /**
   * The faults of this page's network are recorded as its test makes them, with `route`, with
   * `setOffline` and here.
   */
  static of(context: BrowserContext, page: Page): Faults {
    const faults = new Faults();
    const setOffline = context.setOffline.bind(context);
    context.setOffline = async (isOffline) => {
      faults.#wasOffline ||= isOffline;
      await setOffline(isOffline);
    };
    const route = page.route.bind(page);
    page.route = (address, handler, options) =>
      route(address, (one, request) => handler(faults.#recorded(one), request), options);
    return faults;
  }

  /** A request to this address met its verdict at the edge. */
  met(address: string, verdict: Verdict): void {
    if (verdict === 'cut' || verdict === 'lose')
      this.#made.push({ words: BROKEN[verdict], address });
    else if (typeof verdict === 'object' && 'body' in verdict)
      this.refused(address, verdict.status);
  }

  /** A request to this address is answered with this status, as the test wanted it. */
  refused(address: string, status: number): void {
    if (status >= 400) this.#made.push({ words: `status of ${status} `, address });
  }

  /** What the page complained of beyond these faults. */
  beyond(complaints: readonly string[]): string[] {
    return complaints.filter(
      (line) => !(this.#wasOffline && NO_NETWORK.test(line)) && !this.#explains(line),
    );
  }

  #explains(line: string): boolean {
    const index = this.#made.findIndex(
      ({ words, address }) => line.includes(words) && line.endsWith(` at ${address}`),
    );
    return index >= 0 && this.#made.splice(index, 1).length === 1;
  }

  #recorded(route: Route): Route {
    const address = route.request().url();
    const { abort, fulfill } = {
      abort: route.abort.bind(route),
      fulfill: route.fulfill.bind(route),
    };
    route.abort = async (code = 'failed') => {
      this.#made.push({ words: `net::ERR_${code.toUpperCase()}`, address });
      await abort(code);
    };
    route.fulfill = async (answer) => {
      this.refused(address, answer?.status ?? answer?.response?.status() ?? 200);
      await fulfill(answer);
    };
    return route;
  }
}
