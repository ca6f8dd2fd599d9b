import { z } from 'zod';
import type { CollectedMedium, NewItem } from '../item.ts';

/** What the Bot API of Telegram says, as far as it is used. */
const File = z
  .object({
    file_id: z.string(),
    file_name: z.string().optional(),
    file_size: z.number().optional(),
  })
  .loose();
const Photo = File.extend({ width: z.number().default(0), height: z.number().default(0) }).loose();
const Entity = z
  .object({
    type: z.string(),
    offset: z.number().default(0),
    length: z.number().default(0),
    url: z.string().optional(),
  })
  .loose();
/** Buttons below a post. */
const Keyboard = z
  .object({
    inline_keyboard: z.array(
      z.array(z.object({ text: z.string(), url: z.string().optional() }).loose()),
    ),
  })
  .loose();
const Message = z
  .object({
    message_id: z.union([z.number(), z.string()]),
    date: z.number(),
    edit_date: z.number().optional(),
    author_signature: z.string().optional(),
    chat: z
      .object({
        id: z.union([z.number(), z.string()]),
        username: z.string().optional(),
        title: z.string().optional(),
      })
      .loose(),
    text: z.string().optional(),
    caption: z.string().optional(),
    entities: z.array(Entity).default([]),
    caption_entities: z.array(Entity).default([]),
    reply_markup: Keyboard.optional().catch(undefined),
    photo: z.array(Photo).optional(),
    document: File.optional(),
    video: File.optional(),
    audio: File.optional(),
    voice: File.optional(),
    animation: File.optional(),
  })
  .loose();
export type Message = z.output<typeof Message>;
/** One thing that happened; others than posts of channels are passed over. */
export const Update = z
  .object({
    update_id: z.number(),
    channel_post: Message.optional(),
    edited_channel_post: Message.optional(),
  })
  .loose();
export const Updates = z.array(z.object({ update_id: z.number() }).loose());
export const Me = z.object({ id: z.number(), username: z.string() }).loose();
export const Chat = z
  .object({ id: z.union([z.number(), z.string()]), username: z.string().optional() })
  .loose();
export const FileAnswer = z.object({ file_path: z.string().optional() }).loose();
export const Refusal = z
  .object({
    ok: z.literal(false),
    error_code: z.number(),
    description: z.string().default(''),
    parameters: z.object({ retry_after: z.number().optional() }).loose().optional(),
  })
  .loose();

/** Words, or what stands under a picture, and the links that stand behind them. */
export function itemOf(message: Message): NewItem {
  const { chat, message_id: number } = message;
  const words = message.text ?? message.caption ?? '';
  const entities = [...message.entities, ...message.caption_entities];
  const hidden = entities.map(({ url, offset, length }) => ({
    text: words.slice(offset, offset + length),
    url,
  }));
  const buttons = message.reply_markup?.inline_keyboard.flat() ?? [];
  return {
    vendorId: `${chat.id}:${number}`,
    url: chat.username === undefined ? null : `https://t.me/${chat.username}/${number}`,
    authorHandle: chat.username ?? chat.title ?? null,
    authorId: String(chat.id),
    authorName: chat.title ?? null,
    authorUrl: chat.username === undefined ? null : `https://t.me/${chat.username}`,
    // Offsets are UTF-16 units.
    text: words,
    links: [...hidden, ...buttons].flatMap(({ text, url }) =>
      url === undefined ? [] : [{ words: text, href: url }],
    ),
    createdAt: new Date(message.date * 1000),
    editedAt: message.edit_date === undefined ? null : new Date(message.edit_date * 1000),
    media: mediaOf(message),
    raw: message,
  };
}

/**
 * The largest of a photo's sizes; everything else is one file. An animation is also given as a
 * document: once is enough.
 */
function mediaOf({
  photo,
  document,
  video,
  audio,
  voice,
  animation,
}: Message): NonNullable<NewItem['media']> {
  const largest = photo?.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
  const all: [CollectedMedium['kind'], z.output<typeof File> | undefined][] = [
    ['image', largest],
    ['video', video ?? animation],
    ['audio', audio ?? voice],
    ['document', animation === undefined ? document : undefined],
  ];
  return all.flatMap(([kind, file]) =>
    file === undefined ? [] : [{ kind, ref: file.file_id, name: file.file_name ?? null }],
  );
}
