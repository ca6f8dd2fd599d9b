import * as m from '../generated/messages/controls/index.ts';
import './severity.css';

/** From worst to least, the order in which severities are offered and counted. */
export const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFORMATIVE'] as const;
export type SeverityName = (typeof SEVERITIES)[number];

const STEPS = [1, 2, 3, 4, 5] as const;
const LEVELS: Record<SeverityName, number> = {
  INFORMATIVE: 1,
  LOW: 2,
  MEDIUM: 3,
  HIGH: 4,
  CRITICAL: 5,
};
const LABELS: Record<SeverityName, string> = {
  get INFORMATIVE() {
    return m.informative;
  },
  get LOW() {
    return m.low;
  },
  get MEDIUM() {
    return m.medium;
  },
  get HIGH() {
    return m.high;
  },
  get CRITICAL() {
    return m.critical;
  },
};

/** The word people read for a severity. */
export const severityLabel = (severity: SeverityName): string => LABELS[severity];

/** All of them to choose from, from worst to least. */
export const severityOptions = (): { value: SeverityName; label: string }[] =>
  SEVERITIES.map((value) => ({ value, label: severityLabel(value) }));

/** Narrows a text, e.g. from the address bar, to a severity. */
export const isSeverity = (text: string): text is SeverityName =>
  SEVERITIES.some((severity) => severity === text);

/** Five rising bars and the word, because severity is never colour alone. */
export function Severity({ value }: { value: SeverityName }) {
  return (
    <span className="severity" data-severity={value}>
      <SeverityBars value={value} />
      {LABELS[value]}
    </span>
  );
}

function SeverityBars({ value }: { value: SeverityName }) {
  return (
    <svg className="severity-bars" viewBox="0 0 23 14" aria-hidden="true">
      {STEPS.map((step) => (
        <rect
          key={step}
          x={(step - 1) * 5}
          y={10 - step * 2}
          width="3"
          height={4 + step * 2}
          rx="1"
          className={step <= LEVELS[value] ? 'severity-bar-full' : 'severity-bar-rest'}
        />
      ))}
    </svg>
  );
}
