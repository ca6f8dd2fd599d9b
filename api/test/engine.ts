import { createEngine, type Engine, type EngineOptions } from '../src/detectors/engine.ts';
import type { ScanLimits } from '../src/jobs/scan-options.ts';
import { HANG_MS } from './patience.ts';

/**
 * The engine with a budget of time that only bounds a hang: what a scan finds does not depend on
 * the speed of the machine.
 */
export const createTestEngine = (options: EngineOptions = {}): Engine =>
  createEngine({ milliseconds: HANG_MS, ...options });

/** The same for scan workers; memory as in the product. */
export const PATIENT_LIMITS: ScanLimits = {
  milliseconds: HANG_MS,
  megabytes: 768,
  startMilliseconds: HANG_MS,
  budgetMilliseconds: HANG_MS,
  workMilliseconds: HANG_MS,
};
