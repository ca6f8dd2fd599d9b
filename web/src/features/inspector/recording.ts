import { parseMessage, type Message } from './message.ts';

/** What an inspector has been told so far, from one or several sources. */
export class Recording {
  #messages: readonly Message[] = [];
  #listeners = new Set<() => void>();

  // For `useSyncExternalStore`.
  readonly read = (): readonly Message[] => this.#messages;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /**
   * Follows a tab of the application.
   *
   * @param name of its channel
   * @returns how to stop
   */
  followTab(name: string): () => void {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const whole: unknown =
        typeof data === 'object' && data !== null && 'messages' in data ? data.messages : null;
      if (Array.isArray(whole)) this.#start(whole);
      else this.#add(data, '');
    });
    channel.postMessage({ type: '@statelyai.connected' });
    return () => {
      channel.close();
    };
  }

  /**
   * Follows a server that was started with INSPECT=1.
   *
   * @param address of its WebSocket
   * @param prefix keeps its actors apart from those of others
   * @param onEnd told when it is gone, or was never there
   */
  followServer(address: string, prefix: string, onEnd: () => void): () => void {
    const socket = new WebSocket(address);
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') this.#add(JSON.parse(data), prefix);
    });
    socket.addEventListener('close', onEnd);
    return () => {
      socket.close();
    };
  }

  #start(values: readonly unknown[]): void {
    // Servers go on when a tab begins anew.
    const others = this.#messages.filter(({ actor }) => actor.includes('/'));
    this.#messages = [...others, ...values.flatMap((value) => parseMessage(value) ?? [])];
    this.#tell();
  }

  #add(value: unknown, prefix: string): void {
    const message = parseMessage(value);
    if (message === null) return;
    const named = (id: string | null) => (id === null || prefix === '' ? id : `${prefix}/${id}`);
    this.#messages = [
      ...this.#messages,
      {
        ...message,
        actor: named(message.actor) ?? message.actor,
        parent: named(message.parent),
        source: named(message.source),
      },
    ];
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
