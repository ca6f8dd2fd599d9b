export * from './support/paths.ts';
export { journeyOf, nameOfStep } from './support/journey.ts';
export type { Journey } from './support/journey.ts';
