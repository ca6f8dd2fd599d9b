import { z } from 'zod';

/** What the sub-protocol is called in the handshake. */
export const SUB_PROTOCOL = 'graphql-transport-ws';

const Payload = z.record(z.string(), z.unknown());
const Asked = z.looseObject({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: Payload.nullish(),
  extensions: Payload.nullish(),
});
const Id = z.string().min(1);

const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connection_init'), payload: Payload.nullish() }),
  z.object({ type: z.literal(['ping', 'pong']), payload: Payload.nullish() }),
  z.object({ type: z.literal('subscribe'), id: Id, payload: Asked }),
  z.object({ type: z.literal('complete'), id: Id }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** What a client wants to subscribe to. */
export type Asked = z.infer<typeof Asked>;

/** @returns null for whatever a client may not say (PROTOCOL.md of graphql-ws: close with 4400). */
export function readMessage(text: string): ClientMessage | null {
  try {
    return ClientMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
