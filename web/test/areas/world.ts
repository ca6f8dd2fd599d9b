import type { Stage } from '../paths/stage.ts';

/**
 * What the areas stand on, beside each other: one server, each suite with people of its own. Known
 * once the stage stands, so asked for inside a test.
 */
export type At = () => Stage;
