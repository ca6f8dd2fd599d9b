import type { StatelyInspectionEvent } from '@statelyai/inspect';

const KEY = 'inspector-channel';
/** Messages kept for an inspector that opens later. */
const KEPT = 20_000;

interface Channel {
  name: string;
  start: () => void;
  send: (message: StatelyInspectionEvent) => void;
}

/**
 * Sends the messages of this tab to its inspector, from the first one on whenever that opens. Each
 * tab has a channel of its own, because the ids of actors begin anew in every tab.
 */
export function tabChannel(): Channel {
  const name = sessionStorage.getItem(KEY) ?? `vedetta-inspector-${crypto.randomUUID()}`;
  sessionStorage.setItem(KEY, name);
  const channel = new BroadcastChannel(name);
  const messages: StatelyInspectionEvent[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const type: unknown =
      typeof data === 'object' && data !== null ? Reflect.get(data, 'type') : null;
    if (type === '@statelyai.connected') channel.postMessage({ type: 'recording', messages });
  });
  // The page was loaded again: what an inspector has recorded is over.
  channel.postMessage({ type: 'recording', messages });
  return {
    name,
    start: () => undefined,
    send: (message) => {
      if (messages.length < KEPT) messages.push(message);
      channel.postMessage(message);
    },
  };
}
