import { z } from 'zod';
import { entriesOf } from '../answers.ts';
import type { NewItem } from '../item.ts';
import type { LeftOut } from '../left-out.ts';

/** What WhatsApp pushes and says, as far as it is used. */
const File = z
  .object({ id: z.string(), caption: z.string().optional(), filename: z.string().optional() })
  .loose()
  .optional()
  .catch(undefined);
const Message = z
  .object({
    id: z.string(),
    from: z.string().optional(),
    from_user_id: z.string().optional(),
    timestamp: z.string().optional(),
    type: z.string(),
    text: z.object({ body: z.string() }).loose().optional().catch(undefined),
    button: z.object({ text: z.string() }).loose().optional().catch(undefined),
    interactive: z
      .object({
        button_reply: z.object({ title: z.string() }).loose().optional(),
        list_reply: z.object({ title: z.string() }).loose().optional(),
      })
      .loose()
      .optional()
      .catch(undefined),
    image: File,
    video: File,
    audio: File,
    document: File,
    sticker: File,
  })
  .loose();
export type Message = z.output<typeof Message>;
const Contact = z
  .object({
    wa_id: z.string().optional(),
    user_id: z.string().optional(),
    profile: z.object({ name: z.string().optional() }).loose().optional(),
  })
  .loose();
const Value = z
  .object({
    metadata: z.object({ display_phone_number: z.string(), phone_number_id: z.string() }).loose(),
    contacts: z.array(Contact).default([]).catch([]),
    messages: entriesOf(Message).prefault([]),
  })
  .loose();
type Value = z.output<typeof Value>;
/** Whatever is no message (receipts, changes of the account) is passed over. */
const Push = z
  .object({
    entry: z
      .array(
        z
          .object({
            changes: z
              .array(z.object({ field: z.string(), value: z.unknown() }).loose())
              .default([]),
          })
          .loose(),
      )
      .default([]),
  })
  .loose();

export const PhoneNumber = z
  .object({
    id: z.string(),
    display_phone_number: z.string().optional(),
    verified_name: z.string().optional(),
  })
  .loose();
/** `url` lives for five minutes. */
export const MediaAnswer = z.object({ url: z.string(), mime_type: z.string().optional() }).loose();

/** The messages of a push that came to a number. @param number digits alone. */
export function messagesTo(
  body: unknown,
  number: string,
): { messages: { message: Message; value: Value }[]; leftOut: LeftOut[] } {
  const changes = Push.safeParse(body).data?.entry.flatMap((entry) => entry.changes) ?? [];
  const own = changes.flatMap(({ field, value }) => {
    const parsed = field === 'messages' ? Value.safeParse(value) : null;
    return parsed?.success === true && digits(parsed.data.metadata.display_phone_number) === number
      ? [parsed.data]
      : [];
  });
  return {
    messages: own.flatMap((value) => value.messages.all.map((message) => ({ message, value }))),
    leftOut: own.flatMap(({ messages }) => messages.leftOut),
  };
}
export const digits = (text: string): string => text.replace(/\D/g, '');

/** A sender may have no number any more, but an id of this business. */
export function itemOf({ message, value }: { message: Message; value: Value }): NewItem[] {
  const sender = message.from_user_id ?? message.from ?? null;
  const contact = value.contacts.find(
    ({ wa_id, user_id }) =>
      (user_id !== undefined && user_id === message.from_user_id) ||
      (wa_id !== undefined && wa_id === message.from),
  );
  const files = [
    ['image', message.image ?? message.sticker],
    ['video', message.video],
    ['audio', message.audio],
    ['document', message.document],
  ] as const;
  const media = files.flatMap(([kind, file]) =>
    file === undefined ? [] : [{ kind, ref: file.id, name: file.filename ?? null }],
  );
  const text =
    message.text?.body ??
    message.button?.text ??
    message.interactive?.button_reply?.title ??
    message.interactive?.list_reply?.title ??
    files.find(([, file]) => file?.caption !== undefined)?.[1]?.caption ??
    '';
  if (text === '' && media.length === 0) return [];
  const seconds = Number(message.timestamp);
  return [
    {
      vendorId: message.id,
      url: null,
      authorHandle:
        contact?.profile?.name ?? (message.from === undefined ? null : `+${message.from}`),
      authorId: sender,
      authorName: contact?.profile?.name ?? null,
      text,
      createdAt: Number.isFinite(seconds) ? new Date(seconds * 1000) : null,
      editedAt: null,
      media,
      raw: message,
    },
  ];
}
