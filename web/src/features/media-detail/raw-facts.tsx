import type { ReactNode } from 'react';
import type { MediaDetailQuery } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { formatFull } from '../../lib/dates.ts';
import { kindOf } from '../../lib/sayings.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { CopyButton } from './copy-button.tsx';
import { isText } from './origin.ts';
import { formatSize } from '../../lib/sizes.ts';
import './raw-facts.css';

type Media = MediaDetailQuery['media'];

/**
 * The bare facts: what the bytes are, where they came from, and their fingerprint to look for
 * elsewhere.
 */
export function RawFacts({ media }: { media: Media }) {
  const facts: { name: string; value: ReactNode }[] = [];
  const add = (name: string, value: ReactNode) => facts.push({ name, value });
  if (media.file !== null) {
    if (!isText(media)) add(m.fileName, media.file.filename);
    add(
      m.type,
      media.file.typeLabel === null ? m.unknown : kindOf(media.file.typeLabel, media.file.typeCode),
    );
    add(m.mimeType, <span className="mono">{media.file.mime ?? m.unknownLower}</span>);
    add(m.size, m.sizeInBytes({ size: formatSize(media.file.size), size2: media.file.size }));
    add(m.fileHash, <Copied text={media.file.sha256} what={m.fileHash} />);
  }
  if (media.preview !== null)
    add(m.imageSize, m.pixels({ width: media.preview.width, height: media.preview.height }));
  if (media.url !== null) add(m.url, <Copied text={media.url} what={m.url} />);
  add(m.source, sourceLabel(media.mediaTarget.sourceName));
  // Written by strangers: told as text, to be copied; the way there is the button at the item.
  if (media.author !== null)
    add(
      m.author,
      <bdi>
        {[media.author.name, media.author.handle === null ? null : `@${media.author.handle}`]
          .filter((part) => part !== null)
          .join(' · ')}
      </bdi>,
    );
  if (media.author?.url != null)
    add(m.authorUrl, <Copied text={media.author.url} what={m.authorUrl} />);
  if (media.publishedAt !== null) add(m.published, formatFull(media.publishedAt));
  if (media.idAtSource !== null)
    add(m.idAtSource, <Copied text={media.idAtSource} what={m.idAtSource} />);
  else
    add(
      m.uploadedBy,
      media.uploadedBy === null ? '—' : `${media.uploadedBy.fullName}, ${media.uploadedBy.email}`,
    );
  add(m.added, formatFull(media.createdAt));
  add(m.id, <span className="mono">{media.id}</span>);
  return (
    <dl className="raw-facts">
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A fact as it stands, and the way to take it along. */
function Copied({ text, what }: { text: string; what: string }) {
  return (
    <span className="raw-copy">
      <span className="mono">{text}</span>
      <CopyButton text={text} what={what} />
    </span>
  );
}
