import { createInspector } from '@statelyai/inspect';
import { watchActors } from '../../lib/inspection.ts';
import { tabChannel } from './channel.ts';
import { hidden, withoutPeople } from './hidden.ts';
import { offerLink } from './link.ts';
import { statelyAdapter } from './stately.ts';

/** Remembers the wish over a reload of the tab. */
const KEY = 'inspect';
/**
 * Definitions are deeper than the protocol's own limit of ten: a state in a state in a state has
 * transitions, guards and parameters.
 */
const DEPTH = 40;

/**
 * Development only: starts the inspector that the address asks for.
 *
 * @param query `?inspect=local` opens our own page, which works offline; `?inspect=stately` the
 * hosted one; `?inspect=off` forgets it
 */
export function inspectIfAsked(query: string): void {
  const asked = new URLSearchParams(query).get('inspect');
  if (asked !== null) sessionStorage.setItem(KEY, asked);
  const kind = sessionStorage.getItem(KEY);
  if (kind === 'local') inspectLocally();
  else if (kind === 'stately') inspectAtStately();
}

function inspectLocally(): void {
  const channel = tabChannel();
  const inspector = createInspector(channel, { serialize: hidden, serializationDepthLimit: DEPTH });
  watchActors((event) => inspector.inspect.next?.(event));
  const address = `/inspector.html?channel=${channel.name}`;
  // Named after the channel: a reload of this tab finds its inspector again.
  if (window.open(address, channel.name) === null) offerLink(address);
}

/** What leaves this computer names nobody. */
function inspectAtStately(): void {
  const adapter = statelyAdapter();
  const inspector = createInspector(adapter, {
    serialize: withoutPeople,
    serializationDepthLimit: DEPTH,
  });
  adapter.start();
  watchActors((event) => inspector.inspect.next?.(event));
}
