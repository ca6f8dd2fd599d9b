import { drawnOf } from '@vedetta/detection/testing/campaign.ts';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  cutFilters,
  cutNotifications,
  cutSession,
  cutSignIn,
  cutTriage,
  cutUpload,
  slowLine,
} from './cuts.ts';
import { driven } from './drive.ts';
import { backAtOnce, filtersFlow, manyTargets } from './filters.flow.ts';
import { cutNotes } from './notes.cut.ts';
import { notificationsFlow } from './notifications.flow.ts';
import { passwordFlow } from './password.flow.ts';
import { sessionFlow } from './session.flow.ts';
import { signInFlow } from './sign-in.flow.ts';
import { NO_SCANS, startStage, type Stage } from './stage.ts';
import { targetFormFlow } from './target-form.flow.ts';
import { cutTour } from './tour.cut.ts';
import { tourFlow } from './tour.flow.ts';
import { transferFlow } from './transfer.flow.ts';
import { triageFlow } from './triage.flow.ts';
import { uploadFlow } from './upload.flow.ts';

// The machines of the flows drive the real page against the real server, faults included: the paths
// are those of the walk, every step is
// made to happen, and after each the page shows what the machine's tags promise. What a browser
// cannot cause stands in each flow's table.
// A page mostly waits: two companies, each with a server and a browser of its own, are driven
// beside each other.

/** `npm test` cuts some of the flows, drawn by the seed; each is driven as well. */
const CUTS = {
  'of a sign-in': cutSignIn,
  'of a session': cutSession,
  'of an upload': cutUpload,
  'of the product tour': cutTour,
};
const CUTS_AT_WORK = {
  'of an act on an alert': cutTriage,
  'of writing and deleting a note': cutNotes,
  'of reading notifications': cutNotifications,
  'of filtering': cutFilters,
  'of a list whose live line opens late': slowLine,
};

describe.concurrent('who comes in, and what they bring', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage({}, NO_SCANS);
  });
  afterAll(() => stage.stop());

  describe.sequential('the page goes where the machine goes', () => {
    test('at the sign-in', async () => driven(await signInFlow(stage)));
    test('in a session', async () => driven(await sessionFlow(stage)));
    test('with files to upload', async () => driven(await uploadFlow(stage)));
    test('with one file on its way', async () => driven(await transferFlow(stage)));
    test('with a new password', async () => driven(await passwordFlow(stage)));
    test('with targets to add', async () => driven(await targetFormFlow(stage)));
    test('through the product tour', async () => driven(await tourFlow(stage)));
  });

  // No answer reaches the page, or an answer that the server has given is lost: afterwards
  // everything is there, and once.
  describe.sequential(
    'a network that goes away in the middle and comes back ends in a right state',
    () => {
      test.each(drawnOf(Object.entries(CUTS), 2, 'cuts'))('%s', (_, cut) => cut(stage));
    },
  );
});

describe.concurrent('what is looked at, and what is done about it', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage();
  });
  afterAll(() => stage.stop());

  describe.sequential('the page goes where the machine goes', () => {
    test('with filters', async () => driven(await filtersFlow(stage)));

    test('with filters, however quickly somebody goes back', () => backAtOnce(stage));

    test('with more targets to filter by than are read at once', () => manyTargets(stage));
    test('with notifications', async () => driven(await notificationsFlow(stage)));
    test('on one alert', async () => driven(await triageFlow(stage)));
  });

  describe.sequential(
    'a network that goes away in the middle and comes back ends in a right state',
    () => {
      test.each(drawnOf(Object.entries(CUTS_AT_WORK), 2, 'cuts'))('%s', (_, cut) => cut(stage));
    },
  );
});
