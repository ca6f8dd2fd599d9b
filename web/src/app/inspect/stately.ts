import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { offerLink } from './link.ts';

/** The hosted inspector. */
const ADDRESS = 'https://stately.ai/inspect';
/** Messages kept until it is there. */
const KEPT = 20_000;

interface Adapter {
  start: () => void;
  send: (message: StatelyInspectionEvent) => void;
}

/**
 * Whether a page belongs to those who host the inspector: it may stand on a part of their domain.
 */
export function isTheirs(origin: string): boolean {
  const { protocol, hostname } = URL.canParse(origin)
    ? new URL(origin)
    : { protocol: '', hostname: '' };
  return protocol === 'https:' && (hostname === 'stately.ai' || hostname.endsWith('.stately.ai'));
}

/**
 * Sends the messages of this tab to the hosted inspector, in a window that it opens, from the first
 * one on. The adapter of `createBrowserInspector` posts to whatever page that window shows and
 * believes whoever says to be connected; this one posts to the origin that answered from that very
 * window, and only if it is theirs. What comes in is ready for leaving this computer: `serialize`
 * of the inspector has seen to that.
 */
export function statelyAdapter(): Adapter {
  const messages: StatelyInspectionEvent[] = [];
  let inspector: Window | null = null;
  let origin: string | null = null;
  const post = (message: StatelyInspectionEvent) => {
    if (origin !== null) inspector?.postMessage(message, origin);
  };
  window.addEventListener('message', ({ data, source, origin: from }: MessageEvent<unknown>) => {
    const type: unknown =
      typeof data === 'object' && data !== null ? Reflect.get(data, 'type') : null;
    if (
      type !== '@statelyai.connected' ||
      source === null ||
      source !== inspector ||
      !isTheirs(from)
    )
      return;
    origin = from;
    messages.forEach(post);
  });
  const open = () => {
    inspector = window.open(ADDRESS, 'xstateinspector');
    return inspector !== null;
  };
  return {
    start: () => {
      if (!open()) offerLink(ADDRESS, open);
    },
    send: (message) => {
      if (messages.length < KEPT) messages.push(message);
      post(message);
    },
  };
}
