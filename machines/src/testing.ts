export * from './support/paths.ts';
export type * from './support/walk-types.ts';
export { journeyOf, nameOfStep } from './support/journey.ts';
export type { Journey } from './support/journey.ts';
