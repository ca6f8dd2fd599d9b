import type { MediaDetailQuery } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { formatFull } from '../../lib/dates.ts';
import { kindOf } from '../../lib/sayings.ts';
import { formatSize } from '../../lib/sizes.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { targetName } from '../../domain/targets/target-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sentence, SLOT } from '../../ui/message-slot.tsx';
import { headingOf, isNamedFile, isText } from './origin.ts';

type Media = MediaDetailQuery['media'];

/** Where an item comes from: who published it and when, or what the file is and who uploaded it. */
export function MediaOrigin({ media }: { media: Media }) {
  const { author, file } = media;
  const source = sourceLabel(media.mediaTarget.sourceName);
  const bytes =
    isText(media) || file === null
      ? null
      : [
          file.typeLabel === null ? m.unknownType : kindOf(file.typeLabel, file.typeCode),
          formatSize(file.size),
        ].join(' · ');
  // A file of a share has a name that the head of the page does not tell.
  const lead =
    isNamedFile(media) && headingOf(media) !== media.title ? media.title : (bytes ?? source);
  const facts = [
    formatFull(media.publishedAt ?? media.createdAt),
    author === null && bytes !== null && lead === bytes ? source : bytes,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
  // All that found it: one looks for it under each of them.
  const names = [media.mediaTarget, ...media.alsoFoundBy]
    .map(targetName)
    .filter((name) => name !== '');
  return (
    <>
      {author === null ? (
        <span className="media-icon">
          <Icon name={media.preview !== null ? 'image' : bytes === null ? 'globe' : 'file'} />
        </span>
      ) : (
        <Avatar name={author.name ?? author.handle ?? ''} />
      )}
      <div className="media-facts">
        {author === null ? <div className="strong">{lead}</div> : <AuthorName author={author} />}
        <small>
          {facts}
          {media.uploadedBy !== null && (
            <Sentence text={m.byPerson({ name: SLOT })} slot={<b>{media.uploadedBy.fullName}</b>} />
          )}
          {media.uploadedBy === null && names.length > 0 && (
            <Sentence text={m.matchedTarget({ name: SLOT })} slot={<b>{names.join(', ')}</b>} />
          )}{' '}
          {m.seenTimes({ count: media.similar.seenCount })}
        </small>
      </div>
    </>
  );
}

/** Names are strangers' words: text alone, each in its own direction of reading. */
function AuthorName({ author: { name, handle } }: { author: NonNullable<Media['author']> }) {
  return (
    <div className="media-author">
      <b>
        <bdi>{name ?? `@${handle ?? ''}`}</bdi>
      </b>
      {name !== null && handle !== null && (
        <>
          {' '}
          <bdi className="media-handle">@{handle}</bdi>
        </>
      )}
    </div>
  );
}
