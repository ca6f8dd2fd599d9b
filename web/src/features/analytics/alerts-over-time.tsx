import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/analytics/index.ts';
import { inFigures } from '../../ui/figures.ts';
import { SEVERITIES, severityLabel } from '../../ui/severity.tsx';
import type { Bucket, Unit } from './buckets.ts';
import { areaPath, labelsThatFit, stack, ticksOf } from './geometry.ts';
import { listPath, type Scope } from './links.ts';
import { useSize } from './use-size.ts';
import { perUnit } from './words.ts';

/** The least it has; it grows with its card. */
const LEAST_HEIGHT = 242;
/**
 * Room for the figures of the axis at the left, half of one above the highest tick, and the days
 * below; the style sheet has the same.
 */
const LEFT = 34;
const TOP = 8;
const BOTTOM = 22;
/** Fewer places than this are drawn as columns: an area needs a way to go. */
const FEWEST_FOR_AREA = 8;

interface OverTimeProps {
  buckets: readonly Bucket[];
  unit: Unit;
  scope: Scope;
  /** What has not begun yet is not drawn. */
  today: string;
}

/**
 * The alerts of each day, week or month by severity, the worst at the bottom. Each column leads to
 * its alerts; the arrows go from one to the next.
 */
export function AlertsOverTime({ buckets, unit, scope, today }: OverTimeProps) {
  const [holder, width, height] = useSize<HTMLDivElement>(700, LEAST_HEIGHT);
  const foot = height - BOTTOM;
  const begun = buckets.filter(({ from }) => from <= today);
  const ticks = ticksOf(Math.max(...begun.map(({ total }) => total), 0));
  const top = ticks.at(-1) ?? 1;
  const y = (value: number) => TOP + (foot - TOP) * (1 - value / top);
  const column = (width - LEFT) / Math.max(1, buckets.length);
  const layers = stack(SEVERITIES.map((severity) => begun.map(({ counts }) => counts[severity])));
  const centre = (index: number) => LEFT + (index + 0.5) * column;
  const isArea = buckets.length >= FEWEST_FOR_AREA && begun.length > 1;
  const bar = Math.min(64, column * 0.6);
  return (
    <div className="over-time" ref={holder}>
      <svg width={width} height={height} aria-hidden="true" className="over-time-drawing">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} className="axis-line" />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className="axis-text">
              {inFigures(tick)}
            </text>
          </g>
        ))}
        {SEVERITIES.map((severity, row) => {
          const layer = layers[row] ?? { from: [], to: [] };
          return (
            <g key={severity} data-severity={severity} className="over-time-layer">
              {isArea ? (
                <path d={areaPath(layer, centre, y)} />
              ) : (
                layer.to.map((value, index) => (
                  <rect
                    key={buckets[index]?.from}
                    x={centre(index) - bar / 2}
                    y={y(value)}
                    width={bar}
                    height={Math.max(0, y(layer.from[index] ?? 0) - y(value))}
                  />
                ))
              )}
            </g>
          );
        })}
        {labelsThatFit(buckets.length, column, 60).map((index) => (
          <text
            key={index}
            x={Math.min(centre(index), width - 22)}
            y={foot + 16}
            textAnchor="middle"
            className="axis-text"
          >
            {buckets[index]?.short}
          </text>
        ))}
      </svg>
      <Columns buckets={begun} all={buckets.length} unit={unit} scope={scope} />
    </div>
  );
}

interface ColumnsProps {
  buckets: readonly Bucket[];
  all: number;
  unit: Unit;
  scope: Scope;
}

function Columns({ buckets, all, unit, scope }: ColumnsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState(buckets.length - 1);
  const stop = Math.min(chosen, buckets.length - 1);
  const move = (event: KeyboardEvent) => {
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: buckets.length - 1 }[
      event.key
    ];
    if (to === undefined || to < 0 || to >= buckets.length) return;
    event.preventDefault();
    setChosen(to);
    list.current?.querySelectorAll('a')[to]?.focus();
  };
  return (
    <ol className="over-time-columns" aria-label={perUnit(unit)} ref={list} onKeyDown={move}>
      {buckets.map((bucket, index) => (
        <li
          key={bucket.from}
          style={{ width: `${100 / all}%` }}
          data-side={index > all / 2 ? 'left' : 'right'}
        >
          <Link
            to={listPath({ ...scope, days: bucket })}
            tabIndex={index === stop ? 0 : -1}
            aria-label={inWords(bucket)}
            onFocus={() => setChosen(index)}
          >
            <Tip bucket={bucket} />
          </Link>
        </li>
      ))}
    </ol>
  );
}

function inWords({ words, total, counts }: Bucket): string {
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) =>
    m.countOfSeverity({ count: counts[severity], severity: severityLabel(severity).toLowerCase() }),
  );
  return `${words}: ${m.countedAlerts({ count: total })}${parts.length === 0 ? '' : `, ${parts.join(', ')}`}`;
}

function Tip({ bucket: { words, total, counts } }: { bucket: Bucket }) {
  return (
    <span className="over-time-tip" aria-hidden="true">
      <b>{words}</b>
      <span>{m.countedAlerts({ count: total })}</span>
      {SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => (
        <span key={severity} className="over-time-tip-row" data-severity={severity}>
          <i className="swatch" />
          {severityLabel(severity)}
          <b className="num">{inFigures(counts[severity])}</b>
        </span>
      ))}
    </span>
  );
}
