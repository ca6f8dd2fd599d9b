import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import * as m from '../../generated/messages/media-detail/index.ts';
import { isOneWith, pointOf, segmentsOf, type Segment, type TextSpan } from './text-segments.ts';
import './marked-text.css';

export interface MarkActs {
  active: string | null;
  onActive: (id: string | null) => void;
  /** A mark was chosen: its row in the table is shown. */
  onChoose: (id: string) => void;
}

/**
 * A text with the seen parts marked, and what is hidden in it named.
 * @param base where it begins in the whole text
 */
export function MarkedText({
  text,
  base,
  spans,
  ...acts
}: { text: string; base: number; spans: readonly TextSpan[] } & MarkActs) {
  const segments = segmentsOf(text, base, spans);
  return segments.map((segment, at) => (
    <Drawn
      key={segment.start}
      segment={segment}
      joins={[isOneWith(segments[at - 1], segment), isOneWith(segment, segments[at + 1])]}
      {...acts}
    />
  ));
}

/**
 * Leads to a mark inside an element, whenever another one is wanted or what the element shows has
 * changed.
 */
export function useLeadTo(
  box: RefObject<HTMLElement | null>,
  wanted: { id: string } | null,
  shown: unknown,
): void {
  useEffect(() => {
    if (wanted === null) return;
    const mark = box.current?.querySelector<HTMLElement>(
      `[data-starts~="${CSS.escape(wanted.id)}"]`,
    );
    mark?.scrollIntoView({ block: 'center' });
    mark?.focus({ preventScroll: true });
  }, [box, wanted, shown]);
}

function Drawn({
  segment,
  joins: [before, after],
  active,
  onActive,
  onChoose,
}: { segment: Segment; joins: readonly [before: boolean, after: boolean] } & MarkActs) {
  const { found, sign, start } = segment;
  const words =
    sign === null ? (
      segment.text
    ) : (
      <span className="text-sign" title={pointOf(segment.text)}>
        {sign}
      </span>
    );
  const first = found[0];
  if (first === undefined) return words;
  const choose = () => onChoose(first.id);
  const starts = found
    .filter((span) => span.start === start)
    .map(({ id }) => id)
    .join(' ');
  return (
    <mark
      className="mark-text text-mark"
      role="button"
      tabIndex={0}
      title={m.showInEvidenceTable}
      data-starts={starts}
      data-before={before}
      data-after={after}
      data-grave={found.some(({ severity }) => severity === 'CRITICAL' || severity === 'HIGH')}
      data-active={found.some(({ id }) => id === active)}
      onClick={choose}
      onPointerEnter={() => onActive(first.id)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(first.id)}
      onBlur={() => onActive(null)}
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
