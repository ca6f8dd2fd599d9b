import { afterAll, beforeAll } from 'vitest';
import { dateFieldSuites } from './areas/date-fields.ts';
import { listSuites } from './areas/lists.ts';
import { preferenceSuites } from './areas/preferences.ts';
import { secondFactorSuites } from './areas/second-factor.ts';
import { targetSuites } from './areas/targets.ts';
import { tourSuites } from './areas/tour.ts';
import { userSettingsSuites } from './areas/user-settings.ts';
import { startStage, type Stage } from './paths/stage.ts';

// The product tour, the user's settings, the targets, saved views and the palette: each rule of
// `docs/rules.md` on the real pages, axe in both themes. The suites are beside each other: whoever
// is in one does nothing that shows in another.
let stage: Stage;
const at = (): Stage => stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.stop());

dateFieldSuites(at);
tourSuites(at);
userSettingsSuites(at);
secondFactorSuites(at);
preferenceSuites(at);
targetSuites(at);
listSuites(at);
