/** One stop of a tour. */
export interface TourStep {
  /** Path of the screen on which it stands. */
  route: string;
  /** Name of the element to highlight, as the page marks it. */
  target: string;
  title: string;
  description: string;
}
export interface TourOptions {
  closeOnEsc: boolean;
  closeOnClickOutside: boolean;
}

/** Both ways of closing are on unless said otherwise. */
export const TOUR_OPTIONS: TourOptions = { closeOnEsc: true, closeOnClickOutside: true };

/** The tour of a free trial. */
export const FREE_TRIAL_TOUR: readonly TourStep[] = [
  {
    route: '/scan-file',
    target: 'file-uploader',
    title: 'Welcome to Vedetta',
    description: 'Upload an image to scan for threats.',
  },
  {
    route: '/threat-manager',
    target: 'threat-manager-item',
    title: 'Review detected risks',
    description: 'Detected risks will appear in the Threat Manager.',
  },
];

/** A step index inside the tour: never below the first nor above the last. */
export function clampStep(index: number, steps: readonly TourStep[]): number {
  return Number.isFinite(index)
    ? Math.min(Math.max(Math.trunc(index), 0), Math.max(steps.length - 1, 0))
    : 0;
}
