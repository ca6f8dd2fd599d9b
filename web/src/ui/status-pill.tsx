import type { ReactNode } from 'react';
import './status-pill.css';

export type PillTone = 'neutral' | 'review' | 'progress' | 'ok' | 'bad';
export type PillStatus = 'DETECTED' | 'VALIDATED' | 'RESOLVED' | 'DISMISSED';

const TONES: Record<PillStatus, PillTone> = {
  DETECTED: 'review',
  VALIDATED: 'progress',
  RESOLVED: 'ok',
  DISMISSED: 'neutral',
};

/** A dot and a word on a soft ground. */
export function Pill({ tone = 'neutral', children }: { tone?: PillTone; children: ReactNode }) {
  return (
    <span className="pill" data-tone={tone}>
      {children}
    </span>
  );
}

/** The pill of an alert's status; the word comes from the life cycle, which the caller knows. */
export function StatusPill({ status, children }: { status: PillStatus; children: ReactNode }) {
  return <Pill tone={TONES[status]}>{children}</Pill>;
}
