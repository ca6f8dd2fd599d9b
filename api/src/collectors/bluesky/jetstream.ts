import { WebSocket } from 'ws';
import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { parseJson } from '../../platform/outbound/parse-json.ts';
import type { WatchedTarget } from '../collector.ts';
import type { CollectorProblem } from '../problem.ts';
import { Handle } from './bluesky-answers.ts';
import { askPublic, type BlueskyContext } from './bluesky-client.ts';

/** Version 1 of the wire; events of accounts and identities come unasked and are passed over. */
const Event = z.object({ kind: z.literal('commit') }).loose();
/** Beyond what a post can be. */
const MAX_EVENT_BYTES = 1_048_576;

/**
 * Listens to one account on the stream of everything until the stream ends; every change hurries
 * the next run on.
 * @param base such as wss://jetstream1.us-east.bsky.network.
 */
export async function listenToJetstream(
  context: BlueskyContext & { target: WatchedTarget },
  base: string,
  hurry: () => void,
): Promise<void | CollectorProblem> {
  const { http, signal, target } = context;
  const name = target.accountUsername ?? '';
  const resolved = name.startsWith('did:')
    ? ({ ok: true, value: { did: name } } as const)
    : await askPublic(context, 'com.atproto.identity.resolveHandle', { handle: name }, Handle);
  if (!resolved.ok) return resolved.problem;
  const way = await http.guard(base);
  if (!way.ok) return { kind: 'temporary', why: way.why };
  const query = new URLSearchParams({
    wantedCollections: 'app.bsky.feed.post',
    wantedDids: resolved.value.did,
  });
  const url = `${base.replace(/\/$/, '')}/subscribe?${query.toString()}`;
  return new Promise((resolve) => {
    const socket = new WebSocket(url, {
      lookup: way.lookup,
      maxPayload: MAX_EVENT_BYTES,
      handshakeTimeout: 10_000,
      perMessageDeflate: false,
      followRedirects: false,
    });
    const stop = () => socket.terminate();
    signal.addEventListener('abort', stop, { once: true });
    socket.on('message', (data) => {
      if (Buffer.isBuffer(data) && isPost(data.toString('utf8'))) hurry();
    });
    let why = '';
    socket.on('error', (error) => void (why = error.message));
    socket.on('close', () => {
      signal.removeEventListener('abort', stop);
      resolve(
        why === '' || signal.aborted
          ? undefined
          : { kind: 'temporary', why: say('blueskyStreamEnded', { words: why }) },
      );
    });
  });
}

function isPost(text: string): boolean {
  try {
    return Event.safeParse(parseJson(text)).success;
  } catch {
    return false;
  }
}
