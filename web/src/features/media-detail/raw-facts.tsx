import type { ReactNode } from 'react';
import type { MediaDetailQuery } from '../../generated/media-detail/graphql.ts';
import { formatFull } from '../../lib/dates.ts';
import { CopyButton } from './copy-button.tsx';
import { formatSize } from '../../lib/sizes.ts';
import './raw-facts.css';

type Media = MediaDetailQuery['media'];

/** The bare facts: what the bytes are, where they came from, and their fingerprint to look for elsewhere. */
export function RawFacts({ media }: { media: Media }) {
  const facts: { name: string; value: ReactNode }[] = [];
  const add = (name: string, value: ReactNode) => facts.push({ name, value });
  if (media.file !== null) {
    add('File name', media.file.filename);
    add('Type', media.file.typeLabel ?? 'Not known');
    add('MIME type', <span className="mono">{media.file.mime ?? 'not known'}</span>);
    add('Size', `${formatSize(media.file.size)} (${media.file.size.toLocaleString('en')} bytes)`);
    add('SHA-256', <span className="raw-copy"><span className="mono">{media.file.sha256}</span><CopyButton text={media.file.sha256} what="SHA-256" /></span>);
  }
  if (media.preview !== null) add('Picture', `${media.preview.width} × ${media.preview.height} pixels`);
  if (media.url !== null) add('Address', <span className="mono">{media.url}</span>);
  add('Source', media.mediaTarget.sourceName);
  add('Uploaded by', media.uploadedBy === null ? '—' : `${media.uploadedBy.fullName}, ${media.uploadedBy.email}`);
  add('Added', formatFull(media.createdAt));
  add('Id', <span className="mono">{media.id}</span>);
  return (
    <dl className="raw-facts">
      {facts.map((fact) => <div key={fact.name}><dt>{fact.name}</dt><dd>{fact.value}</dd></div>)}
    </dl>
  );
}
