import { useEffect, useRef, type KeyboardEvent } from 'react';
import * as m from '../../generated/messages/media-detail/index.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { inFigures } from '../../ui/figures.ts';
import { isOneWith, pointOf, segmentsOf, type Segment } from './text-segments.ts';
import type { ItemText } from './use-text.ts';
import './evidence-text.css';

interface EvidenceTextProps {
  text: ItemText;
  active: string | null;
  onActive: (id: string | null) => void;
  /** A mark was chosen: its row in the table is shown. */
  onChoose: (id: string) => void;
}

/** The item's text with the seen parts marked; long ones part by part. */
export function EvidenceText({ text, active, onActive, onChoose }: EvidenceTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const { part, wanted } = text;
  const shown = part?.offset;
  useEffect(() => {
    if (wanted === null) return;
    const mark = box.current?.querySelector<HTMLElement>(`[data-starts~="${CSS.escape(wanted.id)}"]`);
    mark?.scrollIntoView({ block: 'center' });
    mark?.focus({ preventScroll: true });
  }, [wanted, shown]);
  if (part === null) {
    if (text.error === undefined) return null;
    return <p role="alert">{m.theTextCouldNotBe} {said(toProblem(text.error).message)} <Button variant="link" onClick={text.again}>{m.tryAgain}</Button></p>;
  }
  if (part.length === 0) return null;
  const segments = segmentsOf(part.text, part.offset, text.spans);
  const isLong = text.back !== null || text.on !== null;
  return (
    <div className="item-text">
      <div ref={box} className="media-text" data-long={part.text.length > 1_500} role="region" aria-label={m.textOfItem} aria-busy={text.loading} tabIndex={0}>
        {segments.map((segment, at) => <Drawn key={segment.start} segment={segment} joins={[isOneWith(segments[at - 1], segment), isOneWith(segment, segments[at + 1])]} active={active} onActive={onActive} onChoose={onChoose} />)}
      </div>
      {isLong && (
        <nav className="text-parts" aria-label={m.partsOfText}>
          <small role="status">{m.charactersOf({ from: inFigures(part.offset + 1), to: inFigures(part.offset + part.text.length), length: inFigures(part.length) })}</small>
          <Button size="s" icon="left" disabled={text.back === null} onClick={() => text.back?.()}>{m.earlierPart}</Button>
          <Button size="s" iconRight="right" disabled={text.on === null} onClick={() => text.on?.()}>{m.nextPart}</Button>
        </nav>
      )}
      {text.error !== undefined && <p role="alert">{m.theTextCouldNotBe} {said(toProblem(text.error).message)} <Button variant="link" onClick={text.again}>{m.tryAgain}</Button></p>}
    </div>
  );
}

function Drawn({ segment, joins: [before, after], active, onActive, onChoose }: { segment: Segment; joins: readonly [before: boolean, after: boolean] } & Omit<EvidenceTextProps, 'text'>) {
  const { found, sign, start } = segment;
  const words = sign === null ? segment.text : <span className="text-sign" title={pointOf(segment.text)}>{sign}</span>;
  const first = found[0];
  if (first === undefined) return words;
  const choose = () => onChoose(first.id);
  const starts = found.filter((span) => span.start === start).map(({ id }) => id).join(' ');
  return (
    <mark
      className="mark-text text-mark" role="button" tabIndex={0} title={m.showInEvidenceTable} data-starts={starts}
      data-before={before} data-after={after} data-grave={found.some(({ severity }) => severity === 'CRITICAL' || severity === 'HIGH')} data-active={found.some(({ id }) => id === active)}
      onClick={choose} onPointerEnter={() => onActive(first.id)} onPointerLeave={() => onActive(null)} onFocus={() => onActive(first.id)} onBlur={() => onActive(null)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose();
      }}
    >
      {words}
    </mark>
  );
}
