import type { ReactNode } from 'react';
import type { SHAPES } from './icon-shapes.tsx';
import './icon.css';

/** What the public pages draw: the first load carries no more. */
const FIRST = {
  down: <path d="M6 9l6 6 6-6" />,
  check: <path d="M5 13l4 4L19 7" />,
  x: <path d="M6 6l12 12M18 6L6 18" />,
  eye: (
    <>
      <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  'eye-off': (
    <>
      <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z" />
      <circle cx="12" cy="12" r="3" />
      <path d="M4 4l16 16" />
    </>
  ),
  warning: (
    <>
      <path d="M12 4l9 16H3z" />
      <path d="M12 10v4m0 3v.01" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5m0-8v.01" />
    </>
  ),
  'check-circle': (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M8 12.500l3 3 5-6" />
    </>
  ),
  circle: <circle cx="12" cy="12" r="9" />,
  copy: (
    <>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M5 15H4V5a1 1 0 011-1h10v1" />
    </>
  ),
  download: <path d="M12 5v11m-5-5l5 5 5-5M5 20h14" />,
  refresh: <path d="M20 11a8 8 0 10-2 6m2-12v6h-6" />,
  offline: (
    <path d="M3 3l18 18M5 12.500a10 10 0 015-2.700m4 .2a10 10 0 015 2.500M8.5 16a5 5 0 017 0M12 20v.01" />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof FIRST | keyof typeof SHAPES;

const shapes: Partial<Record<IconName, ReactNode>> = { ...FIRST };

/**
 * For what loads the pages behind the login: their shapes are there before the first of them is
 * drawn.
 */
export function addShapes(more: typeof SHAPES): void {
  Object.assign(shapes, more);
}

/** A 16 px line drawing. Decoration unless `label` is given, which then is its text alternative. */
export function Icon({
  name,
  label,
  className,
}: {
  name: IconName;
  label?: string;
  className?: string;
}) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 24 24"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {shapes[name]}
    </svg>
  );
}
