import { createEngine, type Engine, type EngineOptions } from '../src/engine/engine.ts';
import { HANG_MS } from './patience.ts';

/**
 * The engine with a budget of time that only bounds a hang: what a scan finds does not depend on
 * the speed of the machine.
 */
export const createTestEngine = (options: EngineOptions = {}): Engine =>
  createEngine({ milliseconds: HANG_MS, ...options });
