import { z } from 'zod';
import { entriesOf } from '../answers.ts';
import { absolute, readHtml } from '../plain-text.ts';
import type { NewItem } from '../item.ts';

/** What a Mastodon server says, as far as it is used. Servers of other makes say the same. */
const link = z.string().nullish();
const Status = z
  .object({
    id: z.string(),
    uri: z.string().optional(),
    url: link,
    created_at: z.string().optional(),
    edited_at: z.string().nullish(),
    content: z.string().default(''),
    spoiler_text: z.string().default(''),
    account: z
      .object({
        id: z.string(),
        acct: z.string(),
        display_name: z.string().optional().catch(undefined),
        url: link.catch(null),
        avatar: link.catch(null),
        avatar_static: link.catch(null),
      })
      .loose()
      .optional()
      .catch(undefined),
    media_attachments: z
      .array(
        z.object({
          type: z.string(),
          url: link,
          preview_url: link,
          remote_url: link,
          description: z.string().nullish(),
        }),
      )
      .default([]),
  })
  .loose();
export const Statuses = entriesOf(Status);
export type Status = z.output<typeof Status>;
export const Account = z.object({ id: z.string(), acct: z.string() }).loose();
export const Refusal = z.object({ error: z.string() }).loose();

const KINDS = { image: 'image', gifv: 'video', video: 'video', audio: 'audio' } as const;
const isKnown = (type: string): type is keyof typeof KINDS => Object.hasOwn(KINDS, type);

/**
 * What stands for a status in all the world: its address there, since every server numbers it anew.
 */
export const identityOf = (status: Status, server: string): string =>
  (status.uri ?? status.url ?? `${server}/${status.id}`).slice(0, 1_000);

/** @param server its name: handles of its own people are written without it. */
export function itemOf(status: Status, server: string): NewItem {
  const [warning, content] = [readHtml(status.spoiler_text), readHtml(status.content)];
  const { account } = status;
  return {
    vendorId: identityOf(status, server),
    url: status.url ?? null,
    authorHandle:
      account === undefined || account.acct.includes('@')
        ? (account?.acct ?? null)
        : `${account.acct}@${server}`,
    authorId: account?.id ?? null,
    authorName: account?.display_name ?? null,
    authorUrl: account?.url ?? null,
    authorPicture: account?.avatar_static ?? account?.avatar ?? null,
    text: [warning.text, content.text].filter(Boolean).join('\n\n'),
    links: [...warning.links, ...content.links].filter((link) => !isOfServer(link, status)),
    createdAt: time(status.created_at),
    editedAt: time(status.edited_at),
    media: status.media_attachments.flatMap(
      ({ type, url, preview_url, remote_url, description }) => {
        const address = url ?? remote_url ?? preview_url;
        return address == null
          ? []
          : [
              {
                kind: isKnown(type) ? KINDS[type] : ('document' as const),
                url: address,
                alt: description ?? null,
              },
            ];
      },
    ),
    raw: status,
  };
}

/**
 * A mention or a hashtag that leads to the server of the post itself says nothing that its words do
 * not.
 */
function isOfServer(
  { words = '', href }: { words?: string | undefined; href: string },
  { url, uri }: Status,
): boolean {
  const own = absolute(url ?? uri);
  return /^[@#]/.test(words) && own !== null && new URL(own).host === new URL(href).host;
}

function time(text: string | null | undefined): Date | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : new Date(at);
}
