import type { FindingRowFragment } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { quotedExcerpt, stepsOf } from '../../lib/quotes.ts';
import { detectorName } from '../../lib/sayings.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { boxesOf, type Box } from './boxes.ts';
import { usePicture } from '../../domain/session/use-picture.ts';
import './evidence-picture.css';

interface EvidencePictureProps {
  title: string;
  preview: { width: number; height: number; path: string };
  findings: readonly FindingRowFragment[];
  /** The finding that is pointed at, here or in the table. */
  active: string | null;
  onActive: (id: string | null) => void;
  /** A box was chosen: its row in the table is shown. */
  onChoose: (id: string) => void;
}

/**
 * The picture with the evidence drawn on it. Its place has the picture's shape from the start, so
 * that nothing jumps.
 */
export function EvidencePicture({
  title,
  preview,
  findings,
  active,
  onActive,
  onChoose,
}: EvidencePictureProps) {
  const { picture, again } = usePicture(preview.path);
  const boxes = boxesOf(findings, preview);
  const shape = {
    aspectRatio: `${preview.width} / ${preview.height}`,
    maxWidth: `min(100%, ${Math.round((preview.width / preview.height) * 400)}px)`,
  };
  return (
    <div className="picture-ground">
      <div className="picture" style={shape} aria-busy={picture.phase === 'loading'}>
        {picture.phase === 'shown' && (
          <>
            <img className="picture-image" src={picture.url} alt={m.previewOf({ title })} />
            <svg
              className="picture-boxes"
              viewBox={`0 0 ${preview.width} ${preview.height}`}
              aria-hidden="true"
            >
              {boxes.map((box) => (
                <Shape key={box.finding.id} box={box} active={box.finding.id === active} />
              ))}
            </svg>
            {boxes.map((box) => (
              <BoxButton
                key={box.finding.id}
                box={box}
                active={box.finding.id === active}
                onActive={onActive}
                onChoose={onChoose}
              />
            ))}
          </>
        )}
        {picture.phase === 'failed' && (
          <div className="picture-failed" role="alert">
            <Icon name="image" />
            <p>{m.previewLoadFailed}</p>
            <Button size="s" icon="refresh" onClick={again}>
              {m.tryAgain}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

const corners = (shape: Box['shapes'][number]): string =>
  shape.map(({ x, y }) => `${x},${y}`).join(' ');

/** Drawn twice: a dark line below a bright one is seen on any picture. */
function Shape({ box, active }: { box: Box; active: boolean }) {
  return (
    <g className="picture-shape" data-active={active} data-grave={isGrave(box)}>
      {box.shapes.map((shape) => (
        <polygon
          key={`shadow ${corners(shape)}`}
          className="picture-shape-shadow"
          points={corners(shape)}
        />
      ))}
      {box.shapes.map((shape) => (
        <polygon
          key={`line ${corners(shape)}`}
          className="picture-shape-line"
          points={corners(shape)}
        />
      ))}
    </g>
  );
}

/** What is drawn, e.g. `QR code`: the next step of the way to the place, or else who saw it. */
const labelOf = (finding: FindingRowFragment): string =>
  stepsOf(finding)[1] ?? detectorName(finding.detector, finding.detectorLabel);
const isGrave = (box: Box): boolean =>
  box.finding.severity === 'CRITICAL' || box.finding.severity === 'HIGH';

function BoxButton({
  box,
  active,
  onActive,
  onChoose,
}: { box: Box; active: boolean } & Pick<EvidencePictureProps, 'onActive' | 'onChoose'>) {
  const { finding } = box;
  const on = () => onActive(finding.id);
  const off = () => onActive(null);
  return (
    <button
      type="button"
      className="picture-box"
      data-active={active}
      data-grave={isGrave(box)}
      data-low={box.top < 12}
      data-right={box.left > 60}
      style={{
        left: `${box.left}%`,
        top: `${box.top}%`,
        width: `${box.width}%`,
        height: `${box.height}%`,
      }}
      aria-label={m.showFinding({ labelOf: labelOf(finding), excerpt: quotedExcerpt(finding) })}
      onPointerEnter={on}
      onPointerLeave={off}
      onFocus={on}
      onBlur={off}
      onClick={() => onChoose(finding.id)}
    >
      <span className="picture-label">{labelOf(finding)}</span>
    </button>
  );
}
