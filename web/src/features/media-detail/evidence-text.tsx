import { useRef } from 'react';
import * as m from '../../generated/messages/media-detail/index.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { inFigures } from '../../ui/figures.ts';
import { MarkedText, useLeadTo, type MarkActs } from './marked-text.tsx';
import type { ItemText } from './use-text.ts';
import './evidence-text.css';

interface EvidenceTextProps extends MarkActs {
  text: ItemText;
  /** What is read, where that is not the item's own text. */
  label?: string;
}

/** The item's text with the seen parts marked; long ones part by part. */
export function EvidenceText({ text, label = m.itemText, ...acts }: EvidenceTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const { part, wanted } = text;
  useLeadTo(box, wanted, part?.offset);
  if (part === null) {
    if (text.error === undefined) return null;
    return (
      <p role="alert">
        {m.textLoadFailed} {said(toProblem(text.error).message)}{' '}
        <Button variant="link" onClick={text.again}>
          {m.tryAgain}
        </Button>
      </p>
    );
  }
  if (part.length === 0) return null;
  const isLong = text.back !== null || text.on !== null;
  return (
    <div className="item-text">
      <div
        ref={box}
        className="media-text"
        data-long={part.text.length > 1_500}
        role="region"
        aria-label={label}
        aria-busy={text.loading}
        tabIndex={0}
      >
        <MarkedText text={part.text} base={part.offset} spans={text.spans} {...acts} />
      </div>
      {isLong && (
        <nav className="text-parts" aria-label={m.partsOfText}>
          <small role="status">
            {m.characterRange({
              from: inFigures(part.offset + 1),
              to: inFigures(part.offset + part.text.length),
              length: inFigures(part.length),
            })}
          </small>
          <Button size="s" icon="left" disabled={text.back === null} onClick={() => text.back?.()}>
            {m.previousPart}
          </Button>
          <Button
            size="s"
            iconRight="right"
            disabled={text.on === null}
            onClick={() => text.on?.()}
          >
            {m.nextPart}
          </Button>
        </nav>
      )}
      {text.error !== undefined && (
        <p role="alert">
          {m.textLoadFailed} {said(toProblem(text.error).message)}{' '}
          <Button variant="link" onClick={text.again}>
            {m.tryAgain}
          </Button>
        </p>
      )}
    </div>
  );
}
