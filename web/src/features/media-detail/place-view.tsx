import type { FindingRowFragment } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from './copy-button.tsx';
import { formatBytesPlace, formatPosition } from './format.ts';
import './place-view.css';

/**
 * Where a finding was seen. No map is asked for: that would tell somebody else where the picture
 * was taken.
 */
export function PlaceView({
  place,
  fileSize,
  onMark,
}: {
  place: FindingRowFragment['place'];
  fileSize: number | null;
  onMark: (() => void) | null;
}) {
  switch (place.__typename) {
    case 'BytesPlace':
      return (
        <div className="place">
          <span className="mono">{formatBytesPlace(place.byteOffset, place.byteLength)}</span>
          {fileSize !== null && fileSize > 0 && (
            <FileMap offset={place.byteOffset} length={place.byteLength} size={fileSize} />
          )}
        </div>
      );
    case 'PositionPlace': {
      const words = formatPosition(place.latitude, place.longitude);
      return (
        <div className="place place-row">
          <span className="mono">{words}</span>
          <CopyButton text={words} what={m.coordinates} />
          {place.altitude !== null && (
            <small>{m.altitude({ round: Math.round(place.altitude) })}</small>
          )}
        </div>
      );
    }
    case 'BoxPlace':
      return <small>{m.inImage}</small>;
    case 'TextPlace':
      return onMark === null ? (
        <small>{m.inText}</small>
      ) : (
        <Button variant="link" onClick={onMark}>
          {m.showInText}
        </Button>
      );
    case 'PicturesPlace':
      return <small>{m.accountImage}</small>;
    case 'WholePlace':
      // The subject of a mail has no place in its file, and one on the page.
      return onMark === null ? (
        <small>{m.wholeFile}</small>
      ) : (
        <Button variant="link" onClick={onMark}>
          {m.showInText}
        </Button>
      );
  }
}

/** The picture of the account beside the one that it passes for; nothing for a finding without. */
export function PicturePair({ place }: { place: FindingRowFragment['place'] }) {
  if (place.__typename !== 'PicturesPlace') return null;
  return (
    <div className="picture-pair">
      {[
        { ...place.seen, whose: m.theAccount },
        { ...place.known, whose: m.watchedAccount },
      ].map(({ account, image, whose }) => (
        <figure key={whose}>
          <img src={image} alt={m.imageOf({ account })} width={72} height={72} />
          <figcaption>
            <small>{whose}</small>
            <span title={account}>{account}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/**
 * The file as a bar, from its first byte to its last, with the seen bytes filled; short ranges stay
 * visible.
 */
function FileMap({ offset, length, size }: { offset: number; length: number; size: number }) {
  const start = Math.min(100, (offset / size) * 100);
  const width = Math.max(1.5, Math.min(100 - start, (length / size) * 100));
  const from = Math.round(start);
  return (
    <div
      className="file-map"
      role="img"
      aria-label={m.rangeOfFile({
        from,
        min: Math.min(100, Math.round(start + (length / size) * 100)),
      })}
      title={m.positionInFile({ from })}
    >
      <div
        className="file-map-part"
        style={{ left: `${Math.min(start, 98.5)}%`, width: `${width}%` }}
      />
    </div>
  );
}
