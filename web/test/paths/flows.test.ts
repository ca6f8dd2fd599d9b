import { afterAll, beforeAll, describe, test } from 'vitest';
import { driveFlow, expectDriven } from './drive.ts';
import { signInFlow } from './sign-in.flow.ts';
import { startStage, type Stage } from './stage.ts';

// The machines of the flows drive the real page against the real server, faults included: the paths are those of the walk, every step is
// made to happen, and after each the page shows what the machine's tags promise. What a browser cannot cause stands in each flow's table.
let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
}, 90_000);
afterAll(() => stage.stop());

describe('the page goes where the machine goes', () => {
  test('at the sign-in', async () => {
    const flow = await signInFlow(stage);
    expectDriven(flow, await driveFlow(flow));
  });
});
